import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createDatabase, type Database, type Transaction } from './database.ts'
import { migrate } from './migrate.ts'

interface PostgresConfig {
  /** `postgres://user:password@host:port/database` */
  readonly url: string
  /** The maximum number of connections. */
  readonly connections?: number
  /** Called when an idle connection breaks; the pool opens another. */
  onError?(error: Error): void
}

/** Opens a connection pool to PostgreSQL and applies all migrations. */
export async function openPostgres({ url, connections = 10, onError }: PostgresConfig): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', error => onError?.(error))
  // The same is true for a connection that breaks during a transaction, whose query fails anyway.
  pool.on('connect', client => client.on('error', () => undefined))
  try {
    await migrateOver(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return createDatabase({
    // Drizzle does not release a pooled connection whose `begin` fails, so ten failures would exhaust the pool.
    async transaction(work) {
      const client = await pool.connect()
      try {
        return await drizzle(client).transaction(tx => work(tx as Transaction))
      } finally {
        // A broken connection is not reused.
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
