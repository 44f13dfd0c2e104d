import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { garmentSizes } from '../../contract/garmentSizes.ts'
import { replyStatuses } from '../../contract/orders/rosterLink.ts'
import { createdAt, id, tenantId, timestamptz, updatedAt } from './columns.ts'
import { designs } from './designs.ts'

/** A link through which players enter themselves into the roster of a design. */
export const rosterLinks = pgTable(
  'roster_links',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    /** The sha256 of the secret in the link, hex. */
    secretHash: text('secret_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    closedAt: timestamptz('closed_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
    unique('roster_links_secret').on(table.tenantId, table.secretHash),
    index('roster_links_of_design').on(table.tenantId, table.designId),
  ],
)

/** What one player entered. A browser has one reply to a link. */
export const rosterReplies = pgTable(
  'roster_replies',
  {
    tenantId: tenantId(),
    id: id(),
    linkId: uuid('link_id').notNull(),
    /** The sha256 of the secret of the player's browser, hex. */
    ownHash: text('own_hash').notNull(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    size: text('size', { enum: garmentSizes }).notNull(),
    shortsSize: text('shorts_size', { enum: garmentSizes }),
    sleeve: text('sleeve', { enum: ['long', 'short'] }),
    status: text('status', { enum: replyStatuses }).notNull().default('waiting'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.linkId],
      foreignColumns: [rosterLinks.tenantId, rosterLinks.id],
    }).onDelete('cascade'),
    unique('roster_replies_own').on(table.tenantId, table.linkId, table.ownHash),
    check('roster_replies_status', sql`${table.status} in ('waiting', 'approved', 'declined')`),
  ],
)
