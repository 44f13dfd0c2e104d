import { Problem } from '../http/problem.ts'

/** So many, then one more each time a share of the window has passed. */
export interface Limit {
  readonly max: number
  /** Milliseconds in which that many are allowed. */
  readonly within: number
}

export type Taken =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused' /** Milliseconds */; readonly wait: number }

/** Counts what is asked, by key. */
export interface Limits {
  /** @throws Error when it cannot be counted; whoever asks is refused then */
  consume(key: string, limit: Limit): Promise<Taken>
  close(): void
}

/** @throws Problem too-many-requests with `retry-after` when one of the limits is reached */
export async function consume(limits: Limits, ...asked: readonly (readonly [string, Limit])[]): Promise<void> {
  for (const [key, limit] of asked) {
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
