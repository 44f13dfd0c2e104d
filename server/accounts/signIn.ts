import type { signInCall } from '../contract/accounts/signIn.ts'
import type { TokenResponse } from '../contract/accounts/tokens.ts'
import type { BodyOf } from '../contract/call.ts'
import { Problem } from '../http/problem.ts'
import { consume } from '../limits/limits.ts'
import { sendTokens } from './accessTokens.ts'
import { type Account, findAccountByEmail, lockAccount, normaliseEmail } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { isKnownDevice, rememberDevice } from './knownDevices.ts'
import { type Counter, countAttemptAt, counterOf, forgetAttemptsAt, tooManyAttempts } from './lockout.ts'
import { accountLimits } from './rateLimits.ts'
import { recordEvent, recordFailedSignIn } from './recordEvent.ts'
import { rolesOf } from './roles.ts'
import { openSession } from './sessions.ts'
import { notifyLockedOwner } from './unlock.ts'
import type { Visit } from './visit.ts'

type SignIn = BodyOf<typeof signInCall>

/**
 * Exchanges an email address and a password for tokens. An address without an account costs the same work and gets the
 * same responses.
 * @throws Problem invalid-credentials, too-many-attempts, too-many-requests; and once the password is right
 *   account-not-confirmed, account-blocked, wrong-client
 */
export async function signIn(services: AccountServices, visit: Visit, requested: SignIn): Promise<TokenResponse> {
  const { database, now } = services
  const { tenant, device } = visit
  await consume(
    services.limits,
    [`sign-in:${tenant.id}:${device.network}`, accountLimits.signInFromAddress],
    [`sign-in:${tenant.id}:${device.network}:${normaliseEmail(requested.email)}`, accountLimits.signInToAccount],
  )
  const { counter, attempt, account } = await database.asTenant(tenant.id, async tx => {
    const isKnown = await isKnownDevice(tx, visit, requested.email)
    const found = counterOf(requested.email, isKnown ? device.secret : undefined)
    return {
      counter: found,
      attempt: await countAttemptAt(tx, tenant.id, found, now()),
      account: await findAccountByEmail(tx, requested.email),
    }
  })
  if (attempt.kind === 'locked') throw tooManyAttempts(attempt.until, now())
  if (!(await services.passwords.fit(requested.password, account?.passwordHash ?? null)) || !account) {
    await database.asTenant(tenant.id, async tx => {
      await recordFailedSignIn(tx, services, visit, { account: account?.id ?? null, client: requested.clientId })
      if (attempt.locks && account) await notifyLockedOwner(tx, services, visit, account)
    })
    throw new Problem('invalid-credentials')
  }
  return enter(services, visit, requested, { account, counter })
}

/** Signs in after the password was correct. Checks again that it did not change while it was being hashed. */
async function enter(
  services: AccountServices,
  visit: Visit,
  { clientId }: SignIn,
  { account: proven, counter }: { readonly account: Account; readonly counter: Counter },
): Promise<TokenResponse> {
  const { database, now, newId } = services
  const { tenant, device } = visit
  const entered = await database.asTenant(tenant.id, async tx => {
    const account = await lockAccount(tx, proven.id)
    if (account?.passwordHash !== proven.passwordHash) return 'invalid-credentials' as const
    await forgetAttemptsAt(tx, counter)
    const roles = await rolesOf(tx, proven.id, clientId)
    if (account.status === 'unconfirmed') return 'account-not-confirmed' as const
    if (account.status === 'blocked') return 'account-blocked' as const
    if (roles.length === 0) return 'wrong-client' as const
    await rememberDevice(tx, visit, proven.id, now())
    await recordEvent(tx, services, visit, { kind: 'signed-in', account: proven.id, client: clientId })
    const start = { tenant: tenant.id, account: proven.id, client: clientId, device, now: now(), newId }
    return { roles, session: await openSession(tx, start) }
  })
  if (typeof entered === 'string') throw new Problem(entered)
  return sendTokens(services, { tenant: tenant.id, account: proven.id, client: clientId, ...entered })
}
