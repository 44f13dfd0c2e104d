import { Problem } from '../http/problem.ts'

/** A burst of `count`, then one more for each fraction of the window that has passed. */
export interface Limit {
  readonly max: number
  /** The window in milliseconds. */
  readonly within: number
}

type Taken = { readonly kind: 'granted' } | { readonly kind: 'refused' /** Milliseconds */; readonly wait: number }

/** Counts requests by key. */
export interface Limits {
  /** @throws Error when it cannot count; the request is refused then */
  consume(key: string, limit: Limit): Promise<Taken>
  close(): void
}

/** @throws Problem too-many-requests with `retry-after` when one of the limits is reached */
export async function consume(limits: Limits, ...counts: readonly (readonly [string, Limit])[]): Promise<void> {
  for (const [key, limit] of counts) {
    const taken = await limits.consume(key, limit).catch(() => {
      throw new Problem('not-ready', { headers: { 'retry-after': '5' } })
    })
    if (taken.kind === 'refused') throw tooMany(taken.wait)
  }
}

const tooMany = (wait: number) => {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  return new Problem('too-many-requests', {
    detail: `Too many requests. Try again in ${seconds} s.`,
    headers: { 'retry-after': String(seconds) },
  })
}

/** The number of keys after which full buckets are removed. */
const manyKeys = 50_000

/** Rate limits within one process. */
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
 * The generic cell rate algorithm: one number per key is the time when its bucket is full again.
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

/** Milliseconds before failed limits are tried again, because each attempt delays its request until it fails. */
const rest = 5_000

/**
 * Counts in this process while the shared limits are unavailable, so that a shop stays open without Redis and no
 * request goes uncounted.
 */
export function elseInMemory(shared: Limits, now: () => number): Limits {
  const own = openMemoryLimits(now)
  let retryAt = 0
  return {
    async consume(key, limit) {
      if (now() < retryAt) return own.consume(key, limit)
      try {
        return await shared.consume(key, limit)
      } catch {
        retryAt = now() + rest
        return own.consume(key, limit)
      }
    },
    close: () => own.close(),
  }
}
