import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { garmentSizes } from '../../contract/garmentSizes.ts'
import { accounts } from './accounts.ts'
import { createdAt, id, tenantId, updatedAt } from './columns.ts'

/** The players that a customer orders for. */
export const players = pgTable(
  'players',
  {
    tenantId: tenantId(),
    id: id(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    /** The number as it is printed: `07` is not `7`. */
    number: text('number').notNull(),
    size: text('size', { enum: garmentSizes }).notNull(),
    /** Null: the same size as the shirt. */
    shortsSize: text('shorts_size', { enum: garmentSizes }),
    /** Null: as in the design. */
    sleeve: text('sleeve', { enum: ['long', 'short'] }),
    /** The list is grouped by team; may be empty. */
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
