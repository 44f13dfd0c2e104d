import { eq } from 'drizzle-orm'
import { accounts } from '../../db/schema/accounts.ts'
import { Problem } from '../../http/problem.ts'
import { takeOrRefuse } from '../../limits/takeOrRefuse.ts'
import type { AccountServices } from '../accountServices.ts'
import { redeemCode } from '../codes/confirmationCodes.ts'
import { holdAccountByEmail } from '../findAccount.ts'
import { accountLimits } from '../limits.ts'
import { recordEvent } from '../recordEvent.ts'
import type { Visit } from '../visit.ts'

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
  await takeOrRefuse(limits, [`secrets:${tenant.id}:${device.address}`, accountLimits.secretsFromAddress])
  const confirmed = await database.asTenant(tenant.id, async tx => {
    const account = await holdAccountByEmail(tx, email)
    if (account?.status !== 'unconfirmed') return false
    if (!(await redeemCode(tx, { account: account.id, code, now: now() }))) return false
    await tx.update(accounts).set({ status: 'active' }).where(eq(accounts.id, account.id))
    await recordEvent(tx, services, visit, { kind: 'confirmed', account: account.id })
    return true
  })
  if (!confirmed) throw new Problem('otp-invalid')
}
