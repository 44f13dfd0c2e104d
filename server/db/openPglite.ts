import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { becomeIdle, createDatabase, type Database, type Transaction } from './database.ts'
import { migrate } from './migrate.ts'
import { openPgliteThread, type PgliteThread } from './pgliteThread.ts'

interface PgliteConfig {
  /** Its folder; without it the database is in memory. The caller holds the lock of the data folder. */
  readonly folder?: string
  /** A dump by `dumpDataDir` to start from. */
  readonly dump?: Blob
}

/** Opens PostgreSQL inside this process and applies all migrations. */
export async function openPglite(config: PgliteConfig = {}): Promise<Database & { readonly pglite: PgliteThread }> {
  const pglite = await openPgliteThread(config)
  try {
    await pglite.transaction(tx =>
      migrate({
        run: text => tx.exec(text).then(() => undefined),
        rows: async text => (await tx.query<Record<string, unknown>>(text)).rows,
      }),
    )
    await pglite.exec(becomeIdle)
  } catch (error) {
    await pglite.close()
    throw error
  }
  // Drizzle asks for the whole class and calls no more than these methods.
  const db = drizzle(pglite as PGlite)
  const database = createDatabase({
    transaction: (settings, work) =>
      db.transaction(async tx => {
        const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
        await tx.execute(sql`select ${sql.join(set, sql`, `)}`)
        return work(tx as Transaction)
      }),
    close: () => pglite.close(),
  })
  return { ...database, pglite }
}
