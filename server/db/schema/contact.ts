import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
    createdAt: createdAt(),
    handledAt: timestamptz('handled_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    index('contact_messages_new').on(table.tenantId, table.createdAt),
  ],
)
