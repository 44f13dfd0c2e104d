import type { Database, Transaction } from '../db/database.ts'
import type { Tenant } from '../db/schema/tenants.ts'

/** One transaction in a shop. Row-level security shows only its rows, so queries do not name the shop again. */
export interface DesignWork {
  readonly tx: Transaction
  readonly tenant: Tenant
  readonly now: Date
  newId(): string
}

/** What the calls about designs work with. */
export interface DesignServices {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
  /** A uuid of version 7. */
  newId(): string
}

export const inShop = <T>(
  { database, now, newId }: DesignServices,
  tenant: Tenant,
  act: (work: DesignWork) => Promise<T>,
): Promise<T> => database.asTenant(tenant.id, tx => act({ tx, tenant, now: new Date(now()), newId }))
