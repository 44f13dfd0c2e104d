import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { designStatuses } from '../../contract/designs/design.ts'
import { designEvents, eventActors } from '../../contract/designs/designHistory.ts'
import { accounts } from './accounts.ts'
import { bytes, createdAt, id, tenantId, timestamptz } from './columns.ts'
import { designs } from './designs.ts'

const ofDesign = (table: { readonly tenantId: AnyPgColumn; readonly designId: AnyPgColumn }) =>
  foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
    'cascade',
  )

/** A submitted, ordered or published version. A trigger prevents changes. */
export const designRevisions = pgTable(
  'design_revisions',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    /** Revisions of a design count from 1. */
    number: integer('number').notNull(),
    /** The log as one Yjs update. */
    bytes: bytes('bytes').notNull(),
    /**
     * The hash of everything it is produced from (document, garment, fonts, images), since `bytes` depend on the merge
     * order.
     */
    sha256: text('sha256').notNull(),
    reason: text('reason', { enum: ['submitted', 'ordered', 'published'] }).notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofDesign(table),
    unique('design_revisions_number').on(table.tenantId, table.designId, table.number),
  ],
)

/** A submission and its decision. */
export const designReviews = pgTable(
  'design_reviews',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    revisionId: uuid('revision_id').notNull(),
    /** Null while it is pending. */
    decision: text('decision', { enum: ['READY', 'REJECTED', 'WITHDRAWN'] }),
    note: text('note').notNull().default(''),
    reviewerId: uuid('reviewer_id'),
    createdAt: createdAt(),
    decidedAt: timestamptz('decided_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofDesign(table),
    foreignKey({
      columns: [table.tenantId, table.revisionId],
      foreignColumns: [designRevisions.tenantId, designRevisions.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.reviewerId], foreignColumns: [accounts.tenantId, accounts.id] }),
    index('design_reviews_of_design').on(table.tenantId, table.designId, table.createdAt),
    index('design_reviews_pending').on(table.tenantId, table.createdAt).where(sql`${table.decision} is null`),
    check('design_reviews_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
)

/** A comment pinned to a point on a panel. */
export const designComments = pgTable(
  'design_comments',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    /** The comment that it replies to. */
    parentId: uuid('parent_id'),
    author: text('author').notNull(),
    authorName: text('author_name').notNull(),
    /** Whether the author wrote it as one of the shop's staff. */
    byShop: boolean('by_shop').notNull().default(false),
    panel: text('panel').notNull(),
    xMm: doublePrecision('x_mm').notNull(),
    yMm: doublePrecision('y_mm').notNull(),
    text: text('text').notNull(),
    resolvedAt: timestamptz('resolved_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    ofDesign(table),
    foreignKey({ columns: [table.tenantId, table.parentId], foreignColumns: [table.tenantId, table.id] }).onDelete(
      'cascade',
    ),
    index('design_comments_of_design').on(table.tenantId, table.designId, table.createdAt),
  ],
)

/** Events of a design except edits, written in the same transaction as their cause. */
export const designHistory = pgTable(
  'design_history',
  {
    tenantId: tenantId(),
    id: id(),
    designId: uuid('design_id').notNull(),
    event: text('event', { enum: designEvents }).notNull(),
    by: text('by', { enum: eventActors }).notNull(),
    /** An account id or the hash of a guest secret. */
    actor: text('actor').notNull(),
    fromStatus: text('from_status', { enum: designStatuses }),
    toStatus: text('to_status', { enum: designStatuses }),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.designId], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
    index('design_history_of_design').on(table.tenantId, table.designId, table.createdAt),
  ],
)
