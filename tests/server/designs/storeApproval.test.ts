import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { databases } from '../../support/server/databases.ts'
import {
  addAdmin,
  current,
  type Designer,
  expectCode,
  openDesignServer,
  sendKit,
  step,
} from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

describe.each(databases)('what the shop wants in its store on $name', kind => {
  let api: TestServer
  let admin: Awaited<ReturnType<typeof addAdmin>>
  beforeAll(async () => {
    api = await openDesignServer(kind)
    admin = await addAdmin(api)
  })
  afterAll(() => api.close())

  const decide = async (owner: Designer, id: string, decision: string) =>
    expectCode(admin.post(`/api/console/designs/${id}/${decision}`, {}, await current(owner, id)), 200)
  const isStored = async (id: string) => (await api.get(`/api/store/designs/${id}`)).statusCode === 200

  it('takes out what it rejects', async () => {
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner)
    await expectCode(step(owner, id, 'publish'), 200)
    await expectCode(step(owner, id, 'submit'), 200)
    expect(await isStored(id)).toBe(true)
    expect((await decide(owner, id, 'reject')).json()).toMatchObject({ status: 'REJECTED', publishedAt: null })
    expect(await isStored(id)).toBe(false)
    expect((await step(owner, id, 'publish')).json().code).toBe('wrong-state')
  })

  it('keeps out what it took out, until it approves it', async () => {
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner)
    expect((await admin.post(`/api/console/designs/${id}/unpublish`, {}, await current(owner, id))).statusCode).toBe(
      409,
    )
    await expectCode(step(owner, id, 'publish'), 200)
    await decide(owner, id, 'unpublish')
    expect(await isStored(id)).toBe(false)
    const again = (await step(owner, id, 'publish')).json()
    expect(again).toMatchObject({ code: 'wrong-state', detail: expect.stringContaining('took this design out') })
    await expectCode(step(owner, id, 'submit'), 200)
    await decide(owner, id, 'approve')
    await expectCode(step(owner, id, 'publish'), 200)
    expect(await isStored(id)).toBe(true)
    const { items } = (await owner.get(`/api/designs/${id}/history`)).json()
    expect(items).toContainEqual(expect.objectContaining({ event: 'unpublished', by: 'provider' }))
  })

  it('is asked before anything is published, where it wants that', async () => {
    const shop = await api.shop('mekong')
    const settings = { ...shop.settings, store: { approval: 'needed' as const } }
    await api.database.asSystem(tx => tx.update(tenants).set({ settings }).where(eq(tenants.id, shop.id)))
    api.services.tenants.forget()
    const [owner, reviewer] = [await addCustomer(api, 'mekong'), await addAdmin(api, 'mekong')]
    const { id } = await sendKit(owner)
    const refused = (await step(owner, id, 'publish')).json()
    expect(refused).toMatchObject({ code: 'wrong-state', detail: expect.stringContaining('looks at designs before') })
    await expectCode(step(owner, id, 'submit'), 200)
    await expectCode(reviewer.post(`/api/console/designs/${id}/approve`, {}, await current(owner, id)), 200)
    await expectCode(step(owner, id, 'publish'), 200)
  })

  it('is listed by rating as people rated it', async () => {
    const owner = await addCustomer(api)
    const ids: string[] = []
    for (const stars of [3, 5, 4]) {
      const { id } = await sendKit(owner, { name: `Quagga ${stars}` })
      await expectCode(step(owner, id, 'publish'), 200)
      const fan = await addCustomer(api)
      await expectCode(fan.post(`/api/store/designs/${id}/ratings`, { rating: stars }), 200)
      ids.push(id)
    }
    // Publishing again keeps the rating.
    await expectCode(step(owner, ids[1] ?? '', 'publish'), 200)
    const { items } = (await api.get('/api/store/designs?search=quagga&sort=rating')).json()
    expect(items.map((item: { name: string }) => item.name)).toEqual(['Quagga 5', 'Quagga 4', 'Quagga 3'])
  })
})
