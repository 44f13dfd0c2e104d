import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { becomeIdle, createDatabase, type Database, type Transaction, type TransactionSettings } from './database.ts'
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
  await migrateOver(url)
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', error => onError?.(error))
  pool.on('connect', client => {
    // The same is true for a connection that breaks during a transaction, whose query fails anyway.
    client.on('error', () => undefined)
    // It is sent before any other query of this connection. One that is refused must not go on as the login.
    client.query(becomeIdle).catch(() => void client.end().catch(() => undefined))
  })
  return createDatabase({
    // Drizzle does not release a pooled connection whose `begin` fails, so ten failures would exhaust the pool.
    async transaction(settings, work) {
      const client = await pool.connect()
      try {
        return await drizzle(beginningWith(client, settings)).transaction(tx => work(tx as Transaction))
      } finally {
        // A broken connection is not reused.
        client.release()
      }
    },
    close: () => pool.end(),
  })
}

/**
 * The connection, whose `begin` also applies the settings: one round trip to the database instead of two. Without them the
 * transaction would keep the idle role, which may neither read nor write.
 */
function beginningWith(client: pg.PoolClient, settings: TransactionSettings): pg.PoolClient {
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  )
  const begin = `begin; select ${set.join(', ')}`
  const query = (requested: pg.QueryConfig, ...values: unknown[]) =>
    Reflect.apply(client.query, client, requested.text === 'begin' ? [begin] : [requested, ...values])
  return Object.create(client, { query: { value: query } })
}

async function migrateOver(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await migrate({
      run: text => client.query(text).then(() => undefined),
      rows: async text => (await client.query(text)).rows,
    })
    await client.query('commit')
  } finally {
    // What is not committed is rolled back.
    await client.end()
  }
}
