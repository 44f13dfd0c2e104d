import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMigrations, readRowSecurity } from '../../../server/db/migrate.ts'
import { newId } from '../../../server/db/newId.ts'
import { openPglite } from '../../../server/db/openPglite.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { everyDatabase, pgliteOf, seed } from '../../support/server/databases.ts'

const lastBefore = '0035_client_owners.sql'
const [tenant, owner, design] = [newId(), newId(), newId()]
const [crest, sponsor] = ['c0ffee'.padEnd(64, '1'), 'ab12'.padEnd(64, 'f')]

/** A database as an older server left it, with a design whose log names two images. */
async function oldDatabase(): Promise<Blob> {
  const pglite = await PGlite.create()
  await pglite.exec(
    'create table migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  for (const { name, text, sha256 } of [
    ...readMigrations().filter(({ name }) => name <= lastBefore),
    readRowSecurity(),
  ]) {
    // The grants of today name tables that came later.
    if (name !== 'rowSecurity.sql') await pglite.exec(text)
    await pglite.query('insert into migrations (name, sha256) values ($1, $2)', [
      name,
      name === 'rowSecurity.sql' ? 'old' : sha256,
    ])
  }
  await pglite.query(
    `insert into tenants (id, slug, name_kh, name_en, logo, settings) values ($1, 'old', 'x', 'x', '', '{}')`,
    [tenant],
  )
  await pglite.query(
    `insert into accounts (tenant_id, id, email, email_norm, first_name, last_name, language) values ($1, $2, 'a@b', 'a@b', 'A', 'B', 'en')`,
    [tenant, owner],
  )
  await pglite.query(
    `insert into designs (tenant_id, id, owner_id, product_type, seq) values ($1, $2, $3, 'SOCCER_KIT', 2)`,
    [tenant, design, owner],
  )
  // Bytes that are no text, a backslash and figures stand around the hash.
  const bytes = [
    Buffer.concat([Buffer.from([0, 1, 255, 7]), Buffer.from(`@${crest}`), Buffer.from([200, 92])]),
    Buffer.concat([Buffer.from([128]), Buffer.from(`12\\377${sponsor}9`)]),
  ]
  for (const [index, one] of bytes.entries())
    await pglite.query(
      `insert into design_updates (tenant_id, design_id, seq, client_id, author, bytes) values ($1, $2, $3, 1, 'account:x', $4)`,
      [tenant, design, index + 1, one],
    )
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return dump
}

describe('a database of an older server', () => {
  let dump: Blob
  let database: Awaited<ReturnType<typeof openPglite>>
  beforeAll(async () => {
    dump = await oldDatabase()
    database = await openPglite({ dump })
  }, 120_000)
  afterAll(() => database.close())

  const rows = (query: string) => database.asSystem(async tx => (await tx.execute<Record<string, unknown>>(query)).rows)

  it('has every migration afterwards, and its data', async () => {
    const applied = (await rows('select id from designs')).map(({ id }) => id)
    expect(applied).toEqual([design])
  })

  it('has the images noted that its logs name', async () => {
    const found = (await rows('select sha256 from design_images')).map(({ sha256 }) => sha256)
    expect(found).toEqual(expect.arrayContaining([crest, sponsor]))
  })
})

describe.each(everyDatabase)('a database on $name', kind => {
  it('of a newer server is left alone', async () => {
    const database = await kind.open()
    const pglite = pgliteOf(database)
    if (!pglite) return database.close()
    await pglite.exec('reset role')
    await pglite.exec(`insert into migrations (name, sha256) values ('9999_later.sql', 'x')`)
    const dump = await pglite.dumpDataDir('none')
    await database.close()
    await expect(openPglite({ dump })).rejects.toThrow('made by a newer Kitloom: it has the migrations 9999_later.sql')
  }, 60_000)

  it('lets a shop write its history, and neither change nor delete it', async () => {
    const database = await kind.openDemo()
    const [shop] = await database.asSystem(tx => tx.select().from(tenants))
    if (!shop) throw new Error('There is no shop.')
    for (const table of ['audit_log', 'design_history', 'auth_events', 'design_revisions']) {
      for (const statement of [`delete from ${table}`, `update ${table} set id = id`]) {
        const refused = database.asTenant(shop.id, tx => tx.execute(statement))
        await expect(refused, statement).rejects.toMatchObject({ cause: { code: '42501' } })
      }
    }
    await expect(database.asSystem(tx => tx.execute('delete from audit_log'))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    await database.close()
  }, 60_000)

  it('gets the demo once from servers that start together', async () => {
    const database = await kind.open()
    await Promise.all([seed(database), seed(database), seed(database)])
    const shops = await database.asSystem(tx => tx.select().from(tenants))
    const people = await database.asSystem(tx => tx.select().from(accounts))
    expect([shops.length, people.length]).toEqual([3, 9])
    await database.close()
  }, 60_000)
})

it('gives every migration a number of its own, but for two of the beginning', () => {
  const numbers = readMigrations().map(({ name }) => name.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual(['0004'])
})
