import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { counters, orderLines, orders } from '../../../server/db/schema/orders.ts'
import { outbox } from '../../../server/db/schema/outbox.ts'
import { databases } from '../../support/server/databases.ts'
import {
  addAdmin,
  addGuest,
  current,
  expectCode,
  openDesignServer,
  type Sender,
  sendKit,
} from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { orderOf, placeOrder, rosterOf, withKey } from '../../support/server/orderers.ts'

/** A busy machine has no connection free for so long that the server asks to be asked again. */
async function untilReady(send: () => ReturnType<Sender['post']>): ReturnType<Sender['post']> {
  const reply = await send()
  return reply.statusCode === 503 ? untilReady(send) : reply
}

describe.each(databases)('orders on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
    await addAdmin(api)
  })
  afterAll(() => api.close())
  const inShop = async <T>(act: Parameters<TestServer['database']['asTenant']>[1]): Promise<T> =>
    api.database.asTenant((await api.shop('angkor')).id, act) as Promise<T>

  it('keep what was ordered when the design changes and when it is deleted', async () => {
    const who = await addCustomer(api)
    const { order, request } = await placeOrder(who)
    const [{ design: id } = { design: '' }] = request.designs
    await expectCode(who.patch(`/api/designs/${id}`, { name: 'Other' }, await current(who, id)), 200)
    await expectCode(who.delete(`/api/designs/${id}`, await current(who, id)), 200)
    const seen = (await expectCode(who.get(`/api/orders/${order.id}`), 200)).json()
    expect(seen).toEqual(order)
    expect(seen).toMatchObject({ status: 'REVIEWING', pieces: 12, lines: [{ name: 'Home' }] })
  })

  it('are one order, however often and at how many places at once they are sent', async () => {
    const who = await addCustomer(api)
    const [request, key] = [await orderOf(who), randomUUID()]
    const send = () => untilReady(() => who.post('/api/orders', request, withKey(key)))
    const replies = await Promise.all(Array.from({ length: 100 }, send))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(new Set(replies.map(reply => reply.json().id)).size).toBe(1)
    expect((await who.get('/api/orders')).json().total).toBe(1)
    const other = await who.post('/api/orders', { ...request, trackingSecret: randomUUID() }, withKey(key))
    expect(other.json().code).toBe('key-reused')
  }, 120_000)

  it('get numbers without gaps, though some fail', async () => {
    const who = await addCustomer(api)
    const first = (await placeOrder(who)).order.number
    const request = await orderOf(who)
    await expectCode(who.post('/api/orders', { ...request, expectedTotal: 1 }, withKey()), 409)
    expect((await placeOrder(who)).order.number).toBe(first + 1)
    const [counter] = await inShop<{ last: number }[]>(tx => tx.select().from(counters))
    expect(counter?.last).toBe(first + 1)
  })

  it('get numbers without gaps, and invoices too, when many are placed at once', async () => {
    const who = await addCustomer(api)
    const [before] = await inShop<{ last: number }[]>(tx =>
      tx.select().from(counters).where(eq(counters.kind, 'order')),
    )
    const request = await orderOf(who)
    const refused = { ...request, expectedTotal: 1 }
    const placed = Array.from({ length: 12 }, async (_, at) => {
      const body = { ...(at % 4 === 3 ? refused : request), trackingSecret: randomUUID() }
      const reply = await untilReady(() => who.post('/api/orders', body, withKey()))
      if (reply.statusCode !== 201) return []
      const { id, number } = reply.json()
      const invoice = await untilReady(() => who.post(`/api/orders/${id}/invoice`))
      return [{ number, invoice: invoice.json().number }]
    })
    const given = (await Promise.all(placed)).flat()
    const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
    const first = (before?.last ?? 0) + 1
    expect(sorted(given.map(({ number }) => number))).toEqual(Array.from({ length: 9 }, (_, at) => first + at))
    const invoices = sorted(given.map(({ invoice }) => invoice))
    expect(invoices).toEqual(invoices.map((_, at) => (invoices[0] ?? 0) + at))
  }, 120_000)

  it('go to a phone number that is written in Khmer figures', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who)
    const delivery = { ...request.delivery, phone: '០១២ ៣៤៥ ៦៧៨' }
    const placed = await expectCode(who.post('/api/orders', { ...request, delivery }, withKey()), 201)
    expect(placed.json().delivery.phone).toBe('+85512345678')
  })

  it('cost what the shop says, never what the page says', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who)
    const codeOf = async (change: object) =>
      (await who.post('/api/orders', { ...request, ...change }, withKey())).json().code
    expect(await codeOf({ expectedTotal: request.expectedTotal - 1 })).toBe('price-changed')
    expect(await codeOf({ grandTotal: 1 })).toBe('invalid-request')
    expect(await codeOf({ promotionCode: 'NO-SUCH-CODE' })).toBe('promotion-refused')
    const [{ design, fabric } = { design: '', fabric: '' }] = request.designs
    expect(await codeOf({ designs: [{ design, fabric, pieces: rosterOf(1) }] })).toBe('below-minimum')
    expect(await codeOf({ designs: [{ design, fabric: 'gold', pieces: rosterOf(12) }] })).toBe('no-price')
  })

  it('refuse what cannot be made or delivered, in words for its field', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who)
    const [{ design, fabric } = { design: '', fabric: '' }] = request.designs
    const fieldsOf = async (change: object) =>
      ((await who.post('/api/orders', { ...request, ...change }, withKey())).json().fields ?? []).map(
        ({ path, code }: { path: string; code: string }) => `${path} ${code}`,
      )
    const designs = (pieces: object[]) => ({ designs: [{ design, fabric, pieces }] })
    const [row] = rosterOf(1)
    expect(await fieldsOf(designs([]))).toEqual(['designs.0.pieces no-players'])
    for (const quantity of [0, -3, 2.5, 1e9]) {
      expect(await fieldsOf(designs([{ ...row, quantity }]))).toEqual(['designs.0.pieces.0.quantity invalid-quantity'])
    }
    expect(await fieldsOf(designs([{ ...row, number: '-5' }]))).toEqual(['designs.0.pieces.0.number invalid-number'])
    const { delivery } = request
    expect(await fieldsOf({ delivery: { ...delivery, phone: '12' } })).toEqual(['phone invalid-phone'])
    expect(await fieldsOf({ delivery: { ...delivery, phone: '១២' } })).toEqual(['phone invalid-phone'])
    expect(await fieldsOf({ delivery: { ...delivery, address: ' ', email: 'dara' } })).toEqual([
      'delivery.email invalid-email',
      'delivery.address required',
    ])
    expect(await fieldsOf({ acceptedTerms: false })).toEqual(['acceptedTerms required'])
    expect((await who.post('/api/orders', request)).json().code).toBe('invalid-request')
  })

  it('are nobody else’s: designs and orders of others are not there', async () => {
    const [who, other] = [await addCustomer(api), await addCustomer(api)]
    const { order, request } = await placeOrder(who)
    await expectCode(other.post('/api/orders', request, withKey()), 404)
    await expectCode(other.get(`/api/orders/${order.id}`), 404)
    await expectCode(other.get(`/api/orders/${order.id}/history`), 404)
    await expectCode(other.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': '"1"' }), 404)
    expect((await other.get('/api/orders')).json().total).toBe(0)
  })

  it('are followed with the secret of their link, and claimed once by an account', async () => {
    const guest = addGuest(api)
    const { order, request } = await placeOrder(guest)
    const secret = request.trackingSecret
    const nobody = api.at('angkor')
    const seen = (await expectCode(nobody.post('/api/orders/track', { number: order.number, secret }), 200)).json()
    expect(seen.order).toMatchObject({ number: order.number, allowedActions: [] })
    expect(seen.history.map(({ event }: { event: string }) => event)).toEqual(['placed'])
    await expectCode(nobody.post('/api/orders/track', { number: order.number, secret: randomUUID() }), 404)
    await expectCode(api.at('mekong').post('/api/orders/track', { number: order.number, secret }), 404)

    const [who, other] = [await addCustomer(api), await addCustomer(api)]
    expect((await who.post('/api/orders/claim', { guestSecret: guest.secret })).json()).toEqual({
      claimed: [order.number],
    })
    await expectCode(who.get(`/api/orders/${order.id}`), 200)
    await expectCode(guest.get(`/api/orders/${order.id}`), 404)
    await expectCode(other.post('/api/orders/claim', { number: order.number, secret }), 404)
  })

  it('write to the customer with the secret only in the fragment, and to the shop', async () => {
    const { request } = await placeOrder(await addCustomer(api))
    const rows = await inShop<{ recipient: string; content: { subject: string; text: string } }[]>(tx =>
      tx.select().from(outbox).where(eq(outbox.kind, 'email')),
    )
    const mine = rows.filter(({ content }) => content.text.includes(request.trackingSecret))
    expect(mine.map(({ recipient }) => recipient)).toEqual([request.delivery.email])
    expect(mine[0]?.content.text).toMatch(/\/order\/track#\d+\.[\w-]{36}/)
    expect(rows.some(({ content }) => content.subject.startsWith('New order'))).toBe(true)
  })

  it('are canceled by their customer before production, and repeated with the same artwork', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    await expectCode(who.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': '"2"' }), 412)
    const canceled = await expectCode(
      who.post(`/api/orders/${order.id}/cancel`, { reason: 'No season' }, { 'if-match': '"1"' }),
      200,
    )
    expect(canceled.json()).toMatchObject({ status: 'CANCELED', reason: 'No season', allowedActions: [] })
    const again = { ...(await orderOf(who)), pieces: [rosterOf(12)] }
    const { designs: _, ...terms } = again
    await expectCode(who.post(`/api/orders/${order.id}/reorder`, terms, withKey()), 409)

    const { order: approved } = await placeOrder(who)
    await inShop(tx => tx.update(orders).set({ status: 'APPROVED' }).where(eq(orders.id, approved.id)))
    const repeated = (await expectCode(who.post(`/api/orders/${approved.id}/reorder`, terms, withKey()), 201)).json()
    expect(repeated).toMatchObject({ reorderOf: { number: approved.number }, pieces: 12 })
    expect(repeated.lines[0].sha256).toBe(approved.lines[0].sha256)
  })

  it('go back to review with the designs as they are now when they were rejected', async () => {
    const who = await addCustomer(api)
    const { order, request } = await placeOrder(who)
    await inShop(tx =>
      tx.update(orders).set({ status: 'REJECTED', reason: 'Crest too small' }).where(eq(orders.id, order.id)),
    )
    const [{ design: id } = { design: '' }] = request.designs
    await expectCode(who.patch(`/api/designs/${id}`, { name: 'Home, larger crest' }, await current(who, id)), 200)
    const sent = (
      await expectCode(who.post(`/api/orders/${order.id}/resubmit`, undefined, { 'if-match': '"1"' }), 200)
    ).json()
    expect(sent).toMatchObject({ status: 'REVIEWING', reason: '', grandTotal: order.grandTotal })
    expect(sent.lines[0].name).toBe('Home, larger crest')
    const kept = await inShop<unknown[]>(tx => tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)))
    expect(kept).toHaveLength(2)
  })

  it('begin with the one that arrives next: the furthest on its way, then the one that is needed first', async () => {
    const who = await addCustomer(api)
    const placed: Record<string, number> = {}
    const wished = { later: '2027-02-01', sooner: '2027-01-01' } as const
    for (const name of ['canceled', 'unwished', 'later', 'sooner', 'made'] as const) {
      const request = await orderOf(who)
      const delivery = { ...request.delivery, wishedDate: name in wished ? Reflect.get(wished, name) : null }
      const { id, number } = (
        await expectCode(who.post('/api/orders', { ...request, delivery }, withKey()), 201)
      ).json()
      placed[name] = number
      const ways = { canceled: ['CANCELED'], made: ['APPROVED', 'PROCESSING'] } as const
      for (const status of name in ways ? ways[name as keyof typeof ways] : [])
        await inShop(tx => tx.update(orders).set({ status }).where(eq(orders.id, id)))
    }
    const list = (await expectCode(who.get('/api/orders?sort=nearest'), 200)).json().items
    expect(list.map(({ number }: { number: number }) => number)).toEqual(
      ['made', 'sooner', 'later', 'unwished', 'canceled'].map(name => placed[name]),
    )
  })

  it('are found by number, by design and by receiver, in pages', async () => {
    const who = await addCustomer(api)
    const away = await sendKit(who, { name: 'Away 100 %' })
    const [first, second] = [(await placeOrder(who)).order, (await placeOrder(who, { designs: [away.id] })).order]
    const found = async (query: string) =>
      (await expectCode(who.get(`/api/orders?${query}`), 200))
        .json()
        .items.map(({ number }: { number: number }) => number)
    expect(await found('')).toEqual([second.number, first.number])
    expect(await found(`search=${encodeURIComponent(`#${String(first.number).padStart(5, '0')}`)}`)).toEqual([
      first.number,
    ])
    expect(await found(`search=${encodeURIComponent('100 %')}`)).toEqual([second.number])
    expect(await found('search=dara')).toHaveLength(2)
    expect(await found('status=CANCELED')).toEqual([])
    expect(await found('pageSize=1&page=2&sort=oldest')).toEqual([second.number])
  })
})
