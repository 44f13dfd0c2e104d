import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../server/db/newId.ts'
import { priceBooks } from '../../../server/db/schema/prices.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { seedDemoTenants } from '../../../server/seeding/seedDemo.ts'
import { addTenant, type NewTenant, readNewTenant } from '../../../server/tenants/addTenant.ts'
import { createTenants } from '../../../server/tenants/createTenants.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

const shop = (name: string, host: string) => readNewTenant({ name, host }, newId()) as NewTenant

describe.each(databases)('shops on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const add = (tenant: NewTenant) => api.database.asSystem(tx => addTenant(tx, tenant))

  it('is found at its host after it was made', async () => {
    expect(await add(shop('Battambang Kits', 'Kits.Example'))).toBe('added')
    const response = await api.as({ host: 'kits.example:8443' }).get('/whoami')
    expect(response.json()).toMatchObject({ slug: 'battambang-kits', demo: false })
  })

  it('does not take the slug or the host of another', async () => {
    expect(await add(shop('Angkor', 'free.example'))).toBe('slug')
    expect(await add(shop('Free', 'ANGKOR.localhost'))).toBe('host')
    expect((await api.at('angkor').get('/whoami')).json().names.en).toBe('Angkor Sport')
  })

  it('keeps the demo as its owners left it when it is seeded again', async () => {
    const angkor = await api.shop('angkor')
    await api.database.asTenant(angkor.id, tx => tx.update(tenants).set({ nameEn: 'Renamed' }))
    await seedDemoTenants(api.database, api.services)
    const [kept] = await api.database.asSystem(tx => tx.select().from(tenants).where(eq(tenants.slug, 'angkor')))
    expect(kept?.nameEn).toBe('Renamed')
    expect(await api.database.asTenant(angkor.id, tx => tx.select().from(priceBooks))).toHaveLength(1)
  })

  it('sees a change after ten seconds, or at once where it was made', async () => {
    const mekong = await api.shop('mekong')
    const rename = (nameKh: string) => api.database.asTenant(mekong.id, tx => tx.update(tenants).set({ nameKh }))
    const name = async () => (await api.at('mekong').get('/whoami')).json().name
    const before = await name()
    await rename('ថ្មី')
    expect(await name()).toBe(before)
    api.clock.now += 10_000
    expect(await name()).toBe('ថ្មី')
    await rename('ថ្មីទៀត')
    api.services.tenants.forget()
    expect(await name()).toBe('ថ្មីទៀត')
  })

  it('knows no strange hosts and no ?tenant= in production', async () => {
    const found = createTenants({ database: api.database, production: true, now: () => 0 })
    await expect(found.ofRequest('strange.example')).rejects.toMatchObject({ code: 'unknown-tenant' })
    expect((await found.ofRequest('localhost')).slug).toBe('angkor')
    expect((await found.ofRequest('tonle.localhost', 'mekong')).slug).toBe('tonle')
  })

  it('is chosen by ?tenant= only from the demo', async () => {
    await add(shop('Real', 'real.example'))
    expect((await api.as({ host: 'localhost' }).get('/whoami?tenant=real')).json().slug).toBe('angkor')
  })
})

describe('a new shop', () => {
  it.each([
    [{}, 2],
    [{ name: ' ', host: 'a.example' }, 1],
    [{ name: 'Kits', host: 'https://a.example' }, 1],
    [{ name: 'Kits', host: 'a.example:80' }, 1],
    [{ name: 'Kits', host: 'a.example', slug: 'Not Good' }, 1],
  ])('of %o is refused in %i sentences or more', (given, sentences) => {
    const read = readNewTenant(given, newId()) as { problems: string[] }
    expect(read.problems.length).toBeGreaterThanOrEqual(sentences)
    for (const problem of read.problems) expect(problem).toMatch(/--\w+ .+\.$/)
  })

  it('may be named in Khmer alone', () => {
    expect(readNewTenant({ name: 'អង្គរ', host: 'angkor.example' }, newId())).toMatchObject({
      problems: [expect.stringContaining('--slug')],
    })
    expect(readNewTenant({ name: 'អង្គរ', host: 'angkor.example', slug: 'angkor' }, newId())).toMatchObject({
      nameKh: 'អង្គរ',
    })
  })
})
