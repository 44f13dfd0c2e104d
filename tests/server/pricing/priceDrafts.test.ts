import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PriceBook } from '../../../server/contract/pricing/priceBook.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode } from '../../support/server/designers.ts'
import { enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { orderOf } from '../../support/server/orderers.ts'

const at = '/api/console/prices'
const day = 24 * 60 * 60 * 1000

describe.each(databases)('price books on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  /** An owner whose tokens are good at the time of the test's clock. */
  const owner = () => enter(api, { kind: 'admin' })
  type Owner = Awaited<ReturnType<typeof owner>>
  const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })
  const books = async (who: Owner) => (await expectCode(who.get(at), 200)).json()
  /** Saves a draft in which every piece costs so many cents more than now; its version. */
  async function draft(who: Owner, more: number): Promise<number> {
    const { current, draft: known } = await books(who)
    const book: PriceBook = { ...current.book, promotions: [] }
    const products = book.products.map(product => ({
      ...product,
      fabrics: product.fabrics.map(fabric => ({ ...fabric, unitPrice: fabric.unitPrice + more })),
    }))
    const saved = await expectCode(who.put(`${at}/draft`, { ...book, products }, ifMatch(known?.version ?? 0)), 200)
    return saved.json().draft.version
  }
  const price = async () => (await api.get('/api/pricing')).json().products[0].fabrics[0].unitPrice
  const publish = (who: Owner, version: number, time: number | null) =>
    who.post(`${at}/publish`, { at: time === null ? null : new Date(time).toISOString() }, ifMatch(version))

  it('are drafted unseen, and published with the codes that are in force', async () => {
    const [who, before] = [await owner(), await price()]
    const version = await draft(who, 100)
    expect(await price()).toBe(before)
    await expectCode(publish(who, version, null), 200)
    expect(await price()).toBe(before + 100)
    const { current, draft: rest, past } = await books(who)
    expect(current.book.promotions).toHaveLength(1)
    expect([rest, past.length]).toEqual([null, 1])
  })

  it('come into force at their time, without anybody’s doing, and can be called off before', async () => {
    const [who, before] = [await owner(), await price()]
    await expectCode(publish(who, await draft(who, 50), api.clock.now + day), 200)
    expect([await price(), (await books(who)).scheduled.book.products[0].fabrics[0].unitPrice]).toEqual([
      before,
      before + 50,
    ])
    await expectCode(who.delete(`${at}/scheduled`), 200)
    await expectCode(publish(who, await draft(who, 70), api.clock.now + day), 200)
    api.clock.now += day + 1000
    expect(await price()).toBe(before + 70)
    const next = await owner()
    expect((await books(next)).scheduled).toBeNull()
    expect((await next.delete(`${at}/scheduled`)).statusCode).toBe(404)
    await expectCode(publish(next, await draft(next, 5), null), 200)
    expect(await price()).toBe(before + 75)
  })

  it('are saved by one of two owners at once', async () => {
    const who = await owner()
    const version = await draft(who, 1)
    const { current } = await books(who)
    const book = { ...current.book, promotions: [] }
    const codes = await Promise.all([
      who.put(`${at}/draft`, book, ifMatch(version)),
      who.put(`${at}/draft`, book, ifMatch(version)),
    ])
    expect(codes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
    expect((await publish(who, version, null)).statusCode).toBe(412)
    expect((await publish(who, version + 1, api.clock.now - 1)).statusCode).toBe(400)
    await expectCode(who.delete(`${at}/draft`), 200)
    expect((await publish(who, version + 1, null)).statusCode).toBe(404)
  })

  it('tell what the orders of the last month would have cost', async () => {
    const [who, customer] = [await owner(), await enter(api)]
    const body = await orderOf(customer, { players: 12 })
    const placed = await expectCode(customer.post('/api/orders', body, { 'idempotency-key': crypto.randomUUID() }), 201)
    await draft(who, 200)
    const effect = (await expectCode(who.get(`${at}/effect`), 200)).json()
    const found = effect.orders.find(({ id }: { id: string }) => id === placed.json().id)
    expect(found.charged).toBe(body.expectedTotal)
    // Twelve pieces with 5 % off.
    expect(found.drafted - found.charged).toBe(12 * 200 * 0.95)
    expect(effect.drafted - effect.charged).toBe(effect.count * 12 * 200 * 0.95)
    await expectCode(who.delete(`${at}/draft`), 200)
    expect((await who.get(`${at}/effect`)).statusCode).toBe(404)
  })

  it('have codes that are created and ended, also in prices to come', async () => {
    const who = await owner()
    await expectCode(publish(who, await draft(who, 3), api.clock.now + day), 200)
    const code = { code: 'tet-2027', discount: 1000, until: null }
    const created = (await expectCode(who.post('/api/console/promotions', code), 201)).json()
    expect(created.items).toContainEqual({ code: 'TET-2027', discount: 1000, until: null, uses: 0 })
    expect((await who.post('/api/console/promotions', code)).statusCode).toBe(409)
    const customer = await enter(api)
    const body = await orderOf(customer, { promotionCode: 'TET-2027' })
    await expectCode(customer.post('/api/orders', body, { 'idempotency-key': crypto.randomUUID() }), 201)
    const ended = (await expectCode(who.post('/api/console/promotions/tet-2027/end'), 200)).json()
    expect(ended.items.find((one: { code: string }) => one.code === 'TET-2027')).toMatchObject({ uses: 1 })
    expect((await who.post('/api/console/promotions/TET-2027/end')).statusCode).toBe(404)
    api.clock.now += day + 1000
    const items = body.designs.map(({ fabric }) => ({
      productType: 'SOCCER_KIT',
      fabric,
      pieces: [{ size: 'M', sleeve: 'short', version: 'player', quantity: 12 }],
    }))
    const quote = await api.post('/api/pricing/quote', { items, promotionCode: 'TET-2027' })
    expect(quote.json().promotion).toBe('ended')
    const [entry] = (await (await owner()).get('/api/console/audit?subject=promotion&search=TET-2027')).json().items
    expect(entry.detail.valid_until).toHaveLength(2)
  })

  it.each([
    ['two letters', { code: 'ab', discount: 100, until: null }],
    ['a space', { code: 'two words', discount: 100, until: null }],
    ['nothing off', { code: 'NOTHING', discount: 0, until: null }],
    ['more than all off', { code: 'GIFT', discount: 10_001, until: null }],
    ['an end in the past', { code: 'LATE', discount: 100, until: '2020-01-01T00:00:00.000Z' }],
  ])('refuse a code with %s', async (_what, body) => {
    expect((await (await owner()).post('/api/console/promotions', body)).statusCode).toBe(400)
  })
})
