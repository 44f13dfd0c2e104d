/** What is remembered of failed attempts at one account. Times are milliseconds since 1970. */
export interface Failures {
  readonly count: number
  readonly lockedUntil: number | null
  readonly lastAt: number | null
}

export const noFailures: Failures = { count: 0, lockedUntil: null, lastAt: null }

/** Attempts that may fail before the first wait. */
export const freeAttempts = 5

const firstWait = 60_000
const longestWait = 3_600_000
/** Milliseconds after the last attempt; no wait is longer. */
export const forgottenAfter = 24 * 3_600_000

export const isLocked = ({ lockedUntil }: Failures, now: number): boolean => lockedUntil !== null && now < lockedUntil

/**
 * One more attempt. It counts as failed from the start and is forgotten when the password was right, so that many
 * attempts at the same time get no further than the same number one after the other.
 */
export function countAttempt(before: Failures, now: number): Failures {
  const fresh = before.lastAt !== null && now - before.lastAt >= forgottenAfter
  const count = fresh ? 1 : before.count + 1
  return { count, lockedUntil: count < freeAttempts ? null : now + waitAfter(count), lastAt: now }
}

/** Milliseconds to wait after that many failures in a row: a minute, then twice as long each time, an hour at most. */
export function waitAfter(count: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(count - freeAttempts, 30))
}
