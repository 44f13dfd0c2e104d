import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, tenantId, timestamptz } from './columns.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id'),
    /** An email address or a phone number. */
    contact: text('contact').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** What its sender reads. */
    language: text('language', { enum: ['kh', 'en'] })
      .notNull()
      .default('kh'),
    createdAt: createdAt(),
    /** When the shop answered it, by a reply or elsewhere. */
    handledAt: timestamptz('handled_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    index('contact_messages_new').on(table.tenantId, table.createdAt),
    index('contact_messages_open').on(table.tenantId, table.createdAt, table.id).where(sql`${table.handledAt} is null`),
    check('contact_messages_language', sql`${table.language} in ('kh', 'en')`),
  ],
)

/** What the shop wrote back to a message. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    tenantId: tenantId(),
    id: id(),
    messageId: uuid('message_id').notNull(),
    /** An account, which may be gone. */
    authorId: uuid('author_id'),
    text: text('text').notNull(),
    /** Its row in the outbox, which is deleted some weeks after it was sent. */
    emailId: uuid('email_id').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.messageId],
      foreignColumns: [contactMessages.tenantId, contactMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.authorId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('set null'),
    index('contact_replies_of_message').on(table.tenantId, table.messageId, table.createdAt),
  ],
)
