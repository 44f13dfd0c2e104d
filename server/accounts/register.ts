import { eq } from 'drizzle-orm'
import type { registerCall } from '../contract/accounts/registration.ts'
import type { AnswerOf, BodyOf } from '../contract/call.ts'
import type { Transaction } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { consume } from '../limits/limits.ts'
import { type Account, lockAccountByEmail, normaliseEmail } from './account.ts'
import type { AccountServices } from './accountServices.ts'
import { checkedPassword } from './changePassword.ts'
import { sendCode } from './confirmAccount.ts'
import { alreadyRegistered } from './emails.ts'
import { minutesOf } from './oneTimeTokens.ts'
import { checkedPhone } from './phone.ts'
import { accountLimits } from './rateLimits.ts'
import { recordEvent } from './recordEvent.ts'
import { giveRoles } from './roles.ts'
import { sendEmail } from './sendEmail.ts'
import type { Visit } from './visit.ts'

type Registration = BodyOf<typeof registerCall>

/**
 * Makes an account that waits for the code of its letter. The answer and the work are the same when the address has an
 * account: its owner is told by letter instead.
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
