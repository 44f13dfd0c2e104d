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

  it('stay when the order is canceled later', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    const { number } = (await expectCode(who.post(`/api/orders/${order.id}/invoice`), 200)).json()
    await expectCode(who.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': `"${order.version}"` }), 200)
    const later = (await expectCode(who.post(`/api/orders/${order.id}/invoice`), 200)).json()
    expect(later).toMatchObject({ number, order: { status: 'CANCELED' } })
  })
})
