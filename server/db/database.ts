import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

declare const tenantBrand: unique symbol
/** The id of a tenant, from `tenants.id`. */
export type TenantId = string & { readonly [tenantBrand]: true }

interface Rows<Row> {
  readonly rows: Row[]
}

/** The result of raw SQL in both drivers: `rows`. Use `.returning()` to count changed rows. */
interface RowsOnly extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** A running transaction: drizzle's query builder over either driver. */
export type Transaction = PgDatabase<RowsOnly, Record<string, never>>

export interface Database {
  /** Runs a transaction as a tenant: row-level security limits it to the tenant's rows. */
  asTenant<T>(tenant: TenantId, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Runs a transaction with the system role, which sees all tenants: hosts, the outbox, metrics. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Connection {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const actors = new AsyncLocalStorage<string>()

/**
 * Names who acts while `work` runs, and what it starts: the audit log says so.
 * @param actor such as `account:…`; without one it is `server`
 */
export const actAs = <Result>(actor: string, work: () => Result): Result => actors.run(actor, work)

/**
 * The role of a connection outside of `asTenant` and `asSystem`. It can neither read nor write, so that no query can go
 * past the two; the login only migrates.
 */
export const becomeIdle = 'set role kitloom_idle'

/** `rowSecurity.sql` creates the roles. They cannot log in, own tables or bypass row-level security. */
export function createDatabase({ transaction, close }: Connection): Database {
  return {
    asTenant: (tenant, work) => {
      const actor = actors.getStore() ?? ''
      return transaction(async tx => {
        await tx.execute(sql`select set_config('role', 'kitloom_tenant', true),
          set_config('app.tenant', ${tenant}, true), set_config('app.actor', ${actor}, true)`)
        return work(tx)
      })
    },
    asSystem: work => {
      const actor = actors.getStore() ?? ''
      return transaction(async tx => {
        await tx.execute(
          sql`select set_config('role', 'kitloom_system', true), set_config('app.actor', ${actor}, true)`,
        )
        return work(tx)
      })
    },
    close,
  }
}
