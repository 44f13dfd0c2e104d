import type { Limits } from './limits.ts'
import { openMemoryLimits } from './memoryLimits.ts'

/** Milliseconds before limits that failed are asked again: each attempt costs its caller the time until it fails. */
const rest = 5_000

/**
 * Counts in this process while the shared limits cannot count: a shop stays open without Redis, and nobody gets through
 * uncounted.
 */
export function elseInMemory(shared: Limits, now: () => number): Limits {
  const own = openMemoryLimits(now)
  let askAgainAt = 0
  return {
    async consume(key, limit) {
      if (now() < askAgainAt) return own.consume(key, limit)
      try {
        return await shared.consume(key, limit)
      } catch {
        askAgainAt = now() + rest
        return own.consume(key, limit)
      }
    },
    close: () => own.close(),
  }
}
