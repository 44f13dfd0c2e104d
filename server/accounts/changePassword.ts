import { eq } from 'drizzle-orm'
import type { changePasswordCall } from '../contract/accounts/passwords.ts'
import type { BodyOf } from '../contract/call.ts'
import type { Transaction } from '../db/database.ts'
import { accounts, oneTimeTokens } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'
import { type Account, lockAccount } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { passwordChanged } from './emails.ts'
import { countAttemptAt, counterOf, forgetAttemptsAt, tooManyAttempts } from './lockout.ts'
import { recordEvent } from './recordEvent.ts'
import { sendEmail } from './sendEmail.ts'
import { endSessions } from './sessions.ts'
import { notifyLockedOwner } from './unlock.ts'
import type { Visit } from './visit.ts'

/**
 * Changes the password of a customer who knows the current one. Their other sessions end.
 * @throws Problem wrong-password, too-many-attempts, invalid-request
 */
export async function changePassword(
  services: AccountServices,
  visit: Visit,
  { account: id, session }: { readonly account: string; readonly session: string },
  { currentPassword, newPassword }: BodyOf<typeof changePasswordCall>,
): Promise<void> {
  const proven = await provePassword(services, visit, {
    account: id,
    password: currentPassword,
    path: 'currentPassword',
  })
  checkedPassword('newPassword', newPassword, proven.email)
  const passwordHash = await services.passwords.hash(newPassword)
  await services.database.asTenant(visit.tenant.id, async tx => {
    const account = await lockAccount(tx, id)
    // Of two concurrent changes, the second one checked a password that is no longer valid.
    if (account?.passwordHash !== proven.passwordHash) throw new Problem('wrong-password')
    await storePassword(tx, services, visit, { account, passwordHash, kept: session, event: 'password-changed' })
  })
}

/** Guesses of people who are signed in count together, and apart from those of strangers. */
const signedIn = 'signed in'

/**
 * Checks the password of a signed-in customer again. Wrong ones are limited like those at sign-in, so that somebody who
 * finds an open browser cannot guess without limit.
 * @param path of the field that holds the password
 * @throws Problem wrong-password, too-many-attempts, session-ended
 */
export async function provePassword(
  services: AccountServices,
  visit: Visit,
  { account: id, password, path }: { readonly account: string; readonly password: string; readonly path: string },
): Promise<Account> {
  const { database, now } = services
  const tenant = visit.tenant.id
  const { account, attempt, counter } = await database.asTenant(tenant, async tx => {
    const held = await lockAccount(tx, id)
    if (!held) throw new Problem('session-ended')
    const own = counterOf(held.email, signedIn)
    return { account: held, counter: own, attempt: await countAttemptAt(tx, tenant, own, now()) }
  })
  if (attempt.kind === 'locked') throw tooManyAttempts(attempt.until, now())
  if (!(await services.passwords.fit(password, account.passwordHash))) {
    if (attempt.locks) await database.asTenant(tenant, tx => notifyLockedOwner(tx, services, visit, account))
    throw new Problem('wrong-password', { fields: [{ path, code: 'incorrect', message: 'Wrong password' }] })
  }
  await database.asTenant(tenant, tx => forgetAttemptsAt(tx, counter))
  return account
}

interface NewPassword {
  readonly account: Account
  readonly passwordHash: string
  /** The session to keep; all others end. */
  readonly kept?: string
  readonly event: 'password-changed' | 'password-reset'
}

/** Replaces the password and notifies the owner. */
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
  const { email } = account
  await forgetAttemptsAt(tx, counterOf(email), counterOf(email, visit.device.secret), counterOf(email, signedIn))
  await endSessions(tx, {
    account: account.id,
    because: 'password-changed',
    now,
    ...(kept === undefined ? {} : { kept }),
  })
  await sendEmail(tx, services, visit, {
    account,
    plan: (to, addressOf) =>
      passwordChanged(to, { firstName: account.firstName, link: addressOf('/auth/forgotpassword') }),
  })
  await recordEvent(tx, services, visit, { kind: event, account: account.id })
}

/** @throws Problem invalid-request when the new password is too easy to guess */
export function checkedPassword(path: string, password: string, email: string): void {
  if (!isGuessable(password, email)) return
  const message = 'This password is too easy to guess. Try three unrelated words.'
  throw new Problem('invalid-request', { fields: [{ path, code: 'guessable', message }] })
}

const firstGuesses = new Set([
  ...['password', 'password1', 'password123', 'passw0rd', '12345678', '123456789', '1234567890', '87654321'],
  ...['11111111', '00000000', '88888888', '99999999', '12341234', '123123123', 'qwertyui', 'qwerty123', 'qwertyuiop'],
  ...['1q2w3e4r', '1qaz2wsx', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'welcome1'],
  ...['cambodia', 'cambodia1', 'phnompenh', 'angkorwat', 'abcd1234', 'abc12345', 'letmein1', 'admin123', 'kitloom1'],
])

/** Whether a password is easy to guess: a common one, a repeated character, or the person's own address. */
export function isGuessable(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const own = email.toLowerCase()
  return firstGuesses.has(plain) || new Set(plain).size === 1 || plain === own || plain === own.split('@')[0]
}
