import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { pieceSteps } from '../../contract/production/handoffs.ts'
import { createdAt, id, tenantId, timestamptz, updatedAt } from './columns.ts'
import { orders } from './orders.ts'
import { packs } from './packs.ts'
import { suppliers } from './suppliers.ts'

/** A production pack that a supplier gets by a link. */
export const handoffs = pgTable(
  'handoffs',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: uuid('order_id').notNull(),
    packId: uuid('pack_id').notNull(),
    supplier: text('supplier').notNull(),
    /** Of the shop's list; null for a name that was typed, and for one that is not in the list any more. */
    supplierId: uuid('supplier_id'),
    /** The sha256 of the secret in the link, hex. */
    secretHash: text('secret_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    revokedAt: timestamptz('revoked_at'),
    acknowledgedAt: timestamptz('acknowledged_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.tenantId, table.packId], foreignColumns: [packs.tenantId, packs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.tenantId, table.supplierId],
      foreignColumns: [suppliers.tenantId, suppliers.id],
    }).onDelete('set null'),
    index('handoffs_of_supplier').on(table.tenantId, table.supplierId),
    unique('handoffs_secret').on(table.tenantId, table.secretHash),
    index('handoffs_of_order').on(table.tenantId, table.orderId, table.createdAt),
  ],
)

/** What supplier and shop write to one another. */
export const handoffMessages = pgTable(
  'handoff_messages',
  {
    tenantId: tenantId(),
    id: id(),
    handoffId: uuid('handoff_id').notNull(),
    byShop: boolean('by_shop').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.handoffId],
      foreignColumns: [handoffs.tenantId, handoffs.id],
    }).onDelete('cascade'),
    index('handoff_messages_of_handoff').on(table.tenantId, table.handoffId, table.createdAt),
  ],
)

/** A piece of the pack by the code that is printed on it, and how far it is. */
export const handoffPieces = pgTable(
  'handoff_pieces',
  {
    tenantId: tenantId(),
    handoffId: uuid('handoff_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    size: text('size').notNull(),
    wearer: text('wearer').notNull(),
    step: text('step', { enum: pieceSteps }).notNull().default('waiting'),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.handoffId, table.code] }),
    foreignKey({
      columns: [table.tenantId, table.handoffId],
      foreignColumns: [handoffs.tenantId, handoffs.id],
    }).onDelete('cascade'),
    check('handoff_pieces_step', sql`${table.step} in ('waiting', 'cut', 'sewn', 'shipped')`),
  ],
)
