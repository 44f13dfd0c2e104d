import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../../server/db/schema/orders.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode, sendKit, step } from '../../support/server/designers.ts'
import { enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder, withKey } from '../../support/server/orderers.ts'

interface Named {
  readonly id: string
}
const idsOf = (items: readonly Named[]) => items.map(({ id }) => id)

describe.each(databases)('today in the console on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const enterAll = async () => ({
    owner: await enter(api, { firstName: 'Ratha' }),
    admin: await enter(api, { kind: 'admin' }),
  })

  it('has designs and replies that wait, oldest first', async () => {
    const { owner, admin } = await enterAll()
    const kits = [await sendKit(owner, { name: 'First' }), await sendKit(owner, { name: 'Second' })]
    for (const { id } of kits) {
      await expectCode(step(owner, id, 'submit'), 200)
      api.clock.now += 1000
    }
    const today = async () => (await expectCode(admin.get('/api/console/today'), 200)).json()
    const own = (items: readonly Named[]) => idsOf(items).filter(id => kits.some(kit => kit.id === id))
    expect(own((await today()).designs)).toEqual(idsOf(kits))
    const id = kits[0]?.id ?? ''
    const pin = { panel: 'front', xMm: 0, yMm: 0, text: 'Larger?' }
    const pinned = (await expectCode(admin.post(`/api/console/designs/${id}/comments`, pin), 201)).json()
    expect(own((await today()).replies)).toEqual([])
    api.clock.now += 1000
    await expectCode(owner.post(`/api/designs/${id}/comments`, { ...pin, text: 'Yes.', parentId: pinned.id }), 201)
    expect((await today()).replies).toContainEqual(
      expect.objectContaining({ id, name: 'First', text: 'Yes.', customer: 'Ratha Dara' }),
    )
    api.clock.now += 1000
    await expectCode(
      admin.post(`/api/console/designs/${id}/comments`, { ...pin, text: 'Done.', parentId: pinned.id }),
      201,
    )
    expect(own((await today()).replies)).toEqual([])
  })

  it('has orders that wait, are late, or are not paid', async () => {
    const { owner, admin } = await enterAll()
    const { order } = await placeOrder(owner)
    const shop = await api.shop('angkor')
    const set = (change: Partial<typeof orders.$inferInsert>) =>
      api.database.asTenant(shop.id, tx => tx.update(orders).set(change).where(eq(orders.id, order.id)))
    const today = async () => (await expectCode(admin.get('/api/console/today'), 200)).json()
    expect(idsOf((await today()).orders)).toContain(order.id)
    expect(idsOf((await today()).late)).not.toContain(order.id)
    await set({ delivery: { ...order.delivery, wishedDate: '2020-01-31' } })
    expect((await today()).late).toContainEqual(expect.objectContaining({ id: order.id, wishedDate: '2020-01-31' }))
    const before = await today()
    expect(idsOf(before.unpaid.orders)).not.toContain(order.id)
    await set({ status: 'APPROVED' })
    const { unpaid } = await today()
    expect(idsOf(unpaid.orders)).toContain(order.id)
    expect(unpaid.cents - before.unpaid.cents).toBe(order.grandTotal)
    const payment = { amount: order.grandTotal, method: 'cash' }
    await expectCode(admin.post(`/api/console/orders/${order.id}/payments`, payment, withKey()), 201)
    expect((await today()).unpaid).toMatchObject({ count: before.unpaid.count, cents: before.unpaid.cents })
  })

  it('finds orders, designs and customers in one search; customers for owners alone', async () => {
    const { owner, admin } = await enterAll()
    const reader = await enter(api, { kind: 'admin', role: 'reader' })
    const { id } = await sendKit(owner, { name: 'Zebra 100%' })
    const search = async (who: typeof admin, words: string) =>
      (await expectCode(who.get(`/api/console/search?search=${encodeURIComponent(words)}`), 200)).json()
    expect((await search(admin, 'Zebra')).designs).toEqual([])
    await expectCode(step(owner, id, 'submit'), 200)
    const { order } = await placeOrder(owner, { designs: [id] })
    expect(await search(reader, '100%')).toMatchObject({ orders: [{ id: order.id }], designs: [{ id }], customers: [] })
    expect((await search(admin, owner.email)).customers).toEqual([
      { id: owner.id, name: 'Ratha Dara', email: owner.email },
    ])
    expect((await search(reader, owner.email)).customers).toEqual([])
    expect((await search(admin, `#${order.number}`)).orders[0].id).toBe(order.id)
    await expectCode(admin.get('/api/console/search?search='), 400)
  })
})
