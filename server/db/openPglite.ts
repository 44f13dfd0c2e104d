import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { createDatabase, type Database, type Transaction } from './database.ts'
import { migrate } from './migrate.ts'

interface PglitePlace {
  /** Where it lasts; without it the database lives in memory. The caller holds the lock of the data folder. */
  readonly folder?: string
  /** A database folder as `dumpDataDir` wrote it, to begin with. */
  readonly dump?: Blob
}

/** PostgreSQL inside this process, with every migration applied. */
export async function openPglite({ folder, dump }: PglitePlace = {}): Promise<Database & { readonly pglite: PGlite }> {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  })
  try {
    await pglite.transaction(tx =>
      migrate({
        run: text => tx.exec(text).then(() => undefined),
        rows: async text => (await tx.query<Record<string, unknown>>(text)).rows,
      }),
    )
  } catch (error) {
    await pglite.close()
    throw error
  }
  const db = drizzle(pglite)
  const database = createDatabase({
    transaction: work => db.transaction(tx => work(tx as Transaction)),
    close: () => pglite.close(),
  })
  return { ...database, pglite }
}
