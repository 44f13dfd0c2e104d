import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

declare const tenantBrand: unique symbol
/** The id of a tenant, as `tenants.id` gives it. */
export type TenantId = string & { readonly [tenantBrand]: true }

interface Rows<Row> {
  readonly rows: Row[]
}

/** What both drivers give for raw SQL: rows under `rows`. How many rows a change met is told by `.returning()`. */
interface RowsOnly extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** A running transaction: drizzle's query builder, the same over both drivers. */
export type Transaction = PgDatabase<RowsOnly, Record<string, never>>

export interface Database {
  /** One transaction as a tenant: row-level security shows and takes only its rows. */
  asTenant<T>(tenant: TenantId, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One transaction as the house, over all tenants: finding the tenant of a host, the outbox, metrics. */
  asHouse<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Connection {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The roles are made by `rowSecurity.sql`; neither may log in, own a table or go round row-level security. */
export function createDatabase({ transaction, close }: Connection): Database {
  return {
    asTenant: (tenant, work) =>
      transaction(async tx => {
        await tx.execute(
          sql`select set_config('role', 'kitloom_tenant', true), set_config('app.tenant', ${tenant}, true)`,
        )
        return work(tx)
      }),
    asHouse: work =>
      transaction(async tx => {
        await tx.execute(sql`set local role kitloom_house`)
        return work(tx)
      }),
    close,
  }
}
