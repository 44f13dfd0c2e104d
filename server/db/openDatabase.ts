import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockDataFolder } from './lockDataFolder.ts'

export type DatabaseOpening =
  | { readonly kind: 'open'; readonly database: Database }
  | { readonly kind: 'refused'; readonly why: string }

interface DatabaseLocation {
  /** The folder for all persistent data. */
  readonly dataDir: string
  /** The address of PostgreSQL; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined
}

/** Opens and migrates the configured database, or returns a message when it is unavailable. The other one is not loaded. */
export async function openDatabase(
  location: DatabaseLocation,
  onError?: (error: Error) => void,
): Promise<DatabaseOpening> {
  return location.databaseUrl === undefined ? openEmbedded(location.dataDir) : openServer(location.databaseUrl, onError)
}

async function openEmbedded(dataDir: string): Promise<DatabaseOpening> {
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockDataFolder(dataDir)
  if (lock.kind === 'refused') return lock
  try {
    const { openPglite } = await import('./openPglite.ts')
    const database = await openPglite({ folder: join(dataDir, 'db') })
    const close = async () => {
      await database.close()
      await lock.release()
    }
    return { kind: 'open', database: { asTenant: database.asTenant, asSystem: database.asSystem, close } }
  } catch (error) {
    await lock.release()
    return { kind: 'refused', why: `The database in ${join(dataDir, 'db')} cannot be opened: ${wordsOf(error)}` }
  }
}

async function openServer(url: string, onError?: (error: Error) => void): Promise<DatabaseOpening> {
  try {
    const { openPostgres } = await import('./openPostgres.ts')
    return { kind: 'open', database: await openPostgres({ url, ...(onError && { onError }) }) }
  } catch (error) {
    const { host, pathname } = new URL(url)
    const where = `${host}${pathname}`
    return { kind: 'refused', why: `PostgreSQL at ${where} (DATABASE_URL) cannot be used: ${wordsOf(error)}` }
  }
}

/** The message of an error. When a host has two addresses, it is in the inner errors. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
