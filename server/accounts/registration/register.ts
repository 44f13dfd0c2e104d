import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { registerAnswer, registerRequest } from '../../contract/accounts/registration.ts'
import type { Transaction } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { takeOrRefuse } from '../../limits/takeOrRefuse.ts'
import type { AccountServices } from '../accountServices.ts'
import { checkedPhone } from '../checkedPhone.ts'
import { minutesOf } from '../codes/lifetimes.ts'
import { type Account, holdAccountByEmail } from '../findAccount.ts'
import { giveRoles } from '../giveRoles.ts'
import { alreadyRegistered } from '../letters/alreadyRegistered.ts'
import { postLetter } from '../letters/postLetter.ts'
import { accountLimits } from '../limits.ts'
import { normaliseEmail } from '../normaliseEmail.ts'
import { checkedPassword } from '../passwords/checkedPassword.ts'
import { recordEvent } from '../recordEvent.ts'
import type { Visit } from '../visit.ts'
import { postCode } from './postCode.ts'

type Registration = z.infer<typeof registerRequest>

/**
 * Makes an account that waits for the code of its letter. The answer and the work are the same when the address has an
 * account: its owner is told by letter instead.
 * @throws Problem invalid-request, too-many-requests
 */
export async function register(
  services: AccountServices,
  visit: Visit,
  given: Registration,
): Promise<z.infer<typeof registerAnswer>> {
  const { database, limits } = services
  const { tenant, device } = visit
  const phone = checkedPhone(given.phone)
  checkedPassword('password', given.password, given.email)
  await takeOrRefuse(
    limits,
    [`register:${tenant.id}:${device.address}`, accountLimits.registerFromAddress],
    [`letters:${tenant.id}:${normaliseEmail(given.email)}`, accountLimits.lettersToMailbox],
  )
  const passwordHash = await services.passwords.hash(given.password)
  await database.asTenant(tenant.id, async tx => {
    const { account, known } = await writeDown(tx, services, visit, { ...given, phone, passwordHash })
    if (known) await tellOwner(tx, services, visit, account)
    else await postCode(tx, services, visit, account)
  })
  return { email: given.email, expiresIn: minutesOf.confirm * 60 }
}

type Written = Omit<Registration, 'password'> & { readonly passwordHash: string }

/** Somebody who did not get to the code begins again: what he says now counts. */
async function writeDown(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  { email, firstName, lastName, phone, language, passwordHash }: Written,
): Promise<{ readonly account: Account; readonly known: boolean }> {
  const { now, newId } = services
  const tenant = visit.tenant.id
  const person = { email, firstName, lastName, phone, language, passwordHash }
  const row = { ...person, tenantId: tenant, id: newId(), emailNorm: normaliseEmail(email), createdAt: new Date(now()) }
  const [made] = await tx.insert(accounts).values(row).onConflictDoNothing().returning()
  const account = made ?? (await holdAccountByEmail(tx, email))
  if (!account) throw new Error('An account went away while it was registered.')
  if (!made && account.status !== 'unconfirmed') return { account, known: true }
  await giveRoles(tx, { tenant, account: account.id, kind: 'customer', newId })
  await recordEvent(tx, services, visit, { kind: 'registered', account: account.id })
  if (made) return { account, known: false }
  await tx.update(accounts).set(person).where(eq(accounts.id, account.id))
  return { account: { ...account, ...person }, known: false }
}

const tellOwner = (tx: Transaction, services: AccountServices, visit: Visit, account: Account) =>
  postLetter(tx, services, visit, {
    account,
    plan: (to, addressOf) =>
      alreadyRegistered(to, { firstName: account.firstName, link: addressOf('/auth/forgotpassword') }),
  })
