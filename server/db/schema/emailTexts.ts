import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { emailKinds } from '../../contract/console/emailTexts.ts'
import { id, tenantId, updatedAt } from './columns.ts'

/** What a shop writes in its emails instead of the standard texts. */
export const emailTexts = pgTable(
  'email_texts',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text('kind', { enum: emailKinds }).notNull(),
    language: text('language', { enum: ['kh', 'en'] }).notNull(),
    subject: text('subject').notNull(),
    opening: text('opening').notNull(),
    closing: text('closing').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('email_texts_once').on(table.tenantId, table.kind, table.language),
    check('email_texts_language', sql`${table.language} in ('kh', 'en')`),
  ],
)
