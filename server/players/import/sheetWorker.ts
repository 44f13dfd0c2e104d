import { parentPort } from 'node:worker_threads'
import { readSheetCells } from '../../../plugins/roster/readSheetCells.ts'
import { ownThread } from '../../workers/threadTime.ts'

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await readSheetCells(bytes)))
parentPort?.postMessage(ownThread())
