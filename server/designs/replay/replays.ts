import { createHash } from 'node:crypto'
import { Problem } from '../../http/problem.ts'
import { createWorkerPool } from '../../workers/workerPool.ts'
import type { ReplayJob, ReplayOutcome, ReplayOutcomes } from './replayJobs.ts'

/**
 * Outcomes of replays. A transaction must not wait for one: `take` throws `ReplayNeeded` for an outcome that is not
 * there yet, the transaction is rolled back, `run` makes the outcome, and the transaction starts again (`inShop`).
 */
export interface Replays {
  /** @throws ReplayNeeded */
  take<Kind extends ReplayJob['kind']>(job: ReplayJob & { readonly kind: Kind }): ReplayOutcomes[Kind]
  /** @throws Problem not-ready when too many wait, or one took too long */
  run(needed: ReplayNeeded): Promise<void>
  /**
   * The whole log as one update, small enough to be stored.
   * @param updates in any order
   * @throws Error when the merged log is not the log; Problem not-ready as `run`
   */
  merge(updates: readonly Uint8Array[]): Promise<Uint8Array>
  close(): Promise<void>
}

/** Thrown in a transaction that needs the outcome of a job. */
export class ReplayNeeded extends Error {
  readonly key: string
  readonly job: ReplayJob

  constructor(key: string, job: ReplayJob) {
    super(`A transaction needs a replay (${job.kind}) that has not run.`)
    this.key = key
    this.job = job
  }
}

interface Kept {
  readonly outcome: ReplayOutcome
  /** The size of the log in bytes. */
  readonly weight: number
}

/** Logs of so many bytes together are kept; documents are larger than their logs, but seldom by much. */
const maxWeight = 64 * 1024 * 1024
const maxKept = 500

/** @param play runs a job, off the thread of the server */
export function createReplays(play: (job: ReplayJob) => Promise<ReplayOutcome>, close = async () => {}): Replays {
  // A map remembers the order, so the first is the one that was used least recently.
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<void>>()
  let weight = 0

  const forget = (key: string): void => {
    weight -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  const keep = (key: string, added: Kept): void => {
    forget(key)
    kept.set(key, added)
    weight += added.weight
    for (const old of kept.keys()) {
      if (old === key || (weight <= maxWeight && kept.size <= maxKept)) break
      forget(old)
    }
  }

  const replays: Replays = {
    take<Kind extends ReplayJob['kind']>(job: ReplayJob & { readonly kind: Kind }): ReplayOutcomes[Kind] {
      const key = keyOf(job)
      const found = kept.get(key)
      if (!found) throw new ReplayNeeded(key, job)
      kept.delete(key)
      kept.set(key, found)
      // The key names the kind.
      return found.outcome as ReplayOutcomes[Kind]
    },
    run({ key, job }) {
      const before = running.get(key)
      if (before) return before
      const run = play(job)
        .then(outcome => {
          keep(key, { outcome, weight: sizeOf(job.updates) + 1024 })
          const grown = grownLog(job, outcome)
          if (grown) keep(keyOf(grown.job), { outcome: grown.after, weight: sizeOf(grown.job.updates) + 1024 })
        })
        .finally(() => running.delete(key))
      running.set(key, run)
      return run
    },
    async merge(updates) {
      // A merge is the same for every garment.
      const job = { kind: 'merge', productType: 'SOCCER_KIT', updates } as const
      try {
        return replays.take(job)
      } catch (error) {
        if (!(error instanceof ReplayNeeded)) throw error
        await replays.run(error)
        return replays.take(job)
      }
    },
    close,
  }
  return replays
}

/** The longer log that a job leaves, and what it shows: the job has played it already, so no reader has to. */
function grownLog({ kind, productType, updates }: ReplayJob, outcome: ReplayOutcome) {
  if ((kind !== 'judge' && kind !== 'rename') || !('parts' in outcome)) return null
  const job = { kind: 'open', productType, updates: [...updates, ...outcome.parts.map(({ bytes }) => bytes)] } as const
  return { job, after: outcome.after }
}

const sizeOf = (updates: readonly Uint8Array[]) => updates.reduce((sum, { length }) => sum + length, 0)

/** By content: a rolled back transaction may have shown a log that was never stored. */
function keyOf(job: ReplayJob): string {
  const hash = createHash('sha256')
  for (const update of job.updates) hash.update(`${update.length} `).update(update)
  if (job.kind === 'rename') hash.update(JSON.stringify([job.author, job.name]))
  if (job.kind === 'judge') hash.update(JSON.stringify([job.owner, [...job.owners]])).update(job.update)
  return `${job.kind} ${job.productType} ${hash.digest('base64')}`
}

interface WorkerOptions {
  /** Milliseconds of a processor for one job. */
  readonly timeout?: number
  readonly maxWaiting?: number
}

/** Replays in a worker, one after the other. It starts with the first. */
export function openReplays({ timeout = 30_000, maxWaiting = 200 }: WorkerOptions = {}): Replays {
  const pool = createWorkerPool<ReplayJob, ReplayOutcome>({
    script: new URL('./startReplayWorker.js', import.meta.url),
    timeout,
    maxWaiting,
    megabytes: 1024,
  })
  const play = async (job: ReplayJob): Promise<ReplayOutcome> => {
    const outcome = await pool.run(job)
    if (outcome === 'busy' || outcome === 'spent') throw new Problem('not-ready', { headers: { 'retry-after': '5' } })
    return outcome
  }
  return createReplays(play, pool.close)
}
