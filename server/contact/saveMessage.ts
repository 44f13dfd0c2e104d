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
  /** The signed-in account, if any. */
  readonly account: string | null
  readonly message: ContactRequest
  /** Milliseconds since 1970. */
  readonly now: number
  newId(): string
}

/** Saves a message and adds an email to each admin of the shop to the outbox. Returns its id. */
export async function saveMessage(tx: Transaction, { tenant, account, message, now, newId }: Sending): Promise<string> {
  const id = newId()
  const language = message.language ?? (await languageOf(tx, account)) ?? tenant.settings.languages[0] ?? 'kh'
  await tx
    .insert(contactMessages)
    .values({ ...message, tenantId: tenant.id, id, accountId: account, language, createdAt: new Date(now) })
  for (const { email, firstName, language } of await peopleOfShop(tx)) {
    const to = { language, shop: language === 'kh' ? tenant.nameKh : tenant.nameEn }
    const written = writeEmail(tenant, email, language, contactEmail(to, firstName, message))
    await enqueueEmail(tx, { tenant: tenant.id, id: newId(), email: written, now })
  }
  return id
}

async function languageOf(tx: Transaction, account: string | null) {
  if (account === null) return undefined
  const [found] = await tx.select({ language: accounts.language }).from(accounts).where(eq(accounts.id, account))
  return found?.language
}

/** The active admins of the shop's console. */
const peopleOfShop = (tx: Transaction) =>
  tx
    .select({ email: accounts.email, firstName: accounts.firstName, language: accounts.language })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.accountId, accounts.id))
    .where(and(eq(accountRoles.role, 'ADMIN'), eq(accountRoles.client, 'console'), eq(accounts.status, 'active')))

/** The email that forwards a message to an admin. */
function contactEmail(to: Recipient, firstName: string, { contact, subject, message }: ContactRequest): EmailPlan {
  const paragraphs = message.split(/\n\s*\n/).map(text => text.trim())
  const words =
    to.language === 'kh'
      ? { about: `សារថ្មីពីទំព័រទំនាក់ទំនងនៃ ${to.shop}៖ `, from: 'ពី៖ ', subject: 'ប្រធានបទ៖ ' }
      : { about: `New message for ${to.shop}: `, from: 'From: ', subject: 'Subject: ' }
  return {
    subject: words.about + subject,
    opening: hello(to, firstName),
    before: [words.from + contact, words.subject + subject, ...paragraphs],
    after: [],
    signature: signed(to),
  }
}
