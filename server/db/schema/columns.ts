import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenants } from './tenants.ts'

/** The two columns that make up the key of every row of a tenant. */
export const tenantId = () =>
  uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' })
export const id = () => uuid('id').notNull()

/** A moment, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // pg gives a Buffer, PGlite does not.
  fromDriver: ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
})
