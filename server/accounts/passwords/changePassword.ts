import type { z } from 'zod'
import type { changePasswordRequest } from '../../contract/accounts/passwords.ts'
import { Problem } from '../../http/problem.ts'
import type { AccountServices } from '../accountServices.ts'
import { holdAccount } from '../findAccount.ts'
import type { Visit } from '../visit.ts'
import { checkedPassword } from './checkedPassword.ts'
import { provePassword } from './provePassword.ts'
import { storePassword } from './storePassword.ts'

/**
 * A new password for somebody who knows the old one. His other sessions end.
 * @throws Problem wrong-password, too-many-attempts, invalid-request
 */
export async function changePassword(
  services: AccountServices,
  visit: Visit,
  { account: id, session }: { readonly account: string; readonly session: string },
  { currentPassword, newPassword }: z.infer<typeof changePasswordRequest>,
): Promise<void> {
  const proven = await provePassword(services, visit, {
    account: id,
    password: currentPassword,
    path: 'currentPassword',
  })
  checkedPassword('newPassword', newPassword, proven.email)
  const passwordHash = await services.passwords.hash(newPassword)
  await services.database.asTenant(visit.tenant.id, async tx => {
    const account = await holdAccount(tx, id)
    // Two changes at once: the second proved a password that is no longer his.
    if (account?.passwordHash !== proven.passwordHash) throw new Problem('wrong-password')
    await storePassword(tx, services, visit, { account, passwordHash, kept: session, event: 'password-changed' })
  })
}
