import type { Transaction } from '../../db/database.ts'
import { takeOrRefuse } from '../../limits/takeOrRefuse.ts'
import type { AccountServices } from '../accountServices.ts'
import { type Account, holdAccountByEmail } from '../findAccount.ts'
import { inVain } from '../inVain.ts'
import { accountLimits } from '../limits.ts'
import { normaliseEmail } from '../normaliseEmail.ts'
import type { Visit } from '../visit.ts'
import { postCode } from './postCode.ts'

/** Another code, if the address waits for one; says nothing of whether it does, and takes as long. */
export async function resendCode(services: AccountServices, visit: Visit, email: string): Promise<void> {
  const { database, limits, newId } = services
  const { tenant, device } = visit
  await takeOrRefuse(
    limits,
    [`letters-from:${tenant.id}:${device.address}`, accountLimits.lettersFromAddress],
    [`letters:${tenant.id}:${normaliseEmail(email)}`, accountLimits.lettersToMailbox],
  )
  const tell = (tx: Transaction, account: Account) => postCode(tx, services, visit, account)
  await database.asTenant(tenant.id, async tx => {
    const account = await holdAccountByEmail(tx, email)
    if (account?.status === 'unconfirmed') await tell(tx, account)
    else await inVain(tx, account, { tenant: tenant.id, email, newId }, tell)
  })
}
