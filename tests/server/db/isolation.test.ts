import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actAs, type Database, type TenantId } from '../../../server/db/database.ts'
import { newId } from '../../../server/db/newId.ts'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { designRevisions } from '../../../server/db/schema/designReviews.ts'
import { designs, designUpdates } from '../../../server/db/schema/designs.ts'
import { signingKeys } from '../../../server/db/schema/sessions.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { together } from '../../../server/db/together.ts'
import { seedDemoTenants } from '../../../server/seeding/seedDemo.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import { refusal } from '../../support/server/refusal.ts'

describe.each(everyDatabase)('two shops on $name', kind => {
  let database: Database
  let here: TenantId
  let there: TenantId
  const owner = newId()
  const design = newId()

  const account = (tenantId: string, id = newId()) => ({
    tenantId,
    id,
    email: `${id}@kit.test`,
    emailNorm: `${id}@kit.test`,
    firstName: 'Sok',
    lastName: 'Dara',
    language: 'kh' as const,
  })
  const draft = (tenantId: string, ownerId: string, id = newId()) =>
    ({ tenantId, id, ownerId, productType: 'SOCCER_KIT' }) as const

  beforeAll(async () => {
    database = await kind.open()
    await seedDemoTenants(database, { newId, now: Date.now })
    const found = await database.asSystem(tx => tx.select({ id: tenants.id, slug: tenants.slug }).from(tenants))
    const idOf = (slug: string) => found.find(tenant => tenant.slug === slug)?.id as TenantId
    here = idOf('angkor')
    there = idOf('mekong')
    await database.asTenant(here, async tx => {
      await tx.insert(accounts).values(account(here, owner))
      await tx.insert(designs).values(draft(here, owner, design))
    })
  })
  afterAll(() => database.close())

  it('reads none of the other’s rows', async () => {
    expect(await database.asTenant(here, tx => tx.select().from(accounts))).toHaveLength(1)
    expect(await database.asTenant(there, tx => tx.select().from(accounts))).toEqual([])
    expect(await database.asTenant(there, tx => tx.select().from(tenants))).toMatchObject([{ slug: 'mekong' }])
  })

  it('changes and removes none of the other’s rows', async () => {
    await database.asTenant(there, async tx => {
      expect(await tx.update(designs).set({ name: 'taken' }).returning()).toEqual([])
      expect(await tx.delete(designs).returning()).toEqual([])
    })
    const kept = await database.asTenant(here, tx => tx.select().from(designs))
    expect(kept).toMatchObject([{ id: design, name: '', status: 'DRAFT' }])
  })

  it('writes no row in the other’s name', async () => {
    const write = database.asTenant(there, tx => tx.insert(accounts).values(account(here)))
    expect(await refusal(write)).toMatchObject({ code: '42501' })
    const move = database.asTenant(here, tx => tx.update(designs).set({ tenantId: there }))
    expect(await refusal(move)).toMatchObject({ code: '42501' })
  })

  it('refers to nothing of the other', async () => {
    const write = database.asTenant(there, tx => tx.insert(designs).values(draft(there, owner)))
    expect(await refusal(write)).toMatchObject({ code: '23503' })
    // Not even the system role can.
    const byServer = database.asSystem(tx => tx.insert(designs).values(draft(there, owner)))
    expect(await refusal(byServer)).toMatchObject({ code: '23503' })
  })

  it('makes no shops, moves no hosts and sees no signing keys', async () => {
    const requested = [
      sql`insert into tenants (id, slug, name_kh, name_en, logo, settings) values (${newId()}, 'x', '', '', '', '{}')`,
      sql`update tenant_hosts set host = 'other.example'`,
      sql`select * from signing_keys`,
      sql`select * from migrations`,
      sql`create table mine (id int)`,
      sql`alter table accounts disable row level security`,
    ]
    for (const query of requested) {
      const refused = await refusal(database.asTenant(here, tx => tx.execute(query)))
      expect(refused).toMatchObject({ code: '42501' })
    }
    expect(await database.asSystem(tx => tx.select().from(signingKeys))).toEqual([])
  })

  it('leaves nothing of a tenant behind on the connection', async () => {
    await database.asTenant(here, tx => tx.select().from(accounts))
    const who = sql`select current_user as "user", current_setting('app.tenant', true) as tenant`
    const [after] = await database.asSystem(async tx => (await tx.execute<Record<string, string>>(who)).rows)
    expect(after?.user).toBe('kitloom_system')
    expect(after?.tenant ?? '').toBe('')
  })

  it('reads nothing in a transaction that could not begin, and goes on after it', async () => {
    let read: unknown = null
    const broken = actAs('no\0body', () =>
      database.asTenant(here, async tx => {
        read = await tx.select().from(accounts)
      }),
    )
    await expect(broken).rejects.toThrow()
    expect(read).toBeNull()
    expect(await database.asTenant(here, tx => tx.select().from(accounts))).toHaveLength(1)
  })

  it('runs statements side by side, and waits for all of them when one fails', async () => {
    const [found, drafts] = await database.asTenant(here, tx =>
      together(tx.select().from(accounts), tx.select().from(designs)),
    )
    expect([found.length, drafts.length]).toEqual([1, 1])
    let later = 0
    const fails = database.asTenant(here, tx =>
      together(
        tx.execute(sql`select 1 / 0`),
        tx
          .execute(sql`select 1`)
          .catch(() => {})
          .then(() => tx.execute(sql`select 2`))
          .catch(() => {
            later++
          }),
      ),
    )
    expect(await refusal(fails)).toMatchObject({ code: '22012' })
    // What comes after is still a part of the transaction that failed.
    expect(later).toBe(1)
  })

  it('keeps nothing of a transaction that failed', async () => {
    const fails = database.asTenant(here, async tx => {
      await tx.update(designs).set({ name: 'half done' })
      throw new Error('on purpose')
    })
    await expect(fails).rejects.toThrow('on purpose')
    expect(await database.asTenant(here, tx => tx.select().from(designs))).toMatchObject([{ name: '' }])
  })

  it('keeps bytes, moments and large numbers as they were', async () => {
    const row = { tenantId: here, designId: design, seq: 1, clientId: 2 ** 52 + 1, author: 'a' }
    const given = { ...row, bytes: new Uint8Array([0, 255, 7]), createdAt: new Date('2026-02-28T23:59:59.123Z') }
    const [read] = await database.asTenant(here, async tx => {
      await tx.insert(designUpdates).values(given)
      return tx.select().from(designUpdates)
    })
    expect({ ...read, bytes: new Uint8Array(read?.bytes ?? []) }).toEqual(given)
  })

  const go = (status: 'DRAFT' | 'REVIEWING' | 'READY' | 'REJECTED') =>
    database.asTenant(here, tx => tx.update(designs).set({ status }).where(eq(designs.id, design)))

  it('lets a design take only the steps it has', async () => {
    expect(await refusal(go('READY'))).toMatchObject({ code: '23514' })
    await go('REVIEWING')
    await go('REJECTED')
    expect(await refusal(go('READY'))).toMatchObject({ code: '23514' })
    await go('DRAFT')
    await go('REVIEWING')
    await go('READY')
    expect(await refusal(go('REVIEWING'))).toMatchObject({ code: '23514' })
    const born = database.asTenant(here, tx => tx.insert(designs).values({ ...draft(here, owner), status: 'READY' }))
    expect(await refusal(born)).toMatchObject({ code: '23514' })
  })

  it('never changes a revision', async () => {
    const row = { tenantId: here, id: newId(), designId: design, number: 1, bytes: new Uint8Array([1]) }
    const revision = { ...row, sha256: 'x', reason: 'submitted', author: 'a' } as const
    await database.asTenant(here, tx => tx.insert(designRevisions).values(revision))
    const change = { sha256: 'y' }
    const byTenant = database.asTenant(here, tx => tx.update(designRevisions).set(change))
    expect(await refusal(byTenant)).toMatchObject({ code: '42501' })
    const byServer = database.asSystem(tx => tx.update(designRevisions).set(change))
    expect(await refusal(byServer)).toMatchObject({ code: '23514' })
  })
})
