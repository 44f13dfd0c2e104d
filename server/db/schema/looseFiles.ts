import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Files of the store that have lost a row which named them, in whichever shop: a trigger of `assets` writes them. Each
 * loss is a row of its own, so that whoever has looked after one takes away no other that came meanwhile.
 */
export const looseFiles = pgTable('loose_files', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  sha256: text('sha256').notNull(),
  lostAt: moment('lost_at').notNull().defaultNow(),
})
