import type { Transaction } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** One transaction in a shop. Row-level security shows only its rows, so queries do not name the shop again. */
export interface DesignWork {
  readonly tx: Transaction
  readonly tenant: Tenant
  readonly now: Date
  newId(): string
}

export type DesignServices = Pick<Services, 'database' | 'now' | 'newId'>

export const inShop = <T>(
  { database, now, newId }: DesignServices,
  tenant: Tenant,
  act: (work: DesignWork) => Promise<T>,
): Promise<T> => database.asTenant(tenant.id, tx => act({ tx, tenant, now: new Date(now()), newId }))
