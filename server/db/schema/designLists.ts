import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { productTypes } from '../../contract/tenantSettings.ts'
import { bytes, id, moment, tenantId, updatedAt } from './columns.ts'
import { designRevisions } from './designReviews.ts'
import { designs } from './designs.ts'

/** What lists show of a design; `id` is the design's. Derived anew when its log has gone past `seq`. */
export const designSummaries = pgTable(
  'design_summaries',
  {
    tenantId: tenantId(),
    id: id(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** `#rrggbb`, the one that covers most first. */
    colours: text('colours').array().notNull(),
    layers: integer('layers').notNull(),
    players: integer('players').notNull(),
    goalkeepers: integer('goalkeepers').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.id], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** What the store shows of a design that its owner has published: as it was then. `id` is the design's. */
export const designPublications = pgTable(
  'design_publications',
  {
    tenantId: tenantId(),
    id: id(),
    revisionId: uuid('revision_id').notNull(),
    name: text('name').notNull(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    colours: text('colours').array().notNull(),
    /** Names that people search colours by. */
    colourFamilies: text('colour_families').array().notNull(),
    /** The document by itself, without players. */
    document: text('document').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.id], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.tenantId, table.revisionId],
      foreignColumns: [designRevisions.tenantId, designRevisions.id],
    }).onDelete('cascade'),
    index('design_publications_latest').on(table.tenantId, table.publishedAt),
  ],
)

/** The picture of a design, as its owner's page has drawn it. `id` is the design's. */
export const designThumbnails = pgTable(
  'design_thumbnails',
  {
    tenantId: tenantId(),
    id: id(),
    mediaType: text('media_type', { enum: ['image/png', 'image/webp'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    updatedAt: updatedAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.id], foreignColumns: [designs.tenantId, designs.id] }).onDelete(
      'cascade',
    ),
  ],
)
