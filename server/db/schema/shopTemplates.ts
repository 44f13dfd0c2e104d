import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { productTypes } from '../../contract/tenantSettings.ts'
import { createdAt, id, tenantId, timestamptz, updatedAt } from './columns.ts'

/** Designs that a shop offers as templates of its own. */
export const shopTemplates = pgTable(
  'shop_templates',
  {
    tenantId: tenantId(),
    id: id(),
    productType: text('product_type', { enum: productTypes }).notNull(),
    nameKh: text('name_kh').notNull(),
    nameEn: text('name_en').notNull(),
    /** Among those of its product, from 1; there may be gaps. */
    position: integer('position').notNull(),
    /** The design it was made of, and which revision; it may be gone. */
    designId: uuid('design_id').notNull(),
    revision: integer('revision').notNull(),
    /** `#rrggbb`, the largest area first. */
    colours: text('colours').array().notNull(),
    /** The document without players. */
    document: text('document').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Since when the editor no longer offers it. */
    retiredAt: timestamptz('retired_at'),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('shop_templates_shown')
      .on(table.tenantId, table.productType, table.position)
      .where(sql`${table.retiredAt} is null`),
  ],
)

/** The images of templates, by the sha256 of their files. */
export const shopTemplateImages = pgTable(
  'shop_template_images',
  { tenantId: tenantId(), templateId: uuid('template_id').notNull(), sha256: text('sha256').notNull() },
  table => [
    primaryKey({ columns: [table.tenantId, table.sha256, table.templateId] }),
    foreignKey({
      columns: [table.tenantId, table.templateId],
      foreignColumns: [shopTemplates.tenantId, shopTemplates.id],
    }).onDelete('cascade'),
    index('shop_template_images_of_template').on(table.tenantId, table.templateId),
  ],
)
