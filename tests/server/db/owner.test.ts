import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { becomeIdle } from '../../../server/db/database.ts'
import { newId } from '../../../server/db/newId.ts'
import { openPostgres } from '../../../server/db/openPostgres.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { seedDemoTenants } from '../../../server/seeding/seedDemo.ts'

const url = process.env.DATABASE_URL

describe.runIf(url)('PostgreSQL under an owner that is no superuser', () => {
  it('is migrated and used', async () => {
    const name = `kitloom_owner_${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const root = new pg.Client({ connectionString: url })
    await root.connect()
    await root.query(`create role ${name} login createrole password 'of-the-test'`)
    await root.query(`grant kitloom_tenant, kitloom_system, kitloom_idle to ${name}`).catch(() => undefined)
    await root.query(`create database ${name} owner ${name}`)
    const own = Object.assign(new URL(url ?? ''), {
      username: name,
      password: 'of-the-test',
      pathname: `/${name}`,
    }).href
    const database = await openPostgres({ url: own, connections: 2 })
    await seedDemoTenants(database, { newId, now: Date.now })
    const [shop] = await database.asSystem(tx => tx.select().from(tenants))
    if (!shop) throw new Error('The demo was not seeded.')
    expect(await database.asTenant(shop.id, tx => tx.select().from(accounts))).toEqual([])
    expect(await database.asTenant(shop.id, tx => tx.select().from(tenants))).toHaveLength(1)
    await database.close()

    // Whoever sees the connection between two transactions, or forgets them, has no rights at all.
    const idle = new pg.Client({ connectionString: own })
    await idle.connect()
    await idle.query(becomeIdle)
    for (const query of [
      'select from accounts',
      'select from tenants',
      'select from signing_keys',
      'delete from outbox',
    ]) {
      await expect(idle.query(query)).rejects.toMatchObject({ code: '42501' })
    }
    await idle.end()
    await root.query(`drop database ${name} with (force)`)
    await root.query(`drop role ${name}`)
    await root.end()
  })
})
