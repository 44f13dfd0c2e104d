import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { type OrderDefect, orderActors, orderEvents, orderStatuses } from '../../contract/orders/order.ts'
import type { Delivery, OrderedPiece } from '../../contract/orders/orderRequest.ts'
import type { Quote } from '../../contract/pricing/prices.ts'
import { productTypes } from '../../contract/tenantSettings.ts'
import { accounts } from './accounts.ts'
import { assets } from './assets.ts'
import { bytes, createdAt, id, tenantId, updatedAt } from './columns.ts'

export const orders = pgTable(
  'orders',
  {
    tenantId: tenantId(),
    id: id(),
    /** Counts from 1 in every shop, without gaps. */
    number: integer('number').notNull(),
    /** The customer; null for a guest, and when the account was deleted. */
    ownerId: uuid('owner_id'),
    /** The sha256 of the guest secret, hex. */
    guestHash: text('guest_hash'),
    /** The sha256 of the tracking secret, hex. */
    trackingHash: text('tracking_hash').notNull(),
    /** `order_transitions` lists the allowed changes; a trigger refuses others. */
    status: text('status', { enum: orderStatuses }).notNull().default('REVIEWING'),
    version: integer('version').notNull().default(1),
    delivery: jsonb('delivery').notNull().$type<Delivery>(),
    language: text('language', { enum: ['kh', 'en'] }).notNull(),
    promotionCode: text('promotion_code').notNull().default(''),
    quote: jsonb('quote').notNull().$type<Quote>(),
    /** Cents, as in `quote`. */
    grandTotal: bigint('grand_total', { mode: 'number' }).notNull(),
    /** Cents that the shop asks for before production. */
    dueBeforeProduction: bigint('due_before_production', { mode: 'number' }).notNull(),
    reason: text('reason').notNull().default(''),
    /** What was wrong where when it was rejected. */
    defects: jsonb('defects').notNull().default([]).$type<readonly OrderDefect[]>(),
    /** How the parcel is followed: a number, an address, the name of a driver. */
    tracking: text('tracking').notNull().default(''),
    reorderOf: uuid('reorder_of'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('orders_number').on(table.tenantId, table.number),
    foreignKey({ columns: [table.tenantId, table.ownerId], foreignColumns: [accounts.tenantId, accounts.id] }).onDelete(
      'set null',
    ),
    foreignKey({ columns: [table.tenantId, table.reorderOf], foreignColumns: [table.tenantId, table.id] }),
    index('orders_of_owner').on(table.tenantId, table.ownerId, table.createdAt),
    index('orders_of_guest').on(table.tenantId, table.guestHash),
    index('orders_by_time').on(table.tenantId, table.createdAt, table.id),
    index('orders_by_total').on(table.tenantId, table.grandTotal, table.id),
    index('orders_by_status').on(table.tenantId, table.status, table.createdAt),
    index('orders_wished').on(table.tenantId, table.status, sql`(${table.delivery} ->> 'wishedDate')`),
    check('orders_one_owner', sql`num_nonnulls(${table.ownerId}, ${table.guestHash}) <= 1`),
    check(
      'orders_status',
      sql`${table.status} in ('REVIEWING', 'APPROVED', 'REJECTED', 'PROCESSING', 'ON_THE_WAY', 'COMPLETED', 'CANCELED')`,
    ),
    check(
      'orders_totals',
      sql`${table.grandTotal} >= 0 and ${table.dueBeforeProduction} between 0 and ${table.grandTotal}`,
    ),
  ],
)

const ofOrder = (table: { readonly tenantId: AnyPgColumn; readonly orderId: AnyPgColumn }) =>
  foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }).onDelete(
    'cascade',
  )

