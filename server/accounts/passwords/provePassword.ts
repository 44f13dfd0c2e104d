import { Problem } from '../../http/problem.ts'
import type { AccountServices } from '../accountServices.ts'
import { type Account, holdAccount } from '../findAccount.ts'
import { countAttemptAt, forgetAttemptsAt } from '../lockout/attempts.ts'
import { tellOwner } from '../lockout/tellOwner.ts'
import { tooManyAttempts } from '../lockout/tooManyAttempts.ts'
import type { Visit } from '../visit.ts'

/**
 * Asks somebody who is signed in for his password again. Wrong ones count like those at sign-in: whoever found an open
 * browser may not guess on.
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
  const { account, attempt } = await database.asTenant(tenant, async tx => {
    const held = await holdAccount(tx, id)
    if (!held) throw new Problem('session-ended')
    return { account: held, attempt: await countAttemptAt(tx, tenant, held.email, now()) }
  })
  if (attempt.kind === 'locked') throw tooManyAttempts(attempt.until, now())
  if (!(await services.passwords.fit(password, account.passwordHash))) {
    if (attempt.locks) await database.asTenant(tenant, tx => tellOwner(tx, services, visit, account))
    throw new Problem('wrong-password', { fields: [{ path, code: 'incorrect', message: 'The password is not right' }] })
  }
  await database.asTenant(tenant, tx => forgetAttemptsAt(tx, account.email))
  return account
}
