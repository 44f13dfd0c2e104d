import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'

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

/**
 * How a commit is written to disk. `own` holds its locks until the write is done. `shared` releases them first and shares
 * the write with other commits of that moment. Both resolve when the commit is on disk.
 */
export type CommitMode = 'own' | 'shared'

export interface Database {
  /**
   * Runs a transaction as a tenant: row-level security limits it to the tenant's rows. Others may
   * see a `shared` commit a few milliseconds before it is on disk.
   */
  asTenant<T>(tenant: TenantId, work: (tx: Transaction) => Promise<T>, commit?: CommitMode): Promise<T>
  /** Runs a transaction with the system role, which sees all tenants: hosts, the outbox, metrics. */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What holds until the end of a transaction: its role, and what row-level security and the audit log go by. */
export type TransactionSettings = Readonly<Record<string, string>>

/** Begins a transaction with its settings: one message to the database, and the same to both. */
export function beginWith(settings: TransactionSettings): string {
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  )
  return `begin; select ${set.join(', ')}`
}

interface Connection {
  /** Runs a transaction with these settings from its beginning. */
  transaction<T>(settings: TransactionSettings, work: (tx: Transaction) => Promise<T>, commit: CommitMode): Promise<T>
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
  const actor = () => actors.getStore() ?? ''
  return {
    asTenant: (tenant, work, commit = 'own') =>
      transaction({ role: 'kitloom_tenant', 'app.tenant': tenant, 'app.actor': actor() }, work, commit),
    asSystem: work => transaction({ role: 'kitloom_system', 'app.actor': actor() }, work, 'own'),
    close,
  }
}
