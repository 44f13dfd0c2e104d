import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockDataFolder } from './lockDataFolder.ts'
import { openPglite } from './openPglite.ts'
import { openPostgres } from './openPostgres.ts'

export type Opening =
  | { readonly kind: 'open'; readonly database: Database }
  | { readonly kind: 'refused'; readonly why: string }

interface Place {
  /** Folder of everything that lasts. */
  readonly dataDir: string
  /** PostgreSQL; the embedded database unless given. */
  readonly databaseUrl?: string | undefined
}

/** The database that the environment names, migrated; a sentence when it cannot be had. */
export async function openDatabase(place: Place, onError?: (error: Error) => void): Promise<Opening> {
  return place.databaseUrl === undefined ? openEmbedded(place.dataDir) : openServer(place.databaseUrl, onError)
}

async function openEmbedded(dataDir: string): Promise<Opening> {
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockDataFolder(dataDir)
  if (lock.kind === 'refused') return lock
  try {
    const database = await openPglite({ folder: join(dataDir, 'db') })
    const close = async () => {
      await database.close()
      await lock.release()
    }
    return { kind: 'open', database: { asTenant: database.asTenant, asHouse: database.asHouse, close } }
  } catch (error) {
    await lock.release()
    return { kind: 'refused', why: `The database in ${join(dataDir, 'db')} cannot be opened: ${wordsOf(error)}` }
  }
}

async function openServer(url: string, onError?: (error: Error) => void): Promise<Opening> {
  try {
    return { kind: 'open', database: await openPostgres({ url, ...(onError && { onError }) }) }
  } catch (error) {
    const { host, pathname } = new URL(url)
    const where = `${host}${pathname}`
    return { kind: 'refused', why: `PostgreSQL at ${where} (DATABASE_URL) cannot be used: ${wordsOf(error)}` }
  }
}

/** A refused connection to a name with two addresses has its words inside. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
