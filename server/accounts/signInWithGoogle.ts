import { and, eq } from 'drizzle-orm'
import type { googleSignInCall } from '../contract/accounts/signIn.ts'
import type { TokenResponse } from '../contract/accounts/tokens.ts'
import type { BodyOf } from '../contract/call.ts'
import type { Language } from '../contract/tenantSettings.ts'
import type { Transaction } from '../db/database.ts'
import { accounts, identities } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'
import { consume } from '../limits/limits.ts'
import { sendTokens } from './accessTokens.ts'
import { type Account, lockAccount, lockAccountByEmail, normaliseEmail } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { type GooglePerson, readPerson } from './google.ts'
import { rememberDevice } from './knownDevices.ts'
import { accountLimits } from './rateLimits.ts'
import { recordEvent } from './recordEvent.ts'
import { grantRoles, rolesOf } from './roles.ts'
import { openSession } from './sessions.ts'
import type { Visit } from './visit.ts'

/** The client that social sign-ins belong to. */
const client = 'app'

/**
 * Signs in with Google. The first time creates an account, or links the one that has the address.
 * @throws Problem social-refused, social-unavailable, sign-in-with-password, account-blocked
 */
export async function signInWithGoogle(
  services: AccountServices,
  visit: Visit,
  { idToken, language }: BodyOf<typeof googleSignInCall>,
): Promise<TokenResponse> {
  const { database, limits, now, newId } = services
  const { tenant, device } = visit
  await consume(limits, [`sign-in:${tenant.id}:${device.network}`, accountLimits.signInFromAddress])
  const person = await readPerson(services, idToken)
  const entered = await database.asTenant(tenant.id, async tx => {
    const found = await accountOfPerson(tx, services, visit, { person, language })
    if (typeof found === 'string') return found
    const roles = await rolesOf(tx, found.id, client)
    if (roles.length === 0) return 'wrong-client' as const
    await rememberDevice(tx, visit, found.id, now())
    await recordEvent(tx, services, visit, { kind: 'signed-in', account: found.id, client })
    const start = { tenant: tenant.id, account: found.id, client, device, now: now(), newId } as const
    return { account: found.id, roles, session: await openSession(tx, start) }
  })
  if (typeof entered === 'string') throw new Problem(entered)
  return sendTokens(services, { tenant: tenant.id, client, ...entered })
}

interface Known {
  readonly person: GooglePerson
  /** The language of emails to a new account. */
  readonly language: Language
}

/** The account of a Google identity: the linked one, the one with its address, or a new one. */
async function accountOfPerson(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  { person, language }: Known,
): Promise<Account | 'account-blocked' | 'sign-in-with-password'> {
  const joined = await joinedAccount(tx, person)
  if (joined) return joined.status === 'blocked' ? 'account-blocked' : joined
  const [made] = await tx
    .insert(accounts)
    .values(rowOf(services, visit, person, language))
    .onConflictDoNothing()
    .returning()
  const account = made ?? (await lockAccountByEmail(tx, person.email))
  if (!account) throw new Error('The account disappeared while it was being linked.')
  if (account.status === 'blocked') return 'account-blocked'
  // Google verified the address once; for a mailbox that it does not host, that may be years ago.
  if (!made && account.status === 'active' && !person.ownsMailbox) return 'sign-in-with-password'
  await join(tx, services, visit, account, person)
  if (account.status === 'active') return account
  // The person who registered this account never proved to own the address, so its password may not be the owner's.
  const [opened] = await tx
    .update(accounts)
    .set({ status: 'active', passwordHash: null })
    .where(eq(accounts.id, account.id))
    .returning()
  return opened ?? account
}

async function joinedAccount(tx: Transaction, { subject }: GooglePerson): Promise<Account | null> {
  const [identity] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject)))
  return identity ? lockAccount(tx, identity.accountId) : null
}

const rowOf = ({ now, newId }: AccountServices, { tenant }: Visit, person: GooglePerson, language: Language) => ({
  tenantId: tenant.id,
  id: newId(),
  email: person.email,
  emailNorm: normaliseEmail(person.email),
  firstName: person.firstName,
  lastName: person.lastName,
  language,
  createdAt: new Date(now()),
  status: 'active' as const,
})

async function join(tx: Transaction, services: AccountServices, visit: Visit, account: Account, person: GooglePerson) {
  const { newId } = services
  const tenant = visit.tenant.id
  const identity = { tenantId: tenant, id: newId(), accountId: account.id, subject: person.subject }
  await tx
    .insert(identities)
    .values({ ...identity, provider: 'google' })
    .onConflictDoNothing()
  await grantRoles(tx, { tenant, account: account.id, kind: 'customer', newId })
  await recordEvent(tx, services, visit, { kind: 'google-linked', account: account.id })
}
