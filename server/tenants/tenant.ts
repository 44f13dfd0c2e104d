import type { InferSelectModel } from 'drizzle-orm'
import type { tenants } from '../db/schema/tenants.ts'

/** A shop. */
export type Tenant = InferSelectModel<typeof tenants>
