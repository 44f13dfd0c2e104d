import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createDatabase, type Database, type Transaction } from './database.ts'
import { migrate } from './migrate.ts'

interface PostgresPlace {
  /** `postgres://user:password@host:port/database` */
  readonly url: string
  /** Connections held at most. */
  readonly connections?: number
  /** Told of a connection that broke while nobody used it; the pool opens another. */
  onError?(error: Error): void
}

/** A pool of connections to PostgreSQL, with every migration applied. */
export async function openPostgres({ url, connections = 10, onError }: PostgresPlace): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', error => onError?.(error))
  // Nor would one that breaks while a transaction uses it: its query is refused as well.
  pool.on('connect', client => client.on('error', () => undefined))
  try {
    await migrateOver(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return createDatabase({
    // Drizzle over a pool does not give a connection back whose `begin` fails: after ten of them nobody gets one.
    async transaction(work) {
      const client = await pool.connect()
      try {
        return await drizzle(client).transaction(tx => work(tx as Transaction))
      } finally {
        // A broken one is not kept.
        client.release()
      }
    },
    close: () => pool.end(),
  })
}

async function migrateOver(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await migrate({
      run: text => client.query(text).then(() => undefined),
      rows: async text => (await client.query(text)).rows,
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
