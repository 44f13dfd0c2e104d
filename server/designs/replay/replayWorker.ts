import { parentPort } from 'node:worker_threads'
import { type ReplayJob, runReplay } from './replayJobs.ts'

parentPort?.on('message', async (job: ReplayJob) => parentPort?.postMessage(await runReplay(job)))
parentPort?.postMessage('ready')
