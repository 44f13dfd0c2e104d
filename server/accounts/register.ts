import { eq } from 'drizzle-orm'
import type { registerCall } from '../contract/accounts/registration.ts'
import type { AnswerOf, BodyOf } from '../contract/call.ts'
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
import { giveRoles } from './roles.ts'
import { sendEmail } from './sendEmail.ts'
import type { Visit } from './visit.ts'

type Registration = BodyOf<typeof registerCall>

/**
 * Makes an account that waits for the code of its email. The answer and the work are the same when the address has an
 * account: its owner is told by email instead.
 * @throws Problem invalid-request, too-many-requests
 */
export async function register(
  services: AccountServices,
  visit: Visit,
  given: Registration,
): Promise<AnswerOf<typeof registerCall>> {
  const { database, limits } = services
  const { tenant, device } = visit
  const phone = checkedPhone(given.phone)
  checkedPassword('password', given.password, given.email)
  await consume(
    limits,
    [`register:${tenant.id}:${device.address}`, accountLimits.registerFromAddress],
    [`letters:${tenant.id}:${normaliseEmail(given.email)}`, accountLimits.emailsToMailbox],
  )
  const passwordHash = await services.passwords.hash(given.password)
  await database.asTenant(tenant.id, async tx => {
    const { account, known } = await storeAccount(tx, services, visit, { ...given, phone, passwordHash })
    if (known) await notifyOwner(tx, services, visit, account)
    else await sendCode(tx, services, visit, account)
  })
  return { email: given.email, expiresIn: minutesOf.confirm * 60 }
}

type Storing = Omit<Registration, 'password'> & { readonly passwordHash: string }

/** Somebody who did not get to the code begins again: what he says now counts. */
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
  if (!account) throw new Error('An account went away while it was registered.')
  if (!made && account.status !== 'unconfirmed') return { account, known: true }
  await giveRoles(tx, { tenant, account: account.id, kind: 'customer', newId })
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
  await consume(limits, [`secrets:${tenant.id}:${device.address}`, accountLimits.secretsFromAddress])
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

/** Another code, if the address waits for one; says nothing of whether it does, and takes as long. */
export async function resendCode(services: AccountServices, visit: Visit, email: string): Promise<void> {
  const { database, limits, newId } = services
  const { tenant, device } = visit
  await consume(
    limits,
    [`letters-from:${tenant.id}:${device.address}`, accountLimits.emailsFromAddress],
    [`letters:${tenant.id}:${normaliseEmail(email)}`, accountLimits.emailsToMailbox],
  )
  const tell = (tx: Transaction, account: Account) => sendCode(tx, services, visit, account)
  await database.asTenant(tenant.id, async tx => {
    const account = await lockAccountByEmail(tx, email)
    if (account?.status === 'unconfirmed') await tell(tx, account)
    else await workThenRollBack(tx, account, { tenant: tenant.id, email, newId }, tell)
  })
}

/** An email with a new code to an account that is not confirmed yet. */
async function sendCode(tx: Transaction, services: AccountServices, visit: Visit, account: Account): Promise<void> {
  const { now, newId } = services
  const code = await issueCode(tx, { tenant: visit.tenant.id, account: account.id, now: now(), newId })
  const minutes = minutesOf.confirm
  await sendEmail(tx, services, visit, { account, minutes, plan: to => confirmationCode(to, { code, minutes }) })
}
