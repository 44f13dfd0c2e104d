import { and, eq, lt, notInArray, or } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { accounts, oneTimeTokens } from '../db/schema/accounts.ts'
import { authEvents, knownDevices, refreshTokens, sessions, signInFailures } from '../db/schema/sessions.ts'
import { knownDays } from './knownDevices.ts'
import { forgottenAfter } from './lockout.ts'
import { refreshLifetime } from './sessions.ts'

const day = 24 * 60 * 60 * 1000
/** Unconfirmed accounts older than this are deleted; people can register again. */
const confirmDays = 7
/** Security events are kept for a year. */
const eventDays = 365

interface ClearedAccounts {
  readonly codes: number
  readonly accounts: number
  readonly sessions: number
  readonly refreshTokens: number
  readonly attempts: number
  readonly devices: number
  readonly events: number
}

/** Deletes expired codes, links, tokens and sessions in every shop. They are refused with or without their rows. */
export async function deleteExpiredAccounts(tx: Transaction, now: number): Promise<ClearedAccounts> {
  const ago = (milliseconds: number) => new Date(now - milliseconds)
  const codes = await tx
    .delete(oneTimeTokens)
    .where(lt(oneTimeTokens.expiresAt, ago(0)))
    .returning({ id: oneTimeTokens.id })
  // Somebody who registered again just now has a code that is still valid.
  const waiting = tx.select({ id: oneTimeTokens.accountId }).from(oneTimeTokens)
  const strangers = await tx
    .delete(accounts)
    .where(
      and(
        eq(accounts.status, 'unconfirmed'),
        lt(accounts.createdAt, ago(confirmDays * day)),
        notInArray(accounts.id, waiting),
      ),
    )
    .returning({ id: accounts.id })
  // They are kept for a day, because they record why they ended.
  const over = await tx
    .delete(sessions)
    .where(
      or(
        lt(sessions.endedAt, ago(day)),
        lt(sessions.expiresAt, ago(day)),
        lt(sessions.lastSeenAt, ago(refreshLifetime * 1000 + day)),
      ),
    )
    .returning({ id: sessions.id })
  const tokens = await tx
    .delete(refreshTokens)
    .where(lt(refreshTokens.expiresAt, ago(0)))
    .returning({ id: refreshTokens.id })
  const attempts = await tx
    .delete(signInFailures)
    .where(lt(signInFailures.lastAt, ago(forgottenAfter)))
    .returning({ emailHash: signInFailures.emailHash })
  const devices = await tx
    .delete(knownDevices)
    .where(lt(knownDevices.lastUsedAt, ago(knownDays * day)))
    .returning({ accountId: knownDevices.accountId })
  const events = await tx
    .delete(authEvents)
    .where(lt(authEvents.createdAt, ago(eventDays * day)))
    .returning({ id: authEvents.id })
  return {
    codes: codes.length,
    accounts: strangers.length,
    sessions: over.length,
    refreshTokens: tokens.length,
    attempts: attempts.length,
    devices: devices.length,
    events: events.length,
  }
}
