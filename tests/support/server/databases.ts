import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../../server/db/database.ts'
import { readMigrations, readRowSecurity } from '../../../server/db/migrate.ts'
import { newId } from '../../../server/db/newId.ts'
import { openPglite } from '../../../server/db/openPglite.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import type { PgliteThread } from '../../../server/db/pgliteThread.ts'
import { seedDemoPeople, seedDemoTenants } from '../../../server/seeding/seedDemo.ts'
import { isNightly } from '../nightly.ts'
import { quickPasswords } from './quickPasswords.ts'

export interface DatabaseKind {
  readonly name: string
  /** A fresh, migrated and empty database, which is removed on close. */
  open(): Promise<Database>
  /** The same with the demo shops and accounts on `firstDay`. */
  openDemo(): Promise<Database>
}

/** A Monday morning. */
export const firstDay = Date.UTC(2026, 0, 5, 8)

interface Template {
  readonly name: string
  /** Fills the migrated template database. */
  fill(database: Database): Promise<void>
}

const stampOf = (texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)

const schema = stampOf([...readMigrations(), readRowSecurity()].map(({ text }) => text))
const seeds = [
  'seeding/demoTenants',
  'seeding/demoPrices',
  'seeding/demoPeople',
  'seeding/seedDemo',
  'tenants/addTenant',
  'pricing/priceBooks',
  'contract/tenantSettings',
  'accounts/roles',
  'accounts/terms',
]
const seedTexts = seeds.map(name => readFileSync(join(import.meta.dirname, `../../../server/${name}.ts`), 'utf8'))

const migrated: Template = { name: `migrated_${schema}`, fill: async () => undefined }
const seeded: Template = {
  name: `seeded_${stampOf([schema, ...seedTexts])}`,
  fill: seed,
}

/** Seeds an empty database with the demo. */
export async function seed(database: Database): Promise<void> {
  await seedDemoTenants(database, { newId, now: () => firstDay })
  await seedDemoPeople(database, { newId, passwords: quickPasswords })
}

async function copyInMemory({ name, fill }: Template): Promise<Database> {
  const kept = join(tmpdir(), `kitloom-${name}.tar`)
  if (!existsSync(kept)) {
    const made = await openPglite()
    await fill(made)
    const dump = await made.pglite.dumpDataDir('none')
    await made.close()
    // Several test files may do this at once: each writes its own file, and the last one stays.
    const own = `${kept}.${randomUUID()}`
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
    renameSync(own, kept)
  }
  return openPglite({ dump: new Blob([readFileSync(kept)]) })
}

const pglite: DatabaseKind = {
  name: 'PGlite',
  open: () => copyInMemory(migrated),
  openDemo: () => copyInMemory(seeded),
}

/** The embedded database below, for what no role of Kitloom may do; `null` on PostgreSQL. */
export const pgliteOf = (database: Database): PgliteThread | null =>
  'pglite' in database ? (database as Awaited<ReturnType<typeof openPglite>>).pglite : null

const postgresAt = (url: string): DatabaseKind => ({
  name: 'PostgreSQL',
  open: () => copyAt(url, migrated),
  openDemo: () => copyAt(url, seeded),
})

async function copyAt(url: string, template: Template): Promise<Database> {
  const from = `kitloom_${template.name}`
  const name = `kitloom_${randomUUID().replaceAll('-', '')}`
  await asOwner(url, async client => {
    await client.query('select pg_advisory_lock(7215002)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [from])
    if (rowCount === 0) await makeTemplate(client, url, template)
    await client.query(`create database ${name} template ${from}`)
  })
  const database = await openPostgres({ url: inDatabase(url, name), connections: 6 })
  return {
    ...database,
    async close() {
      await database.close()
      await asOwner(url, client => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** Created under another name first, so that an aborted run leaves no incomplete template. */
async function makeTemplate(client: pg.Client, url: string, { name, fill }: Template): Promise<void> {
  const draft = `kitloom_${name}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  const database = await openPostgres({ url: inDatabase(url, draft), connections: 1 })
  await fill(database).finally(() => database.close())
  await client.query(`alter database ${draft} rename to kitloom_${name}`)
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const inDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href

const url = process.env.DATABASE_URL
if (!url) console.warn('DATABASE_URL is not set: tests on PostgreSQL are left out.')

/** Every available database, for tests where databases may behave differently. */
export const everyDatabase: readonly DatabaseKind[] = url ? [pglite, postgresAt(url)] : [pglite]

/** The fastest database for all other tests; all of them in nightly runs. */
export const databases = isNightly ? everyDatabase : everyDatabase.slice(-1)
