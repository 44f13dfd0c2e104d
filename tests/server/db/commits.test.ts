import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, TenantId } from '../../../server/db/database.ts'
import { newId } from '../../../server/db/newId.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { shareRuns } from '../../../server/db/shareRuns.ts'
import { seedDemoTenants } from '../../../server/seeding/seedDemo.ts'
import { everyDatabase } from '../../support/server/databases.ts'

describe.each(everyDatabase)('a commit on $name', kind => {
  let database: Database
  let shop: TenantId

  beforeAll(async () => {
    database = await kind.open()
    await seedDemoTenants(database, { newId, now: Date.now })
    const [found] = await database.asSystem(tx => tx.select({ id: tenants.id }).from(tenants).limit(1))
    shop = found?.id as TenantId
  })
  afterAll(() => database.close())

  const write = (id = newId()) =>
    database.asTenant(
      shop,
      async tx => {
        await tx
          .insert(designs)
          .values({ tenantId: shop, id, ownerId: null, guestHash: 'g', productType: 'SOCCER_KIT' })
        const { rows } = await tx.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`)
        return { id, at: rows[0]?.at ?? '' }
      },
      'shared',
    )

  it('is on disk when a shared one resolves', async () => {
    const written = await Promise.all(Array.from({ length: 20 }, () => write()))
    for (const { at } of written) {
      const { rows } = await database.asSystem(tx =>
        tx.execute<{ is: boolean }>(sql`select pg_current_wal_flush_lsn() >= ${at}::pg_lsn as is`),
      )
      expect(rows[0]?.is).toBe(true)
    }
    const { rows } = await database.asTenant(shop, tx =>
      tx
        .select({ id: designs.id })
        .from(designs)
        .then(rows => ({ rows })),
    )
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(written.map(({ id }) => id)))
  })

  it('is not shared by the next transaction', async () => {
    await write()
    const { rows } = await database.asTenant(shop, tx =>
      tx.execute<{ synchronous_commit: string }>(sql`show synchronous_commit`),
    )
    expect(rows[0]?.synchronous_commit).toBe('on')
  })

  it('does not happen when the transaction fails', async () => {
    const id = newId()
    await write(id)
    await expect(write(id)).rejects.toThrow()
  })
})

describe('a shared run', () => {
  /** Runs that end when they are told to. */
  const open = () => {
    const ends: { end(): void; fail(): void }[] = []
    const share = shareRuns(
      () => new Promise((end, reject) => ends.push({ end: () => end(), fail: () => reject(new Error('No disk.')) })),
    )
    return { share, ends, begun: (count: number) => expect.poll(() => ends.length).toBe(count) }
  }

  it('is one for all calls during another run', async () => {
    const { share, ends, begun } = open()
    const first = share()
    await begun(1)
    const later = [share(), share()]
    ends[0]?.end()
    await first
    await begun(2)
    ends[1]?.end()
    await Promise.all(later)
    expect(ends).toHaveLength(2)
  })

  it('fails for the calls that share it, and for none after them', async () => {
    const { share, ends, begun } = open()
    const first = share()
    await begun(1)
    const second = share()
    ends[0]?.fail()
    await expect(first).rejects.toThrow('No disk.')
    await begun(2)
    ends[1]?.end()
    await second
  })
})
