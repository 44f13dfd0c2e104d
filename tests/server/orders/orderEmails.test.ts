import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleSteps } from '../../../server/contract/orders/consoleOrders.ts'
import type { Language, TenantSettings } from '../../../server/contract/tenantSettings.ts'
import { orders } from '../../../server/db/schema/orders.ts'
import { outbox } from '../../../server/db/schema/outbox.ts'
import { announcementsOf, readAudience } from '../../../server/orders/announceOrder.ts'
import type { OrderRow } from '../../../server/orders/findOrder.ts'
import { emailCustomer } from '../../../server/orders/orderEmails.ts'
import type { OrderWork } from '../../../server/orders/orderWork.ts'
import { dueOf } from '../../../server/orders/placeOrder.ts'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, expectCode, openDesignServer } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { delivery, orderOf, withKey } from '../../support/server/orderers.ts'
import { emailsTo } from '../../support/server/people.ts'

const announcePlaced = async (work: OrderWork, row: OrderRow) => {
  const audience = await readAudience(work)
  await work.tx.insert(outbox).values(announcementsOf(work, row, { secret: randomUUID(), audience }))
}

const quote = {
  currency: 'USD',
  items: [],
  promotion: 'none',
  amount: 9_999,
  totalDiscount: 0,
  grandTotal: 9_999,
  orderable: true,
} as const

describe.each(databases)('emails about an order on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
    await addAdmin(api)
  })
  afterAll(() => api.close())
  // Beyond those that the shop counts.
  let numbers = 100_000

  /** What the customer of a new order gets, in a shop that asks for payment like this. */
  async function sentTo(
    language: Language,
    payment: Pick<TenantSettings['payment'], 'required' | 'depositPercent'>,
    act: (work: OrderWork, row: OrderRow) => Promise<void>,
  ) {
    const shop = await api.shop('angkor')
    const tenant = { ...shop, settings: { ...shop.settings, payment: { ...shop.settings.payment, ...payment } } }
    const email = `${randomUUID()}@club.example`
    await api.database.asTenant(shop.id, async tx => {
      const id = randomUUID()
      const values = { tenantId: shop.id, id, number: ++numbers, trackingHash: id, delivery: { ...delivery, email } }
      const dueBeforeProduction = dueOf(payment, quote.grandTotal)
      const [row] = await tx
        .insert(orders)
        .values({ ...values, language, quote: { ...quote, items: [] }, grandTotal: 9_999, dueBeforeProduction })
        .returning()
      if (!row) throw new Error('The order is not there.')
      const { newId, replays } = api.services
      await act({ tx, tenant, replays, now: new Date(api.clock.now), newId, addressOn: () => path => path }, row)
    })
    return emailsTo(api, email)
  }

  const none = { required: 'none', depositPercent: 0 } as const

  it.each([
    ['en', none, 'Nothing is due before we start production.', 'Transfer to Demo Bank'],
    ['en', { required: 'deposit', depositPercent: 50 }, '$50.00 is due before we start production.', 'Transfer to'],
    ['en', { required: 'all', depositPercent: 0 }, '$99.99 is due before we start production.', 'Transfer to'],
    ['kh', none, 'មិនត្រូវបង់អ្វីមុនពេលផលិតទេ។', 'ផ្ទេរប្រាក់ទៅធនាគារសាកល្បង'],
    ['kh', { required: 'deposit', depositPercent: 50 }, 'ត្រូវបង់ $50.00 មុនពេលផលិត។', 'ផ្ទេរប្រាក់ទៅ'],
    ['kh', { required: 'all', depositPercent: 0 }, 'ត្រូវបង់ $99.99 មុនពេលផលិត។', 'ផ្ទេរប្រាក់ទៅ'],
  ] as const)('say in %s what the shop asks for, %j, and how to pay', async (language, payment, due, howToPay) => {
    const [email] = await sentTo(language, payment, announcePlaced)
    expect(email?.text).toContain(due)
    expect(email?.text).toContain(howToPay)
  })

  it('tell of every step, the shop’s and the customer’s own, in both languages', async () => {
    const steps = [...consoleSteps, 'ownCancel', 'ownReceive', 'resubmit'] as const
    for (const [language, script] of [
      ['en', /^[\x20-\x7e’]+$/],
      ['kh', /^[\u1780-\u17ff\s]+#\d+$/],
    ] as const) {
      const subjects = new Set<string>()
      for (const step of steps) {
        const [email] = await sentTo(language, none, (work, row) => emailCustomer(work, row, step))
        expect(email?.subject, step).toMatch(script)
        subjects.add(email?.subject?.replace(/ #\d+$/, '') ?? '')
      }
      expect(subjects.size).toBe(steps.length)
    }
  })

  it('go to the customer and to the shop when the customer does something', async () => {
    const who = await addCustomer(api)
    const email = `${randomUUID()}@club.example`
    const place = async () => {
      const request = await orderOf(who)
      const body = { ...request, delivery: { ...request.delivery, email } }
      return (await expectCode(who.post('/api/orders', body, withKey()), 201)).json()
    }
    const setTo = async (id: string, ...ways: readonly ('REJECTED' | 'APPROVED' | 'PROCESSING' | 'ON_THE_WAY')[]) => {
      for (const status of ways)
        await api.database.asTenant((await api.shop('angkor')).id, tx =>
          tx.update(orders).set({ status }).where(eq(orders.id, id)),
        )
    }
    const head = { 'if-match': '"1"' }
    const [canceled, rejected, sent] = [await place(), await place(), await place()]
    await expectCode(who.post(`/api/orders/${canceled.id}/cancel`, {}, head), 200)
    await setTo(rejected.id, 'REJECTED')
    await expectCode(who.post(`/api/orders/${rejected.id}/resubmit`, undefined, head), 200)
    await setTo(sent.id, 'APPROVED', 'PROCESSING', 'ON_THE_WAY')
    await expectCode(who.post(`/api/orders/${sent.id}/received`, undefined, head), 200)
    const mine = (await emailsTo(api, email)).map(({ subject }) => subject?.replace(/ #\d+$/, ''))
    expect(mine.slice(3)).toEqual([
      'You canceled your order',
      'We received the changes to your order',
      'Thank you for your order',
    ])
  })
})
