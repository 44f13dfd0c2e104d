import { and, eq } from 'drizzle-orm'
import { hello, type Recipient, signed } from '../accounts/emails.ts'
import type { ContactRequest } from '../contract/contact.ts'
import type { Transaction } from '../db/database.ts'
import { accountRoles, accounts } from '../db/schema/accounts.ts'
import { contactMessages } from '../db/schema/contact.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import { type EmailPlan, writeEmail } from '../mail/email.ts'
import { enqueueEmail } from '../mail/outbox.ts'

interface Sending {
  readonly tenant: Tenant
  /** Who is signed in, if anybody is. */
  readonly account: string | null
  readonly message: ContactRequest
  /** Milliseconds since 1970. */
  readonly now: number
  newId(): string
}

/** Keeps a message, and puts an email with it into the outbox for each of the shop's people. Answers its id. */
export async function keepMessage(tx: Transaction, { tenant, account, message, now, newId }: Sending): Promise<string> {
  const id = newId()
  await tx
    .insert(contactMessages)
    .values({ ...message, tenantId: tenant.id, id, accountId: account, createdAt: new Date(now) })
  for (const { email, firstName, language } of await peopleOfShop(tx)) {
    const to = { language, shop: language === 'kh' ? tenant.nameKh : tenant.nameEn }
    const written = writeEmail(email, language, contactEmail(to, firstName, message))
    await enqueueEmail(tx, { tenant: tenant.id, id: newId(), email: written, now })
  }
  return id
}

/** Who runs the shop: the active accounts that are ADMIN of its console. */
const peopleOfShop = (tx: Transaction) =>
  tx
    .select({ email: accounts.email, firstName: accounts.firstName, language: accounts.language })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.accountId, accounts.id))
    .where(and(eq(accountRoles.role, 'ADMIN'), eq(accountRoles.client, 'console'), eq(accounts.status, 'active')))

/** Tells somebody of the shop what was written to it. */
function contactEmail(to: Recipient, firstName: string, { contact, subject, message }: ContactRequest): EmailPlan {
  const paragraphs = message.split(/\n\s*\n/).map(text => text.trim())
  const words =
    to.language === 'kh'
      ? { about: `សារថ្មីពីទំព័រទំនាក់ទំនងនៃ ${to.shop}៖ `, from: 'ពី៖ ', subject: 'ប្រធានបទ៖ ' }
      : { about: `A message to ${to.shop}: `, from: 'From: ', subject: 'Subject: ' }
  return {
    subject: words.about + subject,
    opening: hello(to, firstName),
    before: [words.from + contact, words.subject + subject, ...paragraphs],
    after: [],
    signature: signed(to),
  }
}
