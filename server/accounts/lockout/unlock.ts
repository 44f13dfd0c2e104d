import { Problem } from '../../http/problem.ts'
import { takeOrRefuse } from '../../limits/takeOrRefuse.ts'
import type { AccountServices } from '../accountServices.ts'
import { redeemLinkSecret } from '../codes/mailedLinks.ts'
import { accountLimits } from '../limits.ts'
import { recordEvent } from '../recordEvent.ts'
import type { Visit } from '../visit.ts'
import { forgetAttemptsAt } from './attempts.ts'

/**
 * Ends the wait of a locked account, for whoever has the link of the letter.
 * @throws Problem link-invalid
 */
export async function unlock(services: AccountServices, visit: Visit, secret: string): Promise<void> {
  const { database, limits, now } = services
  const { tenant, device } = visit
  await takeOrRefuse(limits, [`secrets:${tenant.id}:${device.address}`, accountLimits.secretsFromAddress])
  const unlocked = await database.asTenant(tenant.id, async tx => {
    const account = await redeemLinkSecret(tx, { secret, purpose: 'unlock', now: now() })
    if (!account) return false
    await forgetAttemptsAt(tx, account.email)
    await recordEvent(tx, services, visit, { kind: 'unlocked', account: account.id })
    return true
  })
  if (!unlocked) throw new Problem('link-invalid')
}
