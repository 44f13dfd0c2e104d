import type { Transaction } from '../../db/database.ts'
import { putLetter } from '../../mail/putLetter.ts'
import { type LetterPlan, writeLetter } from '../../mail/writeLetter.ts'
import type { AccountServices } from '../accountServices.ts'
import type { Account } from '../findAccount.ts'
import type { Visit } from '../visit.ts'
import type { LetterTo } from './letterWords.ts'
import { type AddressOf, shopAddress } from './shopAddress.ts'

interface Posting {
  readonly account: Pick<Account, 'email' | 'language'>
  readonly minutes?: number
  plan(to: LetterTo, addressOf: AddressOf): LetterPlan
}

/** Puts a letter to the owner of an account into the outbox, in his language. It is not sent after its minutes are over. */
export async function postLetter(
  tx: Transaction,
  services: AccountServices,
  visit: Visit,
  { account, minutes, plan }: Posting,
): Promise<void> {
  const { now, newId } = services
  const { id, nameKh, nameEn } = visit.tenant
  const { email, language } = account
  const to = { language, shop: language === 'kh' ? nameKh : nameEn }
  const letter = writeLetter(email, language, plan(to, await shopAddress(tx, visit, services)))
  const expiry = minutes === undefined ? {} : { expiresAt: now() + minutes * 60_000 }
  await putLetter(tx, { tenant: id, id: newId(), letter, now: now(), ...expiry })
}
