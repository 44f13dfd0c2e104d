import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Does work apart from the server, in a thread of its own, one job at a time. */
interface WorkerPool<Job, Outcome> {
  /**
   * `busy` when too many wait, or the worker did not start in time; `spent` when a job took too long or too much memory,
   * and went with its worker.
   */
  run(job: Job): Promise<Outcome | 'busy' | 'spent'>
  close(): Promise<void>
}

interface WorkerPoolOptions {
  /**
   * A JavaScript file: a worker does not inherit tsx from its parent. It sends a message when it has loaded what it works
   * with, then one for each that it gets.
   */
  readonly script: URL
  /** Milliseconds for one job. */
  readonly timeout: number
  /** Milliseconds until the worker is ready. A job is not blamed for a machine that takes its time to load its code. */
  readonly startTimeout?: number
  readonly maxWaiting: number
  /** Of the worker's heap. */
  readonly megabytes: number
}

/** Starts its worker with the first job. */
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
    resourceLimits: { maxOldGenerationSizeMb: megabytes, stackSizeMb: 4 },
  })
  worker.unref()
  // Heard where a job waits; without this the server would end with the worker.
  worker.on('error', () => {})
  return worker
}

class TimedOut extends Error {}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The next message of a worker. Rejects when the worker ends, or takes longer than `timeout`. */
async function messageOf<Message>(worker: Worker, timeout: number): Promise<Message> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), timeout)
  const message = once(worker, 'message', { signal: given.signal })
  const ended = once(worker, 'exit', { signal: given.signal }).then(() => {
    throw new Error('A worker has ended before its work was done.')
  })
  try {
    const [sent] = await Promise.race([message, ended])
    return sent
  } catch (error) {
    throw given.signal.aborted ? new TimedOut() : error
  } finally {
    clearTimeout(timer)
    given.abort()
    // Whichever of the two did not come is given up by the signal.
    await Promise.allSettled([message, ended])
  }
}
