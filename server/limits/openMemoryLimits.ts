import type { Limits } from './limits.ts'
import { nextArrival } from './nextArrival.ts'

/** Keys after which those whose buckets are full again are forgotten. */
const manyKeys = 50_000

/** Limits of one process. */
export function openMemoryLimits(now: () => number): Limits {
  const fullAt = new Map<string, number>()
  let sweepAt = manyKeys
  const sweep = () => {
    for (const [key, at] of fullAt) if (at <= now()) fullAt.delete(key)
    sweepAt = Math.max(manyKeys, fullAt.size * 2)
  }
  return {
    async take(key, limit) {
      if (fullAt.size >= sweepAt) sweep()
      const next = nextArrival(fullAt.get(key), limit, now())
      fullAt.set(key, next.fullAt)
      return next.taken
    },
    close: () => fullAt.clear(),
  }
}
