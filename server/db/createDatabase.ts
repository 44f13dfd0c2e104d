import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'

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
