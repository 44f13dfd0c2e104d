import { sql } from 'drizzle-orm'
import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { productTypes } from '../../contract/tenantSettings.ts'
import { bytes, id, tenantId, timestamptz, updatedAt } from './columns.ts'
import { designRevisions } from './designReviews.ts'
import { designs } from './designs.ts'

/** The summary of a design for lists; `id` is the design's. It is recomputed when its log has grown past `seq`. */
export const designSummaries = pgTable(
  'design_summaries',
  {
    tenantId: tenantId(),
    id: id(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** `#rrggbb`, the largest area first. */
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

/** The published version of a design, as the store shows it. `id` is the design's. */
export const designPublications = pgTable(
  'design_publications',
  {
    tenantId: tenantId(),
    id: id(),
    revisionId: uuid('revision_id').notNull(),
    name: text('name').notNull(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    colours: text('colours').array().notNull(),
    /** Names of colors that people search by. */
    colourFamilies: text('colour_families').array().notNull(),
    /** The document without players. */
    document: text('document').notNull(),
    publishedAt: timestamptz('published_at').notNull(),
    /** The name as it is searched: lower case, without the invisible breaks of Khmer. */
    searchName: text('search_name')
      .notNull()
      .generatedAlwaysAs(sql`lower(translate(name, U&'\\200B\\200C\\200D\\2060\\FEFF', ''))`),
    /** The average of its ratings; null without any. */
    rating: doublePrecision('rating'),
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
    index('design_publications_latest').on(
      table.tenantId,
      table.publishedAt.desc(),
      table.id.desc(),
      table.searchName,
      table.productType,
      table.colourFamilies,
    ),
    index('design_publications_by_name').on(table.tenantId, table.name, table.id),
    index('design_publications_by_rating').on(
      table.tenantId,
      table.rating.desc().nullsLast(),
      table.publishedAt.desc(),
      table.id,
    ),
    index('design_publications_searched').on(table.tenantId, table.productType, table.colourFamilies, table.searchName),
  ],
)

/** How many published designs have the same product and colours; a trigger on `design_publications` counts. */
export const storeCounts = pgTable(
  'store_counts',
  {
    tenantId: tenantId(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    colourFamilies: text('colour_families').array().notNull(),
    total: integer('total').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.tenantId, table.productType, table.colourFamilies] })],
)

/** The thumbnail of a design, drawn by its owner's browser. `id` is the design's. */
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