/** A design as it was ordered. It stays when the design is edited or deleted. */
export const orderLines = pgTable(
  'order_lines',
  {
    tenantId: tenantId(),
    orderId: uuid('order_id').notNull(),
    /** The designs of an order count from 0. */
    position: integer('position').notNull(),
    /** Counts the submissions of the order from 1; the highest is the one that is produced. */
    submission: integer('submission').notNull().default(1),
    designId: uuid('design_id').notNull(),
    name: text('name').notNull(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    fabric: text('fabric').notNull(),
    pieces: jsonb('pieces').notNull().$type<readonly OrderedPiece[]>(),
    /** How many pieces these are. */
    quantity: integer('quantity').generatedAlwaysAs(sql`count_ordered(pieces)`),
    /** The log of the design as one Yjs update. */
    bytes: bytes('bytes').notNull(),
    /** The hash of everything it is produced from, as in `design_revisions`. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.orderId, table.position, table.submission] }),
    ofOrder(table),
    index('order_lines_of_design').on(table.tenantId, table.designId),
  ],
)

/** The images, by the sha256 of their files, that the lines of an order name. They stay as long as the order. */
export const orderImages = pgTable(
  'order_images',
  { tenantId: tenantId(), orderId: uuid('order_id').notNull(), sha256: text('sha256').notNull() },
  table => [
    primaryKey({ columns: [table.tenantId, table.sha256, table.orderId] }),
    ofOrder(table),
    index('order_images_of_order').on(table.tenantId, table.orderId),
  ],
)

/** Everything that happened to an order, written in the transaction of its cause. */
export const orderHistory = pgTable(
  'order_history',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: uuid('order_id').notNull(),
    event: text('event', { enum: orderEvents }).notNull(),
    by: text('by', { enum: orderActors }).notNull(),
    /** An account id or the hash of a guest secret. */
    actor: text('actor').notNull(),
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofOrder(table),
    index('order_history_of_order').on(table.tenantId, table.orderId, table.createdAt),
  ],
)

/** Money that the shop has received for an order, or given back. Rows never change. */
export const payments = pgTable(
  'payments',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: uuid('order_id').notNull(),
    /** Cents; below 0 was given back. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    method: text('method', { enum: ['cash', 'transfer', 'khqr', 'other'] }).notNull(),
    note: text('note').notNull().default(''),
    /** An account, which may be gone. */
    recordedBy: uuid('recorded_by'),
    /** The payment that this row takes back. */
    voidOf: uuid('void_of'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofOrder(table),
    index('payments_of_order').on(table.tenantId, table.orderId),
    // It includes the amount, which drizzle cannot express.
    index('payments_by_time').on(table.tenantId, table.createdAt),
    unique('payments_void_of').on(table.tenantId, table.voidOf),
    foreignKey({
      columns: [table.tenantId, table.voidOf],
      foreignColumns: [table.tenantId, table.id],
    }).onDelete('cascade'),
    check('payments_amount', sql`${table.amount} <> 0`),
  ],
)

/** What the staff writes about an order; its customer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: uuid('order_id').notNull(),
    /** An account, which may be gone. */
    authorId: uuid('author_id'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofOrder(table),
    foreignKey({
      columns: [table.tenantId, table.authorId],
      foreignColumns: [accounts.tenantId, accounts.id],
    }).onDelete('set null'),
    index('order_notes_of_order').on(table.tenantId, table.orderId, table.createdAt),
  ],
)

/** Pictures of transfer slips that the customer attached to an order; their files are the shop's. */
export const paymentSlips = pgTable(
  'payment_slips',
  {
    tenantId: tenantId(),
    id: id(),
    orderId: uuid('order_id').notNull(),
    assetId: uuid('asset_id').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofOrder(table),
    foreignKey({ columns: [table.tenantId, table.assetId], foreignColumns: [assets.tenantId, assets.id] }),
    index('payment_slips_of_order').on(table.tenantId, table.orderId, table.createdAt),
    index('payment_slips_of_asset').on(table.tenantId, table.assetId),
  ],
)

/** The invoice of an order. Prices of an order never change, so it needs no copy of them. */
export const invoices = pgTable(
  'invoices',
  {
    tenantId: tenantId(),
    orderId: uuid('order_id').notNull(),
    /** Counts from 1 in every shop, without gaps. */
    number: integer('number').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.orderId] }),
    ofOrder(table),
    unique('invoices_number').on(table.tenantId, table.number),
  ],
)

/** The last number given out in a shop, for each kind of number. */
export const counters = pgTable(
  'counters',
  {
    tenantId: tenantId(),
    kind: text('kind', { enum: ['order', 'invoice'] }).notNull(),
    last: integer('last').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.tenantId, table.kind] })],
)
