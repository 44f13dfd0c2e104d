import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/universal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../server/db/schema/outbox.ts'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, expectCode, openDesignServer, sendKit } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { delivery, orderOf, placeOrder, withKey } from '../../support/server/orderers.ts'
import { emailsTo } from '../../support/server/people.ts'

describe.each(databases)('the shop’s side of orders on $name', kind => {
  let api: TestServer
  let admin: Awaited<ReturnType<typeof addAdmin>>
  beforeAll(async () => {
    api = await openDesignServer(kind)
    admin = await addAdmin(api)
  })
  afterAll(() => api.close())

  const newOrder = async () => (await placeOrder(await addCustomer(api))).order
  const step = (id: string, name: string, version: number, body: object = {}) =>
    admin.post(`/api/console/orders/${id}/${name}`, body, { 'if-match': `"${version}"` })
  const pay = (id: string, amount: number, key = withKey()) =>
    admin.post(`/api/console/orders/${id}/payments`, { amount, method: 'transfer' }, key)

  it('goes from review to the door, and the customer hears of every step', async () => {
    const order = await newOrder()
    const before = (await emailsTo(api, delivery.email)).length
    await expectCode(step(order.id, 'approve', 1, { note: 'Looks great.' }), 200)
    await expectCode(pay(order.id, order.dueBeforeProduction), 201)
    await expectCode(step(order.id, 'process', 2), 200)
    await expectCode(step(order.id, 'deliver', 3), 200)
    const { order: done, history } = (await expectCode(step(order.id, 'receive', 4), 200)).json()
    expect(done).toMatchObject({ status: 'COMPLETED', paid: order.dueBeforeProduction, allowedActions: [] })
    expect(history.map(({ event }: { event: string }) => event)).toEqual([
      ...['placed', 'approved', 'processed', 'delivered', 'received'],
    ])
    const emails = (await emailsTo(api, delivery.email)).slice(before)
    expect(emails.map(({ subject }) => subject?.replace(/ #\d+$/, ''))).toEqual([
      'We approved your order',
      'We started making your order',
      'Your order is on its way',
      'Your order is complete',
    ])
    expect(emails[0]?.text).toContain('Looks great.')
    expect(emails[0]?.text).toContain(`/me/histories/${order.id}`)
  })

  it('writes every step in Khmer to who ordered in Khmer, with the shop’s way to pay', async () => {
    const who = await addCustomer(api)
    const to = { ...delivery, email: 'khmer@club.example' }
    const request = { ...(await orderOf(who)), language: 'kh', delivery: to }
    const order = (await expectCode(who.post('/api/orders', request, withKey()), 201)).json()
    await expectCode(step(order.id, 'approve', 1), 200)
    await expectCode(pay(order.id, order.dueBeforeProduction), 201)
    for (const [at, name] of ['process', 'deliver', 'receive'].entries())
      await expectCode(step(order.id, name, 2 + at), 200)
    const emails = await emailsTo(api, to.email)
    expect(emails.map(({ subject }) => subject?.replace(/ #\d+$/, ''))).toEqual([
      'យើងបានទទួលការបញ្ជាទិញ',
      'យើងបានអនុម័តការបញ្ជាទិញ',
      'យើងបានចាប់ផ្តើមផលិត',
      'ការបញ្ជាទិញកំពុងដឹកជញ្ជូន',
      'ការបញ្ជាទិញបានបញ្ចប់',
    ])
    for (const { text } of emails.slice(0, 2)) expect(text).toContain('ផ្ទេរប្រាក់ទៅធនាគារសាកល្បង')
  })

  it('waits with production for the payment that the shop asks for', async () => {
    const order = await newOrder()
    await expectCode(step(order.id, 'approve', 1), 200)
    const refused = await expectCode(step(order.id, 'process', 2), 409)
    expect(refused.json()).toMatchObject({ code: 'payment-missing' })
    await expectCode(pay(order.id, order.dueBeforeProduction - 1), 201)
    await expectCode(step(order.id, 'process', 2), 409)
    await expectCode(pay(order.id, 1), 201)
    await expectCode(step(order.id, 'process', 2), 200)
  })

  it('records a payment once, however often it is sent', async () => {
    const order = await newOrder()
    const key = withKey()
    const replies = await Promise.all(Array.from({ length: 5 }, () => pay(order.id, 500, key)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 201])
    expect((await admin.get(`/api/console/orders/${order.id}`)).json().order.paid).toBe(500)
    const audited = await api.database.asTenant((await api.shop('angkor')).id, tx =>
      tx.select().from(auditLog).where(eq(auditLog.subject, 'payment')),
    )
    expect(audited.filter(({ detail }) => detail.order_id === order.id)).toMatchObject([
      { action: 'added', actor: `account:${admin.id}`, detail: { amount: 500, method: 'transfer' } },
    ])
    await expectCode(pay(order.id, 600, key), 422)
    await expectCode(pay(order.id, 0), 400)
    await expectCode(pay(order.id, 1.5), 400)
  })

  it('cannot reject or cancel without a reason, approve twice or skip a step', async () => {
    const order = await newOrder()
    for (const name of ['reject', 'cancel']) {
      const refused = await expectCode(step(order.id, name, 1), 400)
      expect(refused.json().fields).toMatchObject([{ path: 'reason', code: 'required' }])
    }
    await expectCode(step(order.id, 'deliver', 1), 409)
    await expectCode(step(order.id, 'vanish', 1), 400)
    await expectCode(step(order.id, 'approve', 1), 200)
    await expectCode(step(order.id, 'approve', 1), 409)
  })

  it('is rejected for what is wrong with one design and one player, told at each place', async () => {
    const who = await addCustomer(api)
    const designs = [(await sendKit(who)).id, (await sendKit(who, { name: 'Away' })).id]
    const { order } = await placeOrder(who, { designs })
    const defects = [
      { design: designs[1], row: null, text: 'The crest is blurred.' },
      { design: designs[0], row: 6, text: 'The name is too wide.' },
    ]
    const before = (await emailsTo(api, delivery.email)).length
    const { order: rejected } = (await expectCode(step(order.id, 'reject', 1, { defects }), 200)).json()
    expect(rejected).toMatchObject({ status: 'REJECTED', reason: '', defects })
    expect((await who.get(`/api/orders/${order.id}`)).json()).toMatchObject({ reason: '', defects })
    const text = '• Away: The crest is blurred.\n• Home, 7 Player 7: The name is too wide.'
    const { items } = (await who.get(`/api/orders/${order.id}/history`)).json()
    expect(items.at(-1)).toMatchObject({ event: 'rejected', note: text })
    expect((await emailsTo(api, delivery.email))[before]?.text).toContain(text)
    const again = await expectCode(who.post(`/api/orders/${order.id}/resubmit`, {}, { 'if-match': '"2"' }), 200)
    expect(again.json()).toMatchObject({ status: 'REVIEWING', defects: [] })
  })

  it('is not rejected for a place that it does not have, and only a rejection names places', async () => {
    const order = await newOrder()
    const [{ design }] = order.lines
    const text = 'Too small'
    const refused = async (name: string, defect: object) =>
      (await expectCode(step(order.id, name, 1, { note: 'Look', defects: [defect] }), 400)).json().fields[0].path
    expect(await refused('reject', { design: randomUUID(), row: null, text })).toBe('defects.0.design')
    expect(await refused('reject', { design, row: 12, text })).toBe('defects.0.row')
    expect(await refused('reject', { design, row: -1, text })).toBe('defects.0.row')
    expect(await refused('reject', { design, row: null, text: ' ' })).toBe('defects.0.text')
    expect(await refused('approve', { design, row: null, text })).toBe('defects.0')
  })

  it('is approved or canceled when both happen at once, and never both', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    const replies = await Promise.all([
      step(order.id, 'approve', 1),
      who.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': '"1"' }),
    ])
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const { status } = (await who.get(`/api/orders/${order.id}`)).json()
    expect(status).toBe(replies[0]?.statusCode === 200 ? 'APPROVED' : 'CANCELED')
  })

  it('lists the orders of everybody with their receivers, by status', async () => {
    const order = await newOrder()
    await expectCode(step(order.id, 'reject', 1, { note: 'The crest is blurred.' }), 200)
    const { items } = (await expectCode(admin.get('/api/console/orders?status=REJECTED'), 200)).json()
    expect(items).toContainEqual(expect.objectContaining({ id: order.id, receiver: delivery.name }))
    const own = (await (await addCustomer(api)).get('/api/orders')).json()
    expect(own.items).toEqual([])
  })

  it('takes a payment back once, with a reason, and shows both', async () => {
    const order = await newOrder()
    await expectCode(pay(order.id, 700), 201)
    const read = async () => (await admin.get(`/api/console/orders/${order.id}`)).json()
    const [paid] = (await read()).payments
    const undo = (payment: string, note = 'Another order.') =>
      admin.post(`/api/console/orders/${order.id}/payments/${payment}/void`, { note })
    await expectCode(undo(paid.id, ' '), 400)
    const statuses = (await Promise.all([undo(paid.id), undo(paid.id)])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409])
    const after = await read()
    expect(after.order.paid).toBe(0)
    expect(after.payments).toMatchObject([{ amount: 700 }, { amount: -700, voidOf: paid.id, note: 'Another order.' }])
    await expectCode(undo(after.payments[1].id), 409)
    const other = await newOrder()
    await expectCode(admin.post(`/api/console/orders/${other.id}/payments/${paid.id}/void`, { note: 'x' }), 404)
  })

  it('keeps notes from the customer', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    const noted = await expectCode(admin.post(`/api/console/orders/${order.id}/notes`, { text: 'Pays late.' }), 201)
    expect(noted.json().notes).toMatchObject([{ text: 'Pays late.', by: 'Sok Dara' }])
    await expectCode(admin.post(`/api/console/orders/${order.id}/notes`, { text: '  ' }), 400)
    for (const path of ['', '/history']) {
      expect((await who.get(`/api/orders/${order.id}${path}`)).body).not.toContain('Pays late.')
    }
  })

  it('tells the customer how the parcel is followed', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    await expectCode(step(order.id, 'approve', 1), 200)
    await expectCode(pay(order.id, order.dueBeforeProduction), 201)
    await expectCode(step(order.id, 'process', 2), 200)
    await expectCode(step(order.id, 'deliver', 3, { tracking: 'VET 2231-88' }), 200)
    const shipped = (await who.get(`/api/orders/${order.id}`)).json()
    expect([shipped.tracking, shipped.reason]).toEqual(['VET 2231-88', ''])
    expect((await emailsTo(api, delivery.email)).at(-1)?.text).toContain('VET 2231-88')
  })

  it('exports what a list shows, and no cell runs as a formula', async () => {
    const who = await addCustomer(api)
    const request = await orderOf(who)
    const receiver = { ...delivery, name: '=HYPERLINK("http://evil.example")' }
    await expectCode(who.post('/api/orders', { ...request, delivery: receiver }, withKey()), 201)
    const response = await expectCode(admin.get('/api/console/order-export?status=REVIEWING'), 200)
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.body).toMatch(/^\ufeffOrder,Status,/)
    expect(response.body).toContain(`'=HYPERLINK`)
    expect(response.body).not.toMatch(/(^|,)"?=/m)
    expect(response.body).not.toContain('APPROVED')
    const file = await expectCode(admin.get('/api/console/order-export?status=REVIEWING&format=xlsx'), 200)
    const [first] = await readExcelFile(new Blob([new Uint8Array(file.rawPayload)]))
    const row = first?.data.find(cells => cells[3] === receiver.name)
    expect(first?.data[0]).toContain('Total')
    // A number stays one, and what looks like a formula is a word.
    expect(row?.[10]).toBe(request.expectedTotal / 100)
  })

  it('gives every role of the staff the steps that it has the right to', async () => {
    const order = await newOrder()
    const as = (role: string) => api.at('angkor', { 'x-principal': `admin ${admin.id} ${role}` })
    const actions = async (role: string) =>
      (await as(role).get(`/api/console/orders/${order.id}`)).json().order.allowedActions
    expect(await actions('owner')).toEqual(['cancel', 'approve', 'reject'])
    expect(await actions('reviewer')).toEqual(['cancel', 'approve', 'reject'])
    expect(await actions('production')).toEqual([])
    const first = { 'if-match': '"1"' }
    const url = `/api/console/orders/${order.id}`
    await expectCode(as('production').post(`${url}/approve`, {}, first), 403)
    await expectCode(as('reader').post(`${url}/notes`, { text: 'x' }), 403)
    await expectCode(as('reviewer').post(`${url}/payments`, { amount: 1, method: 'cash' }, withKey()), 403)
    await expectCode(as('reviewer').post(`${url}/approve`, {}, first), 200)
    expect(await actions('production')).toEqual(['process'])
  })
})
