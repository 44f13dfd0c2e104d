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
import { bytes, createdAt, id, tenantId, timestamptz, updatedAt } from './columns.ts'

export const designs = pgTable(
  'designs',
  {
    tenantId: tenantId(),
    /** The browser creates it. */
    id: id(),
    /** The owner is an account, or the guest whose secret has this hash. */
    ownerId: uuid('owner_id'),
    /** The sha256 of the guest secret, hex. */
    guestHash: text('guest_hash'),
    name: text('name').notNull().default(''),
    productType: text('product_type', { enum: productTypes }).notNull(),
    /** `design_transitions` lists the allowed changes; a trigger refuses others. */
    status: text('status', { enum: designStatuses }).notNull().default('DRAFT'),
    version: integer('version').notNull().default(1),
    /** The number of the last update in the log. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    /** The key of the thumbnail in the file store. */
    thumbnail: text('thumbnail'),
    publishedAt: timestamptz('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The time of the last edit. */
    designedAt: timestamptz('designed_at').notNull().defaultNow(),
    deletedAt: timestamptz('deleted_at'),
    /** When the shop took it out of the store; its approval ends that. */
    takenOutAt: timestamptz('taken_out_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [accounts.tenantId, accounts.id] }).onDelete(
      'cascade',
    ),
    index('designs_of_owner').on(table.tenantId, table.ownerId, table.updatedAt),
    index('designs_of_guest').on(table.tenantId, table.guestHash),
    index('designs_by_time')
      .on(table.tenantId, table.createdAt)
      .where(sql`${table.seq} > 0 and ${table.deletedAt} is null`),
    index('designs_published').on(table.tenantId, table.publishedAt).where(sql`${table.publishedAt} is not null`),
    index('designs_shown')
      .on(table.tenantId, table.status, table.updatedAt)
      .where(sql`${table.status} <> 'DRAFT' and ${table.deletedAt} is null`),
    check('designs_one_owner', sql`num_nonnulls(${table.ownerId}, ${table.guestHash}) = 1`),
    check('designs_status', sql`${table.status} in ('DRAFT', 'REVIEWING', 'READY', 'REJECTED')`),
  ],
)

const ofDesign = (table: { readonly tenantId: AnyPgColumn; readonly designId: AnyPgColumn }) =>
  foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
    'cascade',
  )

/** The log: acknowledged Yjs updates (format 1) in order. */
export const designUpdates = pgTable(
  'design_updates',
  {
    tenantId: tenantId(),
    designId: uuid('design_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** The Yjs client id, which needs more than 31 bits. */
    clientId: bigint('client_id', { mode: 'number' }).notNull(),
    author: text('author').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.designId, table.seq] }), ofDesign(table)],
)

/** The log up to and including `seq` as one update. */
export const designSnapshots = pgTable(
  'design_snapshots',
  {
    tenantId: tenantId(),
    designId: uuid('design_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    bytes: bytes('bytes').notNull(),
    /** The sha256 of `bytes`, hex. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.designId, table.seq] }), ofDesign(table)],
)

/** The author of each Yjs client, which is bound once. */
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

/** The images, by the sha256 of their files, that the log of a design names now or named before. */
export const designImages = pgTable(
  'design_images',
  { tenantId: tenantId(), designId: uuid('design_id').notNull(), sha256: text('sha256').notNull() },
  table => [
    primaryKey({ columns: [table.tenantId, table.sha256, table.designId] }),
    ofDesign(table),
    index('design_images_of_design').on(table.tenantId, table.designId),
  ],
)
