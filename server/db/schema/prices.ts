import { sql } from 'drizzle-orm'
import {
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PriceBook } from '../../contract/pricing/priceBook.ts'
import { productTypes } from '../../contract/tenantSettings.ts'
import { createdAt, id, tenantId, timestamptz, updatedAt } from './columns.ts'

/** A version of a shop's prices. At most one is published, and at most one will be from `publishedAt` on. */
export const priceBooks = pgTable(
  'price_books',
  {
    tenantId: tenantId(),
    id: id(),
    number: integer('number').notNull(),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    status: text('status', { enum: ['draft', 'scheduled', 'published', 'retired'] })
      .notNull()
      .default('draft'),
    createdAt: createdAt(),
    publishedAt: timestamptz('published_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('price_books_number').on(table.tenantId, table.number),
    uniqueIndex('price_books_one_published').on(table.tenantId).where(sql`${table.status} = 'published'`),
    uniqueIndex('price_books_one_scheduled').on(table.tenantId).where(sql`${table.status} = 'scheduled'`),
  ],
)

const priceRuleKinds = ['unit', 'tier', 'surcharge', 'discount-limit', 'promotion', 'minimum'] as const

/**
 * One line of a price book. `unit`: amount for a product type and fabric; `tier`: basis points off from a quantity on;
 * `surcharge`: amount for a subject (`long-sleeve`, `3xl-up`); `discount-limit`: basis points at most for a fabric;
 * `promotion`: basis points off for a code; `minimum`: pieces of a product type at least.
 */
export const priceRules = pgTable(
  'price_rules',
  {
    tenantId: tenantId(),
    id: id(),
    bookId: uuid('book_id').notNull(),
    kind: text('kind', { enum: priceRuleKinds }).notNull(),
    /** Null means all of them. */
    productType: text('product_type', { enum: productTypes }),
    fabric: text('fabric'),
    subject: text('subject'),
    quantity: integer('quantity'),
    /** An amount in cents. */
    amount: bigint('amount', { mode: 'number' }),
    /** Basis points: 100 is one percent. */
    basisPoints: integer('basis_points'),
    validUntil: timestamptz('valid_until'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.bookId],
      foreignColumns: [priceBooks.tenantId, priceBooks.id],
    }).onDelete('cascade'),
    index('price_rules_of_book').on(table.tenantId, table.bookId),
    check('price_rules_amount', sql`${table.amount} is null or ${table.amount} >= 0`),
    check('price_rules_basis_points', sql`${table.basisPoints} is null or ${table.basisPoints} between 0 and 10000`),
    check('price_rules_quantity', sql`${table.quantity} is null or ${table.quantity} >= 1`),
  ],
)

/** New prices that owners work on. */
export const priceDrafts = pgTable(
  'price_drafts',
  {
    tenantId: tenantId(),
    id: id(),
    book: jsonb('book').notNull().$type<PriceBook>(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.id] }), unique('price_drafts_one').on(table.tenantId)],
)
