import { parentPort } from 'node:worker_threads'
import { makePack, type PackJob } from './packJob.ts'

/** Hands over a file and waits until it is stored: no more than one is in memory twice. */
const stored = () => new Promise(resolve => parentPort?.once('message', resolve))

parentPort?.once('message', async (job: PackJob) => {
  for await (const event of makePack(job)) {
    const isStored = stored()
    parentPort?.postMessage(event)
    await isStored
  }
  parentPort?.postMessage(null)
})
parentPort?.postMessage('ready')
