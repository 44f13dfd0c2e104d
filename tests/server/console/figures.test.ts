import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Figures } from '../../../server/contract/console/figures.ts'
import { orderHistory, orders } from '../../../server/db/schema/orders.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode, sendKit } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder } from '../../support/server/orderers.ts'

const at = '/api/console/figures'
const hour = 3_600_000

describe.each(databases)('the figures of a shop on $name', database => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer({ database })
    owner = await enter(api, { kind: 'admin' })
  })
  afterAll(() => api.close())

  const read = async (query: string): Promise<Figures> => (await expectCode(owner.get(`${at}?${query}`), 200)).json()
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const inShop = async (act: Parameters<TestServer['database']['asTenant']>[1]) =>
    api.database.asTenant((await api.shop('angkor')).id, act)

  it('count orders, pieces, income and designs, by the day on which they were', async () => {
    const customer = await enter(api)
    const today = day(api.clock.now)
    const before = await read(`from=${today}&to=${today}`)
    const kit = await sendKit(customer)
    await sendKit(customer)
    const { order } = await placeOrder(customer, { designs: [kit.id] })
    const key = { 'idempotency-key': crypto.randomUUID() }
    await expectCode(owner.post(`/api/console/orders/${order.id}/payments`, { amount: 2500, method: 'cash' }, key), 201)
    const after = await read(`from=${today}&to=${today}`)
    expect(after.by).toBe('day')
    expect(after.series).toEqual([{ at: today, ...after.totals }])
    const grown = Object.fromEntries(
      Object.entries(after.totals).map(([name, value]) => [
        name,
        value - before.totals[name as keyof Figures['totals']],
      ]),
    )
    const pieces = order.lines[0]?.pieces.reduce((sum: number, piece: { quantity: number }) => sum + piece.quantity, 0)
    expect(grown).toEqual({
      ...{ orders: 1, pieces, ordered: order.grandTotal, income: 2500 },
      ...{ designs: 2, orderedDesigns: 1 },
    })
    expect(after.products).toContainEqual({ productType: 'SOCCER_KIT', pieces: expect.any(Number) })
  })

  it('count neither canceled orders nor what was not drawn on', async () => {
    const customer = await enter(api)
    const today = day(api.clock.now)
    const { order } = await placeOrder(customer, { designs: [(await sendKit(customer)).id] })
    const before = await read(`from=${today}&to=${today}`)
    await inShop(tx => tx.update(orders).set({ status: 'CANCELED' }).where(eq(orders.id, order.id)))
    await expectCode(customer.post('/api/designs', { id: crypto.randomUUID(), productType: 'SOCCER_KIT' }), 201)
    const after = await read(`from=${today}&to=${today}`)
    expect(after.totals.orders).toBe(before.totals.orders - 1)
    expect(after.totals.designs).toBe(before.totals.designs)
  })

  it('say how long orders stayed in each status, and nothing of those that are in it', async () => {
    const customer = await enter(api, { slug: 'mekong' })
    const { order } = await placeOrder(customer, { designs: [(await sendKit(customer)).id] })
    const abroad = await enter(api, { slug: 'mekong', kind: 'admin' })
    const shop = await api.shop('mekong')
    await api.database.asTenant(shop.id, async tx => {
      const [first] = await tx.select().from(orderHistory).where(eq(orderHistory.orderId, order.id))
      if (!first) throw new Error('The order has no history.')
      const later = new Date(first.createdAt.getTime() + 6 * hour)
      const entry = { ...first, id: api.services.newId(), fromStatus: 'REVIEWING', toStatus: 'APPROVED' } as const
      await tx.insert(orderHistory).values({ ...entry, event: 'approved', createdAt: later })
    })
    const today = day(api.clock.now)
    const { statuses } = (await expectCode(abroad.get(`${at}?from=${today}&to=${today}`), 200)).json()
    expect(statuses).toEqual([{ status: 'REVIEWING', orders: 1, median: 6, mean: 6 }])
  })

  it('count days as the shop does, and longer periods by weeks and months', async () => {
    const today = day(api.clock.now)
    const yesterday = day(api.clock.now - 24 * hour)
    // The clock of the test is at 8 in the morning, UTC.
    const behind = await read(`from=${yesterday}&to=${yesterday}&ahead=-840`)
    expect(behind.totals.orders).toBe((await read(`from=${today}&to=${today}`)).totals.orders)
    const weeks = await read('from=2026-01-01&to=2026-03-31')
    expect([weeks.by, weeks.series[0]?.at, weeks.series.length]).toEqual(['week', '2025-12-29', 14])
    const months = await read('from=2025-02-10&to=2026-01-09')
    expect([months.by, months.series[0]?.at, months.series.length]).toEqual(['month', '2025-02-01', 12])
  })

  it('are exported as CSV', async () => {
    const csv = await expectCode(owner.get('/api/console/figures-export?from=2026-01-05&to=2026-01-06'), 200)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body).toMatch(/^\ufeffFrom,Orders,Pieces,Ordered \(USD\),Income \(USD\)/)
    expect(csv.body.trim().split('\r\n')).toHaveLength(3)
  })

  it.each([
    'from=2026-01-02&to=2026-01-01',
    'from=2020-01-01&to=2026-01-01',
    'from=yesterday&to=2026-01-01',
    'to=2026-01-01',
    'from=2026-01-01&to=2026-01-02&ahead=9999',
  ])('refuse %s', async query => {
    await expectCode(owner.get(`${at}?${query}`), 400)
  })
})
