import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { garmentSizes } from '../../contract/garmentSizes.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, tenantId, updatedAt } from './columns.ts'

/** The people a customer orders for. */
export const players = pgTable(
  'players',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    /** Digits as they are printed: `07` is not `7`. */
    number: text('number').notNull(),
    size: text('size', { enum: garmentSizes }).notNull(),
    /** None: the size of the shirt. */
    shortsSize: text('shorts_size', { enum: garmentSizes }),
    /** None: as the design has it. */
    sleeve: text('sleeve', { enum: ['long', 'short'] }),
    /** Players are listed by it; empty for whoever belongs to none. */
    team: text('team').notNull().default(''),
    goalkeeper: boolean('goalkeeper').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.accountId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('cascade'),
    check('players_sleeve', sql`${table.sleeve} in ('long', 'short')`),
    index('players_of_account').on(table.tenantId, table.accountId, table.createdAt),
  ],
)
