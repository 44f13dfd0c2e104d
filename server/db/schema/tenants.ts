import { type InferSelectModel, sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TenantSettings } from '../../contract/tenantSettings.ts'
import type { TenantId } from '../database.ts'

export const tenants = pgTable(
  'tenants',
  {
    id: uuid('id').primaryKey().$type<TenantId>(),
    /** Short name for addresses and commands. */
    slug: text('slug').notNull().unique(),
    nameKh: text('name_kh').notNull(),
    nameEn: text('name_en').notNull(),
    /** An SVG picture, as it is served. */
    logo: text('logo').notNull(),
    settings: jsonb('settings').notNull().$type<TenantSettings>(),
    /** Made by the demo: chosen by `?tenant=`, never there in production. */
    demo: boolean('demo').notNull().default(false),
    /** Answers plain `localhost`, and every unknown host outside production. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [uniqueIndex('tenants_one_default').on(table.isDefault).where(sql`${table.isDefault}`)],
)

export const tenantHosts = pgTable('tenant_hosts', {
  /** In small letters, without a port. */
  host: text('host').primaryKey(),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })
    .$type<TenantId>(),
})

/** A shop. */
export type Tenant = InferSelectModel<typeof tenants>
