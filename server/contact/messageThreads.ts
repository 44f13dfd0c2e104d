import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { signed } from '../accounts/emails.ts'
import type { MessageCard, MessageListQuery, MessageThread } from '../contract/console/messages.ts'
import type { Transaction } from '../db/database.ts'
import { containing } from '../db/likePattern.ts'
import { accounts } from '../db/schema/accounts.ts'
import { contactMessages, contactReplies } from '../db/schema/contact.ts'
import { outbox } from '../db/schema/outbox.ts'
import type { Tenant } from '../db/schema/tenants.ts'
import { Problem } from '../http/problem.ts'
import { type EmailPlan, writeEmail } from '../mail/email.ts'
import { enqueueEmail } from '../mail/outbox.ts'

type MessageRow = typeof contactMessages.$inferSelect

/** A transaction in a shop. */
export interface MessageWork {
  readonly tx: Transaction
  readonly tenant: Tenant
  readonly now: Date
  newId(): string
}

const nameOf = (person: { readonly firstName: string | null; readonly lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ')

const states = {
  open: { which: isNull(contactMessages.handledAt), order: [asc(contactMessages.createdAt), asc(contactMessages.id)] },
  settled: {
    which: isNotNull(contactMessages.handledAt),
    order: [desc(contactMessages.createdAt), desc(contactMessages.id)],
  },
  all: { which: undefined, order: [desc(contactMessages.createdAt), desc(contactMessages.id)] },
} as const satisfies Readonly<
  Record<MessageListQuery['state'], { readonly which: SQL | undefined; readonly order: readonly SQL[] }>
>

/** One page of the messages to a shop. */
export async function listMessages(work: MessageWork, { state, search, page, pageSize }: MessageListQuery) {
  const { tx } = work
  const { which, order } = states[state]
  const wanted = and(which, search === '' ? undefined : matchesWords(search))
  const [counted] = await tx.select({ total: count() }).from(contactMessages).where(wanted)
  const [open] = await tx.select({ total: count() }).from(contactMessages).where(states.open.which)
  const rows = await tx
    .select({ row: contactMessages, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.accountId))
    .where(wanted)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items = rows.map(({ row, ...by }) => cardOf(row, nameOf(by)))
  return { items, total: counted?.total ?? 0, open: open?.total ?? 0, page, pageSize }
}

function matchesWords(search: string): SQL | undefined {
  const pattern = containing(search)
  const { contact, subject, message } = contactMessages
  return or(ilike(contact, pattern), ilike(subject, pattern), ilike(message, pattern))
}

const cardOf = (row: MessageRow, sender: string): MessageCard => ({
  ...{ id: row.id, contact: row.contact, sender, subject: row.subject, message: row.message },
  createdAt: row.createdAt.toISOString(),
  settledAt: row.handledAt?.toISOString() ?? null,
})

/** @throws Problem not-found */
async function findMessage({ tx }: MessageWork, id: string): Promise<MessageRow> {
  const [found] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!found) throw new Problem('not-found')
  return found
}

/** A message with its replies. @throws Problem not-found */
export async function showThread(work: MessageWork, id: string): Promise<MessageThread> {
  const { tx } = work
  const row = await findMessage(work, id)
  const [sender] = row.accountId === null ? [] : await tx.select().from(accounts).where(eq(accounts.id, row.accountId))
  const replies = await tx
    .select({ reply: contactReplies, email: outbox, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(contactReplies)
    .leftJoin(outbox, eq(outbox.id, contactReplies.emailId))
    .leftJoin(accounts, eq(accounts.id, contactReplies.authorId))
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id))
  return {
    ...cardOf(row, sender ? nameOf(sender) : ''),
    language: row.language,
    customer: row.accountId,
    hasAddress: isAddress(row.contact),
    replies: replies.map(({ reply, email, ...by }) => ({
      ...{ id: reply.id, text: reply.text, by: nameOf(by) },
      at: reply.createdAt.toISOString(),
      email: email === null ? 'gone' : email.sentAt ? 'sent' : email.failedAt ? 'failed' : 'waiting',
    })),
  }
}

const isAddress = (contact: string): boolean => contact.includes('@')

interface Reply {
  readonly id: string
  readonly author: string | null
  readonly text: string
}

/** Sends a reply and counts the message as answered. @throws Problem not-found; wrong-state without an address */
export async function replyToMessage(work: MessageWork, { id, author, text }: Reply): Promise<void> {
  const { tx, tenant, now, newId } = work
  const row = await findMessage(work, id)
  if (!isAddress(row.contact)) {
    throw new Problem('wrong-state', {
      detail: 'This person left a phone number. Call them, then mark it as answered.',
    })
  }
  const emailId = newId()
  const shop = row.language === 'kh' ? tenant.nameKh : tenant.nameEn
  const email = writeEmail(tenant, row.contact, row.language, replyEmail(row, shop, text))
  await enqueueEmail(tx, { tenant: tenant.id, id: emailId, email, now: now.getTime() })
  await tx
    .insert(contactReplies)
    .values({ tenantId: tenant.id, id: newId(), messageId: id, authorId: author, text, emailId, createdAt: now })
  if (row.handledAt === null) await setHandled(work, id, now)
}

/** @throws Problem not-found */
export async function markMessage(work: MessageWork, id: string, settled: boolean): Promise<void> {
  const { handledAt } = await findMessage(work, id)
  if ((handledAt !== null) !== settled) await setHandled(work, id, settled ? work.now : null)
}

const setHandled = ({ tx }: MessageWork, id: string, handledAt: Date | null) =>
  tx.update(contactMessages).set({ handledAt }).where(eq(contactMessages.id, id))

const paragraphs = (text: string) => text.split(/\n\s*\n/).map(part => part.trim())

/** The reply, with what it replies to below it. */
function replyEmail({ subject, message, language }: MessageRow, shop: string, text: string): EmailPlan {
  const words =
    language === 'kh'
      ? {
          re: 'ឆ្លើយតប៖ ',
          opening: 'សួស្តី',
          wrote: 'អ្នកបានសរសេរ៖',
          again: `បើអ្នកមានសំណួរទៀត សូមសរសេរមកយើងតាមទំព័រដើមរបស់ ${shop}។`,
        }
      : {
          re: 'Re: ',
          opening: 'Hi,',
          wrote: 'You wrote:',
          again: `If you have another question, write to us on the home page of ${shop}.`,
        }
  return {
    subject: words.re + subject,
    opening: words.opening,
    before: paragraphs(text),
    after: [words.again, words.wrote, ...paragraphs(message)],
    signature: signed({ language, shop }),
  }
}

/** Messages that wait for an answer, the longest waiting first. */
export async function openMessages(work: MessageWork, pageSize: number): Promise<readonly MessageCard[]> {
  const { items } = await listMessages(work, { state: 'open', search: '', page: 1, pageSize })
  return items
}
