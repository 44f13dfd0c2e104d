import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, tenantId, updatedAt } from './columns.ts'

/** Who a shop hands its orders to. */
export const suppliers = pgTable(
  'suppliers',
  {
    tenantId: tenantId(),
    id: id(),
    name: text('name').notNull(),
    /** Where links are sent to; may be empty. */
    email: text('email').notNull().default(''),
    language: text('language', { enum: ['kh', 'en'] }).notNull(),
    notes: text('notes').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('suppliers_name').on(table.tenantId, sql`lower(${table.name})`),
    check('suppliers_language', sql`${table.language} in ('kh', 'en')`),
  ],
)
