import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, tenantId, timestamptz } from './columns.ts'
import { designs } from './designs.ts'

/** A link that gives access to a design. */
export const designShares = pgTable(
  'design_shares',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    /** The sha256 of the secret in the link, hex. */
    secretHash: text('secret_hash').notNull(),
    scope: text('scope', { enum: ['view', 'comment', 'edit'] }).notNull(),
    label: text('label').notNull().default(''),
    author: text('author').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at'),
    revokedAt: timestamptz('revoked_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
    unique('design_shares_secret').on(table.tenantId, table.secretHash),
    index('design_shares_of_design').on(table.tenantId, table.designId),
    check('design_shares_scope', sql`${table.scope} in ('view', 'comment', 'edit')`),
  ],
)

/** A person's rating of a design. */
export const ratings = pgTable(
  'ratings',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    /** An account id or the hash of a guest secret. */
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
    /** When the shop hid it: it counts nowhere then, and only the staff sees it. */
    hiddenAt: timestamptz('hidden_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
    index('ratings_latest').on(table.tenantId, table.createdAt, table.id),
    unique('ratings_once').on(table.tenantId, table.designId, table.author),
    check('ratings_stars', sql`${table.rating} between 1 and 5`),
  ],
)
