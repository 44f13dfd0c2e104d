import type { Limit, Limits, Taken } from './limits.ts'

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
    async consume(key, limit) {
      if (fullAt.size >= sweepAt) sweep()
      const next = nextArrival(fullAt.get(key), limit, now())
      fullAt.set(key, next.fullAt)
      return next.taken
    },
    close: () => fullAt.clear(),
  }
}

/**
 * The generic cell rate algorithm: one number per key says when its bucket will be full again.
 * @param fullAt milliseconds since 1970, or undefined for a key not seen before
 */
export function nextArrival(
  fullAt: number | undefined,
  { max, within }: Limit,
  now: number,
): { readonly taken: Taken; readonly fullAt: number } {
  const each = within / max
  const begin = Math.max(fullAt ?? now, now)
  const wait = begin + each - within - now
  if (wait > 0) return { taken: { kind: 'refused', wait: Math.ceil(wait) }, fullAt: begin }
  return { taken: { kind: 'granted' }, fullAt: begin + each }
}
