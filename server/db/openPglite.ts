import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { becomeIdle, beginWith, createDatabase, type Database, type Transaction } from './database.ts'
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
  const database = createDatabase({
    transaction: (settings, work) =>
      // Drizzle asks for the whole class and calls no more than these methods.
      drizzle(beginningWith(pglite, beginWith(settings)) as PGlite).transaction(tx => work(tx as Transaction)),
    close: () => pglite.close(),
  })
  return { ...database, pglite }
}

/** The database, whose transactions begin so. */
const beginningWith = (pglite: PgliteThread, begin: string): PgliteThread => ({
  ...pglite,
  transaction: work => pglite.transaction(work, begin),
})
