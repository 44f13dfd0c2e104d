import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  becomeIdle,
  beginWith,
  createDatabase,
  type Database,
  type Transaction,
  type TransactionSettings,
} from './database.ts'
import { migrate } from './migrate.ts'
import { nameStatements } from './namedStatements.ts'
import { shareRuns } from './shareRuns.ts'

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
  const pool = openPool({ url, connections, onError })
  // A pool of its own: a commit that waits for the disk must not queue for a connection behind later requests.
  const diskPool = openPool({ url, connections: 1, onError })
  const nameOf = nameStatements()
  const reachDisk = shareRuns(() => diskPool.query(writeEverything).then(() => undefined))
  // Drizzle does not release a pooled connection whose `begin` fails, so ten failures would exhaust the pool.
  const run = async <T>(settings: TransactionSettings, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      return await drizzle(beginningWith(client, settings, nameOf)).transaction(tx => work(tx as Transaction))
    } finally {
      // A broken connection is not reused.
      client.release()
    }
  }
  return createDatabase({
    async transaction(settings, work, commit) {
      if (commit === 'own') return run(settings, work)
      const found = await run({ ...settings, synchronous_commit: 'off' }, work)
      await reachDisk()
      return found
    },
    close: () => Promise.all([pool.end(), diskPool.end()]).then(() => undefined),
  })
}

/** A pool whose connections begin in the idle role, without the rights of the login. */
function openPool({ url, connections, onError }: PostgresConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // Statements that do not wait for each other are sent without waiting.
    pipeline: true,
    stream: openStream,
    verify: (client, done) => void client.query(becomeIdle).then(() => done(), done),
  })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', error => onError?.(error))
  pool.on('connect', client => {
    // The same is true for a connection that breaks during a transaction, whose query fails anyway.
    client.on('error', () => undefined)
  })
  return pool
}

/** PostgreSQL writes its log in order: once this message is on disk, so is every earlier commit. */
const writeEverything = `select pg_logical_emit_message(true, 'kitloom', '')`

/** What is asked in one turn of the process goes to the database in one piece: each piece is a call of the system. */
function openStream(): Socket {
  const socket = new Socket()
  const { write } = socket
  let isCorked = false
  const cork = () => {
    if (isCorked) return
    isCorked = true
    socket.cork()
    process.nextTick(() => {
      isCorked = false
      socket.uncork()
    })
  }
  const corkedWrite = (...written: unknown[]): boolean => {
    cork()
    return Reflect.apply(write, socket, written)
  }
  // Connecting gives a socket its own way of writing back.
  return socket.once('connect', () => Object.assign(socket, { write: corkedWrite }))
}

/**
 * The connection, whose `begin` also applies the settings, and is sent with the first statement and not before it. Without
 * the settings the transaction would keep the idle role, which may neither read nor write: where `begin` fails, what was
 * sent with it does nothing, and says why `begin` failed.
 */
function beginningWith(
  client: pg.PoolClient,
  settings: TransactionSettings,
  nameOf: (text: string) => string | undefined,
): pg.PoolClient {
  const begin = beginWith(settings)
  let begun: Promise<unknown> = Promise.resolve()
  const query = async (requested: pg.QueryConfig, ...values: unknown[]): Promise<unknown> => {
    if (requested.text === 'begin') {
      begun = client.query(begin)
      begun.catch(() => {})
      return { rows: [] }
    }
    try {
      const name = nameOf(requested.text)
      return await Reflect.apply(client.query, client, [name ? { ...requested, name } : requested, ...values])
    } catch (error) {
      await begun
      throw error
    }
  }
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
