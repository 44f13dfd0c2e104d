import type { Transaction } from '../../db/database.ts'
import type { AccountServices } from '../accountServices.ts'
import { minutesOf } from '../codes/lifetimes.ts'
import { issueLinkSecret } from '../codes/mailedLinks.ts'
import type { Account } from '../findAccount.ts'
import { accountLocked } from '../letters/accountLocked.ts'
import { postLetter } from '../letters/postLetter.ts'
import { recordEvent } from '../recordEvent.ts'
import type { Visit } from '../visit.ts'

/** Writes to the owner of an account that has just been locked, with a link that unlocks it. */
export async function tellOwner(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  account: Account,
): Promise<void> {
  const { now, newId } = services
  const secret = await issueLinkSecret(tx, {
    ...{ tenant: visit.tenant.id, account: account.id, purpose: 'unlock', now: now(), newId },
  })
  await postLetter(tx, services, visit, {
    account,
    minutes: minutesOf.unlock,
    plan: (to, addressOf) =>
      accountLocked(to, { firstName: account.firstName, link: addressOf('/auth/signin', `unlock=${secret}`) }),
  })
  await recordEvent(tx, services, visit, { kind: 'locked', account: account.id })
}
