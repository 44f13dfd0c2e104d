import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createJobClock, type JobClock } from './threadTime.ts'

/** Runs jobs in a worker thread, one at a time. */
interface WorkerPool<Job, Outcome> {
  /**
   * `spent` when a job used too much processor time or memory; `busy` when it may be tried again: too many are waiting,
   * or the machine had no time for the worker. The worker of such a job is terminated.
   */
  run(job: Job): Promise<Outcome | 'busy' | 'spent'>
  close(): Promise<void>
}

interface WorkerPoolOptions {
  /**
   * A JavaScript file, because a worker does not inherit tsx from its parent. It sends its `ownThread()` when it is
   * loaded, then one message for each job.
   */
  readonly script: URL
  /**
   * The processor time of a job in milliseconds: on a busy machine it takes longer. Threads that work for the worker are
   * not counted. Where the system does not tell processor time, the clock counts.
   */
  readonly timeout: number
  /** The time of a job by the clock in milliseconds; by default twice its processor time. */
  readonly clockTimeout?: number
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
  const { timeout, clockTimeout = 2 * timeout, startTimeout = 60_000, maxWaiting } = options
  let worker: Worker | null = null
  let thread = ''
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function begin(job: Job): Promise<Outcome | 'busy' | 'spent'> {
    let isStarting = worker === null
    worker ??= startWorker(options)
    const own = worker
    try {
      if (isStarting)
        thread = String(await messageOf(own, createJobClock('', { timeout: Infinity, clockTimeout: startTimeout })))
      isStarting = false
      const clock = createJobClock(thread, { timeout, clockTimeout })
      own.postMessage(job)
      return await messageOf<Outcome>(own, clock)
    } catch (error) {
      worker = null
      await own.terminate()
      if (error instanceof TimedOut) return error.outcome
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

class TimedOut extends Error {
  readonly outcome: 'busy' | 'spent'

  constructor(outcome: 'busy' | 'spent') {
    super('A worker took too long.')
    this.outcome = outcome
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The next message of a worker. Rejects when the worker exits, or with the end that the clock comes to. */
async function messageOf<Message>(worker: Worker, clock: JobClock): Promise<Message> {
  const input = new AbortController()
  let end: 'busy' | 'spent' | null = null
  let timer: NodeJS.Timeout | undefined
  const check = (): void => {
    const left = clock()
    if (typeof left === 'number') timer = setTimeout(check, left)
    else {
      end = left
      input.abort()
    }
  }
  const message = once(worker, 'message', { signal: input.signal })
  const ended = once(worker, 'exit', { signal: input.signal }).then(() => {
    throw new Error('A worker stopped before its job was done.')
  })
  check()
  try {
    const [sent] = await Promise.race([message, ended])
    return sent
  } catch (error) {
    throw end ? new TimedOut(end) : error
  } finally {
    clearTimeout(timer)
    input.abort()
    // The signal cancels the wait for the other event.
    await Promise.allSettled([message, ended])
  }
}
