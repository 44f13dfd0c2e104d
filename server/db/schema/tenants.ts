import { type InferSelectModel, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TenantSettings } from '../../contract/tenantSettings.ts'
import type { TenantId } from '../database.ts'

export const tenants = pgTable(
  'tenants',
  {
    id: uuid('id').primaryKey().$type<TenantId>(),
    /** A short name for URLs and commands. */
    slug: text('slug').notNull().unique(),
    nameKh: text('name_kh').notNull(),
    nameEn: text('name_en').notNull(),
    /** The logo as SVG. */
    logo: text('logo').notNull(),
    /** The icon in the browser's tab as SVG; null where the logo is it. */
    icon: text('icon'),
    settings: jsonb('settings').notNull().$type<TenantSettings>(),
    /** A demo shop, selected with `?tenant=`; there are none in production. */
    demo: boolean('demo').notNull().default(false),
    /** The shop of plain `localhost`, and of unknown hosts outside production. */
    isDefault: boolean('is_default').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Of logo and icon, for the audit log. */
    logoMd5: text('logo_md5').generatedAlwaysAs(sql`md5(logo)`),
    iconMd5: text('icon_md5').generatedAlwaysAs(sql`md5(icon)`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [uniqueIndex('tenants_one_default').on(table.isDefault).where(sql`${table.isDefault}`)],
)

export const tenantHosts = pgTable('tenant_hosts', {
  /** Lower case, without a port. */
  host: text('host').primaryKey(),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })
    .$type<TenantId>(),
})

/** A shop. */
export type Tenant = InferSelectModel<typeof tenants>
