import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'
import { consume } from '../limits/limits.ts'
import { type Account, lockAccountByEmail, normaliseEmail } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { workThenRollBack } from './constantTime.ts'
import { confirmationCode } from './emails.ts'
import { issueCode, minutesOf, redeemCode } from './oneTimeTokens.ts'
import { accountLimits } from './rateLimits.ts'
import { recordEvent } from './recordEvent.ts'
import { sendEmail } from './sendEmail.ts'
import type { Visit } from './visit.ts'

/**
 * Opens an account to its owner, who has its code. It gives no tokens: whoever typed the password signs in with it, so
 * that an account which somebody else began with another password is noticed.
 * @throws Problem otp-invalid, the same for a wrong, old or spent code and for an address that waits for none
 */
export async function confirmAccount(
  services: AccountServices,
  visit: Visit,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<void> {
  const { database, limits, now } = services
  const { tenant, device } = visit
  await consume(limits, [`secrets:${tenant.id}:${device.address}`, accountLimits.secretsFromAddress])
  const confirmed = await database.asTenant(tenant.id, async tx => {
    const account = await lockAccountByEmail(tx, email)
    if (account?.status !== 'unconfirmed') return false
    if (!(await redeemCode(tx, { account: account.id, code, now: now() }))) return false
    await tx.update(accounts).set({ status: 'active' }).where(eq(accounts.id, account.id))
    await recordEvent(tx, services, visit, { kind: 'confirmed', account: account.id })
    return true
  })
  if (!confirmed) throw new Problem('otp-invalid')
}

/** Another code, if the address waits for one; says nothing of whether it does, and takes as long. */
export async function resendCode(services: AccountServices, visit: Visit, email: string): Promise<void> {
  const { database, limits, newId } = services
  const { tenant, device } = visit
  await consume(
    limits,
    [`letters-from:${tenant.id}:${device.address}`, accountLimits.emailsFromAddress],
    [`letters:${tenant.id}:${normaliseEmail(email)}`, accountLimits.emailsToMailbox],
  )
  const tell = (tx: Transaction, account: Account) => sendCode(tx, services, visit, account)
  await database.asTenant(tenant.id, async tx => {
    const account = await lockAccountByEmail(tx, email)
    if (account?.status === 'unconfirmed') await tell(tx, account)
    else await workThenRollBack(tx, account, { tenant: tenant.id, email, newId }, tell)
  })
}

/** A letter with a new code to an account that is not confirmed yet. */
export async function sendCode(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  account: Account,
): Promise<void> {
  const { now, newId } = services
  const code = await issueCode(tx, { tenant: visit.tenant.id, account: account.id, now: now(), newId })
  const minutes = minutesOf.confirm
  await sendEmail(tx, services, visit, { account, minutes, plan: to => confirmationCode(to, { code, minutes }) })
}
