import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './tenants.ts'

/** The two primary key columns of every tenant table. */
export const tenantId = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })
export const id = () => uuid('id').notNull()

/** A time in UTC. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => timestamptz('created_at').notNull().defaultNow()
export const updatedAt = () => timestamptz('updated_at').notNull().defaultNow()

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // pg returns a Buffer, PGlite a Uint8Array.
  fromDriver: ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
})
