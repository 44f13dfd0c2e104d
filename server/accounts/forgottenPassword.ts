import { eq } from 'drizzle-orm'
import type { resetPasswordCall } from '../contract/accounts/passwords.ts'
import type { BodyOf } from '../contract/call.ts'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'
import { consume } from '../limits/limits.ts'
import { type Account, lockAccountByEmail, normaliseEmail } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { checkedPassword, storePassword } from './changePassword.ts'
import { workThenRollBack } from './constantTime.ts'
import { forgottenPassword } from './emails.ts'
import { rememberDevice } from './knownDevices.ts'
import { issueLinkSecret, minutesOf, redeemLinkSecret } from './oneTimeTokens.ts'
import { accountLimits } from './rateLimits.ts'
import { sendEmail } from './sendEmail.ts'
import type { Visit } from './visit.ts'

/**
 * Emails a password reset link if the address has an account. The response and its time are the same if it has none.
 */
export async function requestPasswordReset(services: AccountServices, visit: Visit, email: string): Promise<void> {
  const { database, limits, newId } = services
  const { tenant, device } = visit
  await consume(
    limits,
    [`emails-from:${tenant.id}:${device.network}`, accountLimits.emailsFromAddress],
    [`emails:${tenant.id}:${normaliseEmail(email)}`, accountLimits.emailsToMailbox],
  )
  const notifyOwner = (tx: Transaction, account: Account) => sendLink(tx, services, visit, account)
  await database.asTenant(tenant.id, async tx => {
    const account = await lockAccountByEmail(tx, email)
    if (account && account.status !== 'blocked') await notifyOwner(tx, account)
    else await workThenRollBack(tx, account, { tenant: tenant.id, email, newId }, notifyOwner)
  })
}

async function sendLink(tx: Transaction, services: AccountServices, visit: Visit, account: Account): Promise<void> {
  const { now, newId } = services
  const minutes = minutesOf.reset
  const issue = { tenant: visit.tenant.id, account: account.id, purpose: 'reset', now: now(), newId } as const
  const secret = await issueLinkSecret(tx, issue)
  await sendEmail(tx, services, visit, {
    account,
    minutes,
    plan: (to, addressOf) => {
      const link = addressOf('/auth/forgotpassword', `token=${secret}`)
      return forgottenPassword(to, { firstName: account.firstName, link, minutes })
    },
  })
}

/**
 * Sets a new password with the link of the email. Every session ends. The link also proves the email address.
 * @throws Problem link-invalid, invalid-request; after the latter the link is still valid
 */
export async function resetPassword(
  services: AccountServices,
  visit: Visit,
  { token, password }: BodyOf<typeof resetPasswordCall>,
): Promise<void> {
  const { database, limits, now } = services
  const { tenant, device } = visit
  await consume(limits, [`secrets:${tenant.id}:${device.network}`, accountLimits.secretsFromAddress])
  const passwordHash = await services.passwords.hash(password)
  const done = await database.asTenant(tenant.id, async tx => {
    const account = await redeemLinkSecret(tx, { secret: token, purpose: 'reset', now: now() })
    if (!account || account.status === 'blocked') return false
    checkedPassword('password', password, account.email)
    if (account.status === 'unconfirmed') {
      await tx.update(accounts).set({ status: 'active' }).where(eq(accounts.id, account.id))
    }
    await storePassword(tx, services, visit, { account, passwordHash, event: 'password-reset' })
    await rememberDevice(tx, visit, account.id, now())
    return true
  })
  if (!done) throw new Problem('link-invalid')
}
