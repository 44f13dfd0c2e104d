import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { type PackRefusal, type PackRequest, packStatuses } from '../../contract/production/packs.ts'
import { createdAt, id, tenantId, updatedAt } from './columns.ts'
import { orders } from './orders.ts'

/** A production pack of an order: one for the same designs and wishes. */
export const packs = pgTable(
  'packs',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: uuid('order_id').notNull(),
    /** The sha256 of what it is made from, hex. */
    source: text('source').notNull(),
    wishes: jsonb('wishes').notNull().$type<PackRequest>(),
    status: text('status', { enum: packStatuses }).notNull().default('making'),
    /** Of `steps`, which is a guess until all markers are laid. */
    done: integer('done').notNull().default(0),
    steps: integer('steps').notNull().default(0),
    /** Why it was refused: layers, pieces or players by name. */
    refusal: jsonb('refusal').$type<PackRefusal>(),
    /** What nobody foresaw, as the error says it. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }).onDelete(
      'cascade',
    ),
    unique('packs_source').on(table.tenantId, table.orderId, table.source),
    check('packs_status', sql`${table.status} in ('making', 'done', 'refused')`),
  ],
)

/** The finished files of a pack; the bytes are in the file store. */
export const packFiles = pgTable(
  'pack_files',
  {
    tenantId: tenantId(),
    packId: uuid('pack_id').notNull(),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.packId, table.name] }),
    foreignKey({ columns: [table.tenantId, table.packId], foreignColumns: [packs.tenantId, packs.id] }).onDelete(
      'cascade',
    ),
    index('pack_files_by_file').on(table.sha256),
  ],
)
