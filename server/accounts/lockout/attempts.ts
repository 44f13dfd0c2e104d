import { eq } from 'drizzle-orm'
import type { TenantId, Transaction } from '../../db/database.ts'
import { signInFailures } from '../../db/schema/sessions.ts'
import { secretHash } from '../codes/secrets.ts'
import { normaliseEmail } from '../normaliseEmail.ts'
import { countAttempt, type Failures, isLocked, noFailures } from './lockout.ts'

export type Attempt =
  | { readonly kind: 'locked'; readonly until: number }
  /** It may be tried; `locks` when the address is locked unless this attempt turns out right. */
  | { readonly kind: 'counted'; readonly locks: boolean }

/**
 * Counts one attempt at an address before the password is looked at: a hundred guesses at the same moment are counted one
 * after the other. Addresses without an account are counted alike, so that being locked tells nothing.
 */
export async function countAttemptAt(tx: Transaction, tenant: TenantId, email: string, now: number): Promise<Attempt> {
  const emailHash = hashOf(email)
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

/** After the right password, a mailed link or a new password. */
export async function forgetAttemptsAt(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signInFailures).where(eq(signInFailures.emailHash, hashOf(email)))
}

const hashOf = (email: string) => secretHash(normaliseEmail(email))
