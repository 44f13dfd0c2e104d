import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PackEvent } from '../../engine/print/index.ts'
import type { PackJob } from './packJob.ts'

/** Makes packs. `makePack` is one that blocks its thread. */
export type PackMaker = (job: PackJob) => AsyncGenerator<PackEvent>

/** Of memory for objects, at most: four times what 100 players need. With more, the worker would only clear up less often. */
const heapMegabytes = 400

/** Makes each pack in a worker of its own, which ends with it: its memory is given back. */
export const openPackMaker = (): PackMaker =>
  async function* make(job) {
    const worker = new Worker(new URL('./startPackWorker.js', import.meta.url), {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, stackSizeMb: 4 },
    })
    worker.unref()
    const ended = once(worker, 'exit').then(() => {
      throw new Error('The worker stopped before the pack was made.')
    })
    // It also ends when all was made: then nobody waits for it.
    ended.catch(() => {})
    const next = async () => (await Promise.race([once(worker, 'message'), ended]))[0]
    try {
      await next()
      let message = next()
      worker.postMessage(job)
      for (let event: PackEvent | null = await message; event !== null; event = await message) {
        yield event
        message = next()
        worker.postMessage('stored')
      }
    } finally {
      await worker.terminate()
    }
  }
