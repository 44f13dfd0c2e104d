import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, expectCode, openDesignServer } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder } from '../../support/server/orderers.ts'

describe.each(databases)('invoices on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
    await addAdmin(api)
  })
  afterAll(() => api.close())

  it('are one for an order, however many ask at once, and say what the order says', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    const calls = Array.from({ length: 8 }, () => who.post(`/api/orders/${order.id}/invoice`))
    const replies = (await Promise.all(calls)).map(reply => reply.json())
    expect(new Set(replies.map(({ number }) => number)).size).toBe(1)
    expect(replies[0].order).toEqual(order)
  })

  it('get numbers without gaps, also when one is refused between them', async () => {
    const who = await addCustomer(api)
    const [first, refused, second] = [await placeOrder(who), await placeOrder(who), await placeOrder(who)]
    const numberOf = async ({ order }: typeof first) =>
      (await expectCode(who.post(`/api/orders/${order.id}/invoice`), 200)).json().number
    const number = await numberOf(first)
    const { id, version } = refused.order
    await expectCode(who.post(`/api/orders/${id}/cancel`, {}, { 'if-match': `"${version}"` }), 200)
    const reply = await expectCode(who.post(`/api/orders/${id}/invoice`), 409)
    expect(reply.json().code).toBe('wrong-state')
    expect(await numberOf(second)).toBe(number + 1)
    expect(await numberOf(first)).toBe(number)
  })

  it('name the tax that the total includes, and a code to pay what is due', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    const { tax, order: shown } = (await expectCode(who.post(`/api/orders/${order.id}/invoice`), 200)).json()
    expect(tax).toMatchObject({ percent: 10, cents: Math.round(order.grandTotal / 11), number: 'K001-000111222' })
    expect(shown.khqr.cents).toBe(order.dueBeforeProduction)
    expect(shown.khqr.text).toContain((order.dueBeforeProduction / 100).toFixed(2))
  })

  it('have no code to pay once the order is canceled', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    const reply = await expectCode(
      who.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': `"${order.version}"` }),
      200,
    )
    expect(reply.json().khqr).toBeNull()
  })

  it('stay when the order is canceled later', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    const { number } = (await expectCode(who.post(`/api/orders/${order.id}/invoice`), 200)).json()
    await expectCode(who.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': `"${order.version}"` }), 200)
    const later = (await expectCode(who.post(`/api/orders/${order.id}/invoice`), 200)).json()
    expect(later).toMatchObject({ number, order: { status: 'CANCELED' } })
  })
})
