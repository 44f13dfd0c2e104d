import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { designStatuses } from '../../contract/designs/design.ts'
import { productTypes } from '../../contract/tenantSettings.ts'
import { accounts } from './accounts.ts'
import { bytes, createdAt, id, moment, tenantId, updatedAt } from './columns.ts'

export const designs = pgTable(
  'designs',
  {
    tenantId: tenantId(),
    /** Made in the browser. */
    id: id(),
    /** An account owns it, or else the guest whose secret has this hash. */
    ownerId: uuid('owner_id'),
    /** sha256 of the guest's secret, hex. */
    guestHash: text('guest_hash'),
    name: text('name').notNull().default(''),
    productType: text('product_type', { enum: productTypes }).notNull(),
    /** `design_transitions` says what may follow what; a trigger refuses the rest. */
    status: text('status', { enum: designStatuses }).notNull().default('DRAFT'),
    version: integer('version').notNull().default(1),
    /** Of the last update that the log took. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    /** Key of the picture in the file store. */
    thumbnail: text('thumbnail'),
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Of the last edit in the log. */
    designedAt: moment('designed_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [accounts.tenantId, accounts.id] }).onDelete(
      'cascade',
    ),
    index('designs_of_owner').on(table.tenantId, table.ownerId, table.updatedAt),
    index('designs_of_guest').on(table.tenantId, table.guestHash),
    index('designs_published').on(table.tenantId, table.publishedAt).where(sql`${table.publishedAt} is not null`),
    check('designs_one_owner', sql`num_nonnulls(${table.ownerId}, ${table.guestHash}) = 1`),
    check('designs_status', sql`${table.status} in ('DRAFT', 'REVIEWING', 'READY', 'REJECTED')`),
  ],
)

const ofDesign = (table: { readonly tenantId: AnyPgColumn; readonly designId: AnyPgColumn }) =>
  foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
    'cascade',
  )

/** The log: what was acknowledged, in order, as Yjs update V1. */
export const designUpdates = pgTable(
  'design_updates',
  {
    tenantId: tenantId(),
    designId: uuid('design_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Yjs client id: 32 bits and more. */
    clientId: bigint('client_id', { mode: 'number' }).notNull(),
    author: text('author').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.designId, table.seq] }), ofDesign(table)],
)

/** The log up to and with `seq` as one update. */
export const designSnapshots = pgTable(
  'design_snapshots',
  {
    tenantId: tenantId(),
    designId: uuid('design_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    bytes: bytes('bytes').notNull(),
    /** Of `bytes`, hex. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.designId, table.seq] }), ofDesign(table)],
)

/** Which author a Yjs client writes for: bound once, never given to another. */
export const designClients = pgTable(
  'design_clients',
  {
    tenantId: tenantId(),
    designId: uuid('design_id').notNull(),
    clientId: bigint('client_id', { mode: 'number' }).notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.designId, table.clientId] }), ofDesign(table)],
)
