import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { resetPasswordRequest } from '../../contract/accounts/passwords.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { Problem } from '../../http/problem.ts'
import { takeOrRefuse } from '../../limits/takeOrRefuse.ts'
import type { AccountServices } from '../accountServices.ts'
import { redeemLinkSecret } from '../codes/mailedLinks.ts'
import { accountLimits } from '../limits.ts'
import type { Visit } from '../visit.ts'
import { checkedPassword } from './checkedPassword.ts'
import { storePassword } from './storePassword.ts'

/**
 * A new password for whoever has the link of the letter. Every session ends. Having the letter proves the address too.
 * @throws Problem link-invalid, invalid-request; the link can still be used after the latter
 */
export async function resetPassword(
  services: AccountServices,
  visit: Visit,
  { token, password }: z.infer<typeof resetPasswordRequest>,
): Promise<void> {
  const { database, limits, now } = services
  const { tenant, device } = visit
  await takeOrRefuse(limits, [`secrets:${tenant.id}:${device.address}`, accountLimits.secretsFromAddress])
  const passwordHash = await services.passwords.hash(password)
  const done = await database.asTenant(tenant.id, async tx => {
    const account = await redeemLinkSecret(tx, { secret: token, purpose: 'reset', now: now() })
    if (!account || account.status === 'blocked') return false
    checkedPassword('password', password, account.email)
    if (account.status === 'unconfirmed') {
      await tx.update(accounts).set({ status: 'active' }).where(eq(accounts.id, account.id))
    }
    await storePassword(tx, services, visit, { account, passwordHash, event: 'password-reset' })
    return true
  })
  if (!done) throw new Problem('link-invalid')
}
