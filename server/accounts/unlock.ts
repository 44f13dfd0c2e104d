import type { Transaction } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { consume } from '../limits/limits.ts'
import type { Account } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { accountLocked } from './emails.ts'
import { rememberDevice } from './knownDevices.ts'
import { counterOf, forgetAttemptsAt } from './lockout.ts'
import { issueLinkSecret, minutesOf, redeemLinkSecret } from './oneTimeTokens.ts'
import { accountLimits } from './rateLimits.ts'
import { recordEvent } from './recordEvent.ts'
import { sendEmail } from './sendEmail.ts'
import type { Visit } from './visit.ts'

/** Emails the owner of an account that was just locked, with a link that unlocks it. */
export async function notifyLockedOwner(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  account: Account,
): Promise<void> {
  const { now, newId } = services
  const secret = await issueLinkSecret(tx, {
    tenant: visit.tenant.id,
    account: account.id,
    purpose: 'unlock',
    now: now(),
    newId,
  })
  await sendEmail(tx, services, visit, {
    account,
    minutes: minutesOf.unlock,
    plan: (to, addressOf) =>
      accountLocked(to, { firstName: account.firstName, link: addressOf('/auth/signin', `unlock=${secret}`) }),
  })
  await recordEvent(tx, services, visit, { kind: 'locked', account: account.id })
}

/**
 * Unlocks an account with the link of the email.
 * @throws Problem link-invalid
 */
export async function unlock(services: AccountServices, visit: Visit, secret: string): Promise<void> {
  const { database, limits, now } = services
  const { tenant, device } = visit
  await consume(limits, [`secrets:${tenant.id}:${device.network}`, accountLimits.secretsFromAddress])
  const unlocked = await database.asTenant(tenant.id, async tx => {
    const account = await redeemLinkSecret(tx, { secret, purpose: 'unlock', now: now() })
    if (!account) return false
    await forgetAttemptsAt(tx, counterOf(account.email), counterOf(account.email, device.secret))
    // Guesses go on from elsewhere, and lock the address again. This browser is let in meanwhile.
    await rememberDevice(tx, visit, account.id, now())
    await recordEvent(tx, services, visit, { kind: 'unlocked', account: account.id })
    return true
  })
  if (!unlocked) throw new Problem('link-invalid')
}
