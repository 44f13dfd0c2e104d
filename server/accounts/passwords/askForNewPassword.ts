import type { Transaction } from '../../db/database.ts'
import { takeOrRefuse } from '../../limits/takeOrRefuse.ts'
import type { AccountServices } from '../accountServices.ts'
import { minutesOf } from '../codes/lifetimes.ts'
import { issueLinkSecret } from '../codes/mailedLinks.ts'
import { type Account, holdAccountByEmail } from '../findAccount.ts'
import { inVain } from '../inVain.ts'
import { forgottenPassword } from '../letters/forgottenPassword.ts'
import { postLetter } from '../letters/postLetter.ts'
import { accountLimits } from '../limits.ts'
import { normaliseEmail } from '../normaliseEmail.ts'
import type { Visit } from '../visit.ts'

/**
 * A letter with a link to whoever forgot the password, if the address has an account; says nothing of whether it has, and
 * takes as long.
 */
export async function askForNewPassword(services: AccountServices, visit: Visit, email: string): Promise<void> {
  const { database, limits, newId } = services
  const { tenant, device } = visit
  await takeOrRefuse(
    limits,
    [`letters-from:${tenant.id}:${device.address}`, accountLimits.lettersFromAddress],
    [`letters:${tenant.id}:${normaliseEmail(email)}`, accountLimits.lettersToMailbox],
  )
  const tell = (tx: Transaction, account: Account) => postLink(tx, services, visit, account)
  await database.asTenant(tenant.id, async tx => {
    const account = await holdAccountByEmail(tx, email)
    if (account && account.status !== 'blocked') await tell(tx, account)
    else await inVain(tx, account, { tenant: tenant.id, email, newId }, tell)
  })
}

async function postLink(tx: Transaction, services: AccountServices, visit: Visit, account: Account): Promise<void> {
  const { now, newId } = services
  const minutes = minutesOf.reset
  const issue = { tenant: visit.tenant.id, account: account.id, purpose: 'reset', now: now(), newId } as const
  const secret = await issueLinkSecret(tx, issue)
  await postLetter(tx, services, visit, {
    account,
    minutes,
    plan: (to, addressOf) => {
      const link = addressOf('/auth/forgotpassword', `token=${secret}`)
      return forgottenPassword(to, { firstName: account.firstName, link, minutes })
    },
  })
}
