import type { Transaction } from '../../db/database.ts'
import type { AccountServices } from '../accountServices.ts'
import { issueCode } from '../codes/confirmationCodes.ts'
import { minutesOf } from '../codes/lifetimes.ts'
import type { Account } from '../findAccount.ts'
import { confirmationCode } from '../letters/confirmationCode.ts'
import { postLetter } from '../letters/postLetter.ts'
import type { Visit } from '../visit.ts'

/** A letter with a new code to an account that is not confirmed yet. */
export async function postCode(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  account: Account,
): Promise<void> {
  const { now, newId } = services
  const code = await issueCode(tx, { tenant: visit.tenant.id, account: account.id, now: now(), newId })
  const minutes = minutesOf.confirm
  await postLetter(tx, services, visit, { account, minutes, plan: to => confirmationCode(to, { code, minutes }) })
}
