import { eq } from 'drizzle-orm'
import type { registerCall } from '../contract/accounts/registration.ts'
import type { BodyOf, ResponseOf } from '../contract/call.ts'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { Problem } from '../http/problem.ts'
import { consume } from '../limits/limits.ts'
import { type Account, lockAccountByEmail, normaliseEmail } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { checkedPassword } from './changePassword.ts'
import { workThenRollBack } from './constantTime.ts'
import { alreadyRegistered, confirmationCode } from './emails.ts'
import { issueCode, minutesOf, redeemCode } from './oneTimeTokens.ts'
import { checkedPhone } from './phone.ts'
import { accountLimits } from './rateLimits.ts'
import { recordEvent } from './recordEvent.ts'
import { grantRoles } from './roles.ts'
import { sendEmail } from './sendEmail.ts'
import type { Visit } from './visit.ts'

type Registration = BodyOf<typeof registerCall>

/**
 * Creates an unconfirmed account and emails its code. The response and the work are the same when the address has an
 * account, whose owner is notified by email instead.
 * @throws Problem invalid-request, too-many-requests
 */
export async function register(
  services: AccountServices,
  visit: Visit,
  input: Registration,
): Promise<ResponseOf<typeof registerCall>> {
  const { database, limits } = services
  const { tenant, device } = visit
  const phone = checkedPhone(input.phone)
  checkedPassword('password', input.password, input.email)
  await consume(
    limits,
    [`register:${tenant.id}:${device.network}`, accountLimits.registerFromAddress],
    [`emails:${tenant.id}:${normaliseEmail(input.email)}`, accountLimits.emailsToMailbox],
  )
  const passwordHash = await services.passwords.hash(input.password)
  await database.asTenant(tenant.id, async tx => {
    const { account, known } = await storeAccount(tx, services, visit, { ...input, phone, passwordHash })
    if (known) await notifyOwner(tx, services, visit, account)
    else await sendCode(tx, services, visit, account)
  })
  return { email: input.email, expiresIn: minutesOf.confirm * 60 }
}

type Storing = Omit<Registration, 'password'> & { readonly passwordHash: string }

/** Registers an unconfirmed account again with the new details. */
async function storeAccount(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  { email, firstName, lastName, phone, language, passwordHash }: Storing,
): Promise<{ readonly account: Account; readonly known: boolean }> {
  const { now, newId } = services
  const tenant = visit.tenant.id
  const person = { email, firstName, lastName, phone, language, passwordHash }
  const row = { ...person, tenantId: tenant, id: newId(), emailNorm: normaliseEmail(email), createdAt: new Date(now()) }
  const [made] = await tx.insert(accounts).values(row).onConflictDoNothing().returning()
  const account = made ?? (await lockAccountByEmail(tx, email))
  if (!account) throw new Error('The account disappeared while it was being registered.')
  if (!made && account.status !== 'unconfirmed') return { account, known: true }
  await grantRoles(tx, { tenant, account: account.id, kind: 'customer', newId })
  await recordEvent(tx, services, visit, { kind: 'registered', account: account.id })
  if (made) return { account, known: false }
  await tx.update(accounts).set(person).where(eq(accounts.id, account.id))
  return { account: { ...account, ...person }, known: false }
}

const notifyOwner = (tx: Transaction, services: AccountServices, visit: Visit, account: Account) =>
  sendEmail(tx, services, visit, {
    account,
    plan: (to, addressOf) =>
      alreadyRegistered(to, { firstName: account.firstName, link: addressOf('/auth/forgotpassword') }),
  })

/**
 * Confirms an account by its code. It returns no tokens, because the owner signs in with the password next, and so
 * notices an account that somebody else registered with another password.
 * @throws Problem otp-invalid for a wrong, expired or used code, and for an address without one
 */
export async function confirmAccount(
  services: AccountServices,
  visit: Visit,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<void> {
  const { database, limits, now } = services
  const { tenant, device } = visit
  await consume(limits, [`secrets:${tenant.id}:${device.network}`, accountLimits.secretsFromAddress])
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

/** Sends another code if the address is unconfirmed. The response and its time are the same if it is not. */
export async function resendCode(services: AccountServices, visit: Visit, email: string): Promise<void> {
  const { database, limits, newId } = services
  const { tenant, device } = visit
  await consume(
    limits,
    [`emails-from:${tenant.id}:${device.network}`, accountLimits.emailsFromAddress],
    [`emails:${tenant.id}:${normaliseEmail(email)}`, accountLimits.emailsToMailbox],
  )
  const notifyOwner = (tx: Transaction, account: Account) => sendCode(tx, services, visit, account)
  await database.asTenant(tenant.id, async tx => {
    const account = await lockAccountByEmail(tx, email)
    if (account?.status === 'unconfirmed') await notifyOwner(tx, account)
    else await workThenRollBack(tx, account, { tenant: tenant.id, email, newId }, notifyOwner)
  })
}

/** Emails a new code to an unconfirmed account. */
async function sendCode(tx: Transaction, services: AccountServices, visit: Visit, account: Account): Promise<void> {
  const { now, newId } = services
  const code = await issueCode(tx, { tenant: visit.tenant.id, account: account.id, now: now(), newId })
  const minutes = minutesOf.confirm
  await sendEmail(tx, services, visit, { account, minutes, plan: to => confirmationCode(to, { code, minutes }) })
}
