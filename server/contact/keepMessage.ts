import type { ContactRequest } from '../contract/contact.ts'
import type { Transaction } from '../db/database.ts'
import { contactMessages } from '../db/schema/contact.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import { writeEmail } from '../mail/email.ts'
import { enqueueEmail } from '../mail/outbox.ts'
import { contactLetter } from './contactLetter.ts'
import { peopleOfShop } from './peopleOfShop.ts'

export interface Sending {
  readonly tenant: Tenant
  /** Who is signed in, if anybody is. */
  readonly account: string | null
  readonly message: ContactRequest
  /** Milliseconds since 1970. */
  readonly now: number
  newId(): string
}

/** Keeps a message, and puts a letter with it into the outbox for each of the shop's people. Answers its id. */
export async function keepMessage(tx: Transaction, { tenant, account, message, now, newId }: Sending): Promise<string> {
  const id = newId()
  await tx
    .insert(contactMessages)
    .values({ ...message, tenantId: tenant.id, id, accountId: account, createdAt: new Date(now) })
  for (const { email, firstName, language } of await peopleOfShop(tx)) {
    const to = { language, shop: language === 'kh' ? tenant.nameKh : tenant.nameEn }
    const written = writeEmail(email, language, contactLetter(to, firstName, message))
    await enqueueEmail(tx, { tenant: tenant.id, id: newId(), email: written, now })
  }
  return id
}
