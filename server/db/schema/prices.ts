import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { productTypes } from '../../contract/tenantSettings.ts'
import { createdAt, id, tenantId, timestamptz } from './columns.ts'

/** A version of a shop's prices. At most one is published. */
export const priceBooks = pgTable(
  'price_books',
  {
    tenantId: tenantId(),
    id: id(),
    number: integer('number').notNull(),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    status: text('status', { enum: ['draft', 'published', 'retired'] })
      .notNull()
      .default('draft'),
    createdAt: createdAt(),
    publishedAt: timestamptz('published_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique('price_books_number').on(table.tenantId, table.number),
    uniqueIndex('price_books_one_published').on(table.tenantId).where(sql`${table.status} = 'published'`),
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
