import { parentPort } from 'node:worker_threads'
import { ownThread } from '../../workers/threadTime.ts'
import { prepareFont } from './prepareFont.ts'

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await prepareFont(bytes)))
parentPort?.postMessage(ownThread())
