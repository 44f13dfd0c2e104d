import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInstalled } from '../../support/isInstalled.ts'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, expectCode, openDesignServer } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { orderOf, placeOrder, withKey } from '../../support/server/orderers.ts'
import { textOfPdf } from '../../support/textOfPdf.ts'

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

  describe('as PDF', () => {
    const pdfOf = (id: string, language: string) => `/api/orders/${id}/invoice?language=${language}`

    it.runIf(isInstalled('pdftotext'))(
      'are read by other programs in both languages, with amounts and Khmer words',
      async () => {
        const who = await addCustomer(api)
        const { order } = await placeOrder(who)
        const { number, tax } = (await expectCode(who.post(`/api/orders/${order.id}/invoice`), 200)).json()
        const reply = await expectCode(who.get(pdfOf(order.id, 'kh')), 200)
        expect(reply.headers['content-type']).toBe('application/pdf')
        expect(reply.headers['content-disposition']).toContain(`invoice-${String(number).padStart(5, '0')}.pdf`)
        const khmer = textOfPdf(reply.rawPayload)
        for (const words of [
          'វិក្កយបត្រ',
          'ឈុតបាល់ទាត់',
          'នៅត្រូវបង់',
          'អង្គរ ស្ព័រ',
          'ផ្ទេរប្រាក់ទៅធនាគារសាកល្បង គណនី 000 111 222',
          'ទំព័រ 1 នៃ 1',
        ])
          expect(khmer).toContain(words)
        const english = textOfPdf((await expectCode(who.get(pdfOf(order.id, 'en')), 200)).rawPayload)
        for (const words of ['Invoice', 'Soccer kit', 'Balance due', 'VAT no.', 'K001-000111222', 'Sok Dara', 'KHQR'])
          expect(english).toContain(words)
        for (const cents of [order.grandTotal, tax.cents, order.dueBeforeProduction])
          for (const text of [khmer, english]) expect(text).toContain(`$${(cents / 100).toFixed(2)}`)
      },
    )

    it.runIf(isInstalled('pdftotext'))(
      'keep names of any script and length, on as many pages as they take',
      async () => {
        const who = await addCustomer(api)
        const request = await orderOf(who)
        const delivery = { ...request.delivery, name: 'សុខ ដារ៉ា Дом 张伟', address: 'Улица '.repeat(20).trim() }
        const order = (await expectCode(who.post('/api/orders', { ...request, delivery }, withKey()), 201)).json()
        const text = textOfPdf((await expectCode(who.get(pdfOf(order.id, 'en')), 200)).rawPayload)
        expect(text).toContain('សុខ ដារ៉ា Дом 张伟')
        expect(text.match(/Улица/g)).toHaveLength(20)
      },
    )

    it('are for their owner and whoever has the link of the order', async () => {
      const [who, other] = [await addCustomer(api), await addCustomer(api)]
      const { order, request } = await placeOrder(who)
      const address = pdfOf(order.id, 'en')
      await expectCode(other.get(address), 404)
      await expectCode(other.get(address, { 'x-tracking-secret': randomUUID() }), 404)
      await expectCode(other.get(address, { 'x-tracking-secret': request.trackingSecret }), 200)
      await expectCode(api.at('mekong').get(address, { 'x-tracking-secret': request.trackingSecret }), 401)
    })

    it('are refused for an order that was canceled before it had one, and in no language', async () => {
      const who = await addCustomer(api)
      const { order } = await placeOrder(who)
      await expectCode(who.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': `"${order.version}"` }), 200)
      await expectCode(who.get(pdfOf(order.id, 'en')), 409)
      await expectCode(who.get(`/api/orders/${order.id}/invoice`), 400)
    })
  })
})
