import { eq, inArray } from 'drizzle-orm'
import type { TenantId, Transaction } from '../db/database.ts'
import { signInFailures } from '../db/schema/sessions.ts'
import { Problem } from '../http/problem.ts'
import { normaliseEmail } from './account.ts'
import { secretHash } from './secrets.ts'

/** The failed attempts at one address. Times are milliseconds since 1970. */
interface Failures {
  readonly count: number
  readonly lockedUntil: number | null
  readonly lastAt: number | null
}

export const noFailures: Failures = { count: 0, lockedUntil: null, lastAt: null }

/** Failed attempts before the first lockout. */
export const freeAttempts = 5

const firstWait = 60_000
const longestWait = 3_600_000
/** Milliseconds after the last attempt until the count is reset; no lockout is longer. */
export const forgottenAfter = 24 * 3_600_000

export const isLocked = ({ lockedUntil }: Failures, now: number): boolean => lockedUntil !== null && now < lockedUntil

/**
 * Counts one more attempt. It counts as failed from the start and is cleared when the password was correct, so that
 * concurrent attempts are limited like sequential ones.
 */
export function countAttempt(before: Failures, now: number): Failures {
  const fresh = before.lastAt !== null && now - before.lastAt >= forgottenAfter
  const count = fresh ? 1 : before.count + 1
  return { count, lockedUntil: count < freeAttempts ? null : now + waitAfter(count), lastAt: now }
}

/** The lockout in milliseconds after that many failures in a row: one minute, doubling each time up to an hour. */
export function waitAfter(count: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(count - freeAttempts, 30))
}

type Attempt =
  | { readonly kind: 'locked'; readonly until: number }
  /** The attempt is allowed; `locks` says that the address is locked unless this attempt succeeds. */
  | { readonly kind: 'counted'; readonly locks: boolean }

/** Where attempts count together: everybody who knows only the address, or one who is known. */
export type Counter = string & { readonly [counterBrand]: true }
declare const counterBrand: unique symbol

/**
 * The counter of attempts at an address. Those of a known browser count apart: if guesses from elsewhere locked it out,
 * anybody could shut anybody out.
 * @param known what tells the browser or session from others; undefined for everybody else
 */
export const counterOf = (email: string, known?: string): Counter =>
  secretHash(known === undefined ? normaliseEmail(email) : `${normaliseEmail(email)} ${known}`) as Counter

/**
 * Counts an attempt before the password is checked, so that concurrent guesses are all counted. Addresses without an
 * account are counted too, so that a lockout does not reveal an account.
 */
export async function countAttemptAt(
  tx: Transaction,
  tenant: TenantId,
  emailHash: Counter,
  now: number,
): Promise<Attempt> {
  const first = countAttempt(noFailures, now)
  await tx
    .insert(signInFailures)
    .values({ tenantId: tenant, emailHash, count: 0, lastAt: new Date(now) })
    .onConflictDoNothing()
  const [row] = await tx.select().from(signInFailures).where(eq(signInFailures.emailHash, emailHash)).for('update')
  const before: Failures = row
    ? { count: row.count, lockedUntil: row.lockedUntil?.getTime() ?? null, lastAt: row.lastAt.getTime() }
    : noFailures
  if (before.lockedUntil !== null && isLocked(before, now)) return { kind: 'locked', until: before.lockedUntil }
  const after = before.count === 0 ? first : countAttempt(before, now)
  const lockedUntil = after.lockedUntil === null ? null : new Date(after.lockedUntil)
  await tx
    .update(signInFailures)
    .set({ count: after.count, lockedUntil, lastAt: new Date(now) })
    .where(eq(signInFailures.emailHash, emailHash))
  return { kind: 'counted', locks: lockedUntil !== null }
}

/** Clears the count after a correct password, an emailed link or a new password. */
export async function forgetAttemptsAt(tx: Transaction, ...counters: readonly Counter[]): Promise<void> {
  await tx.delete(signInFailures).where(inArray(signInFailures.emailHash, [...counters]))
}

/** @param until milliseconds since 1970 */
export function tooManyAttempts(until: number, now: number): Problem {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  return new Problem('too-many-attempts', { headers: { 'retry-after': String(seconds) } })
}
