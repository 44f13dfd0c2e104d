import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceRules } from '../../../server/db/schema/prices.ts'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, addGuest, expectCode, openDesignServer } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { orderOf, placeOrder, rosterOf, withKey } from '../../support/server/orderers.ts'

/** Names as people have them: every script that fonts here can set, and what spreadsheets would run. */
const names = [
  ...['ស្រីនាង ជ្រោយ', 'محمد علي', 'דוד לוי', 'สมชาย ใจดี', '山田 太郎', '김민수', '王小明', 'Ђорђе Živković', 'Αθηνά'],
  ...['O’Brien-Ñuñez', '=1+2', '@SUM(A1)', '-7', '👩‍👧 Lux'],
]

const sample = {
  productType: 'SOCCER_KIT',
  pieces: [{ size: 'M', sleeve: 'short', version: 'player', quantity: 12 }],
}

describe.each(databases)('an order on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
    await addAdmin(api)
  })
  afterAll(() => api.close())

  it('keeps names in every script as they were written', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who, { players: names.length })
    const [design] = request.designs
    const pieces = (design?.pieces ?? []).map((piece, at) => ({ ...piece, name: names[at] ?? '' }))
    const body = { ...request, designs: [{ ...design, pieces }] }
    const order = (await expectCode(who.post('/api/orders', body, withKey()), 201)).json()
    expect(order.lines[0].pieces.map(({ name }: { name: string }) => name)).toEqual(names)
    const twoLines = { ...design, pieces: [{ ...pieces[0], name: 'Dara\u2028Sok' }] }
    const refused = await expectCode(who.post('/api/orders', { ...request, designs: [twoLines] }, withKey()), 400)
    expect(refused.json().fields).toMatchObject([{ path: 'designs.0.pieces.0.name', code: 'invalid-text' }])
  })

  it('has up to 500 rows of a design, and not one more', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who, { players: 500 })
    const [design] = request.designs
    const rows = rosterOf(500).map((row, at) => ({ ...row, number: String(at % 100) }))
    const withRows = (pieces: object[]) => ({ ...request, designs: [{ ...design, pieces }] })
    const order = (await expectCode(who.post('/api/orders', withRows(rows), withKey()), 201)).json()
    expect(order).toMatchObject({ pieces: 500, grandTotal: request.expectedTotal })
    const refused = await expectCode(who.post('/api/orders', withRows([...rows, ...rows.slice(0, 1)]), withKey()), 400)
    expect(refused.json().fields).toMatchObject([{ path: 'designs.0.pieces', code: 'too-long' }])
  })

  it('is nothing to a guest secret of another shop', async () => {
    const guest = addGuest(api)
    const { order } = await placeOrder(guest)
    const abroad = addGuest(api, 'mekong')
    const same = api.at('mekong', { 'x-guest-secret': guest.secret })
    for (const stranger of [abroad, same]) {
      await expectCode(stranger.get(`/api/orders/${order.id}`), 404)
      expect((await stranger.get('/api/orders')).json().total).toBe(0)
    }
    const customer = await addCustomer(api, 'mekong')
    const claimed = await expectCode(customer.post('/api/orders/claim', { guestSecret: guest.secret }), 200)
    expect(claimed.json()).toEqual({ claimed: [] })
    await expectCode(guest.get(`/api/orders/${order.id}`), 200)
  })

  it('of a quote from before the prices changed is shown the new total, and taken at that', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who)
    const { id } = await api.shop('angkor')
    await api.database.asTenant(id, tx =>
      tx
        .update(priceRules)
        .set({ amount: sql`${priceRules.amount} + 25` })
        .where(eq(priceRules.kind, 'unit')),
    )
    const key = withKey()
    const refused = (await expectCode(who.post('/api/orders', request, key), 409)).json()
    expect(refused).toMatchObject({ code: 'price-changed' })
    const { expectedTotal } = await orderOf(who, { designs: request.designs.map(({ design }) => design) })
    expect(expectedTotal).toBeGreaterThan(request.expectedTotal)
    expect(refused.detail).toContain(String(expectedTotal))
    const again = { ...request, expectedTotal, trackingSecret: randomUUID() }
    expect((await expectCode(who.post('/api/orders', again, key), 201)).json().grandTotal).toBe(expectedTotal)
  })

  it('with the total of another shop is shown the total of this one', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who)
    const [design] = request.designs
    const items = [{ ...sample, design: design?.design, fabric: design?.fabric }]
    const abroad = await api.shop('mekong')
    await api.database.asTenant(abroad.id, tx =>
      tx
        .update(priceRules)
        .set({ amount: sql`${priceRules.amount} + 125` })
        .where(eq(priceRules.kind, 'unit')),
    )
    const foreign = (await expectCode(api.at('mekong').post('/api/pricing/quote', { items }), 200)).json().grandTotal
    expect(foreign).not.toBe(request.expectedTotal)
    const refused = await expectCode(who.post('/api/orders', { ...request, expectedTotal: foreign }, withKey()), 409)
    expect(refused.json()).toMatchObject({ code: 'price-changed' })
    expect(refused.json().detail).toContain(String(request.expectedTotal))
  })
})
