import { parentPort } from 'node:worker_threads'
import { ownThread } from '../../workers/threadTime.ts'
import { type ReplayJob, runReplay } from './replayJobs.ts'

parentPort?.on('message', async (job: ReplayJob) => parentPort?.postMessage(await runReplay(job)))
parentPort?.postMessage(ownThread())
