import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { accounts, oneTimeTokens } from '../../db/schema/accounts.ts'
import type { AccountServices } from '../accountServices.ts'
import type { Account } from '../findAccount.ts'
import { passwordChanged } from '../letters/passwordChanged.ts'
import { postLetter } from '../letters/postLetter.ts'
import { forgetAttemptsAt } from '../lockout/attempts.ts'
import { recordEvent } from '../recordEvent.ts'
import { endSessions } from '../sessions/endSession.ts'
import type { Visit } from '../visit.ts'

interface NewPassword {
  readonly account: Account
  readonly passwordHash: string
  /** Session that goes on; every other one ends. */
  readonly kept?: string
  readonly event: 'password-changed' | 'password-reset'
}

/** Puts a new password in the place of the old one, and tells the owner. */
export async function storePassword(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  { account, passwordHash, kept, event }: NewPassword,
): Promise<void> {
  const now = services.now()
  await tx
    .update(accounts)
    .set({ passwordHash, updatedAt: new Date(now) })
    .where(eq(accounts.id, account.id))

  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, account.id))
  await forgetAttemptsAt(tx, account.email)
  await endSessions(tx, {
    account: account.id,
    because: 'password-changed',
    now,
    ...(kept === undefined ? {} : { kept }),
  })
  await postLetter(tx, services, visit, {
    account,
    plan: (to, addressOf) =>
      passwordChanged(to, { firstName: account.firstName, link: addressOf('/auth/forgotpassword') }),
  })
  await recordEvent(tx, services, visit, { kind: event, account: account.id })
}
