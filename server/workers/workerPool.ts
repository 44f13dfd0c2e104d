import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Runs jobs in a worker thread, one at a time. */
interface WorkerPool<Job, Outcome> {
  /**
   * `busy` when too many jobs are waiting or the worker did not start in time; `spent` when a job took too much time or
   * memory and its worker was terminated.
   */
  run(job: Job): Promise<Outcome | 'busy' | 'spent'>
  close(): Promise<void>
}

interface WorkerPoolOptions {
  /**
   * A JavaScript file, because a worker does not inherit tsx from its parent. It sends a message when it is loaded,
   * then one for each job.
   */
  readonly script: URL
  /** The timeout of a job in milliseconds. */
  readonly timeout: number
  /** The timeout for starting the worker in milliseconds, so that slow loading does not count towards a job. */
  readonly startTimeout?: number
  readonly maxWaiting: number
  /** The maximum heap of the worker. */
  readonly megabytes: number
}

/**
 * The heap for new objects in a worker. By default V8 takes up to 48 MB in every thread before it clears them away, which
 * was a tenth of the memory of a busy server.
 */
export const youngMegabytes = 12

/** The worker starts with the first job. */
export function createWorkerPool<Job, Outcome>(options: WorkerPoolOptions): WorkerPool<Job, Outcome> {
  const { timeout, startTimeout = 60_000, maxWaiting } = options
  let worker: Worker | null = null
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function begin(job: Job): Promise<Outcome | 'busy' | 'spent'> {
    let isStarting = worker === null
    worker ??= startWorker(options)
    const own = worker
    try {
      if (isStarting) await messageOf(own, startTimeout)
      isStarting = false
      own.postMessage(job)
      return await messageOf<Outcome>(own, timeout)
    } catch (error) {
      worker = null
      await own.terminate()
      if (error instanceof TimedOut) return isStarting ? 'busy' : 'spent'
      if (isOutOfMemory(error)) return 'spent'
      throw error
    }
  }

  return {
    async run(job) {
      if (waiting >= maxWaiting) return 'busy'
      waiting++
      const done = last.then(() => begin(job))
      last = done.catch(() => {})
      return done.finally(() => waiting--)
    },
    async close() {
      await worker?.terminate()
      worker = null
    },
  }
}

function startWorker({ script, megabytes }: WorkerPoolOptions): Worker {
  const worker = new Worker(script, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes, stackSizeMb: 4 },
  })
  worker.unref()
  // The waiting job handles the error; without a listener the server would exit.
  worker.on('error', () => {})
  return worker
}

class TimedOut extends Error {}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The next message of a worker. Rejects when the worker exits or after `timeout`. */
async function messageOf<Message>(worker: Worker, timeout: number): Promise<Message> {
  const input = new AbortController()
  const timer = setTimeout(() => input.abort(), timeout)
  const message = once(worker, 'message', { signal: input.signal })
  const ended = once(worker, 'exit', { signal: input.signal }).then(() => {
    throw new Error('A worker stopped before its job was done.')
  })
  try {
    const [sent] = await Promise.race([message, ended])
    return sent
  } catch (error) {
    throw input.signal.aborted ? new TimedOut() : error
  } finally {
    clearTimeout(timer)
    input.abort()
    // The signal cancels the wait for the other event.
    await Promise.allSettled([message, ended])
  }
}
