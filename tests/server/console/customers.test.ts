import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { ratings } from '../../../server/db/schema/designShares.ts'
import { orders } from '../../../server/db/schema/orders.ts'
import { databases } from '../../support/server/databases.ts'
import { current, expectCode, sendKit, step } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder } from '../../support/server/orderers.ts'
import { emailsTo } from '../../support/server/people.ts'

const at = '/api/console/customers'

describe.each(databases)('the customers of a shop on $name', database => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer({ database })
    owner = await enter(api, { kind: 'admin', firstName: 'Chenda' })
  })
  afterAll(() => api.close())

  const read = async (id: string) => (await expectCode(owner.get(`${at}/${id}`), 200)).json()
  const list = async (query: string) => (await expectCode(owner.get(`${at}?${query}`), 200)).json()
  const lastAudit = async (subject: string) =>
    (await owner.get(`/api/console/audit?subject=${subject}`)).json().items[0]
  const inShop = async <T>(act: Parameters<TestServer['database']['asTenant']>[1]): Promise<T> =>
    api.database.asTenant((await api.shop('angkor')).id, act) as Promise<T>

  it('are listed by name and address, in pages, each with orders and designs', async () => {
    const customer = await enter(api, { firstName: 'Bopha' })
    const { id } = await sendKit(customer)
    await placeOrder(customer, { designs: [id] })
    await sendKit(customer)
    const found = await list('search=dara%20bopha')
    expect(found).toMatchObject({ total: 1, items: [{ id: customer.id, firstName: 'Bopha', orders: 1, designs: 2 }] })
    expect((await list(`search=${customer.email.toUpperCase()}`)).total).toBe(1)
    expect((await list('search=100%25')).total).toBe(0)
    const [first, second] = [await list('pageSize=1&sort=name'), await list('pageSize=1&page=2&sort=name')]
    expect(first.items[0].id).not.toBe(second.items[0].id)
    expect((await list('pageSize=100')).items.map((one: { id: string }) => one.id)).not.toContain(owner.id)
  })

  it('run as no formula in the export of the audit log, whatever they are called', async () => {
    const customer = await enter(api, { firstName: '=HYPERLINK("http://evil.example")' })
    const { id } = await sendKit(customer)
    await expectCode(customer.delete(`/api/designs/${id}`, await current(customer, id)), 200)
    const file = await expectCode(owner.get(`/api/console/audit-export?search=${id}`), 200)
    expect(file.body).toContain(`"'=HYPERLINK(""http://evil.example"")`)
    expect(file.body).not.toMatch(/(^|,)"?[=+@]/m)
  })

  it('are shown with orders, sessions and what they paid', async () => {
    const customer = await enter(api)
    const { order } = await placeOrder(customer, { designs: [(await sendKit(customer)).id] })
    const payment = { amount: 1500, method: 'cash' }
    const key = { 'idempotency-key': crypto.randomUUID() }
    await expectCode(owner.post(`/api/console/orders/${order.id}/payments`, payment, key), 201)
    expect(await read(customer.id)).toMatchObject({
      orders: 1,
      paid: 1500,
      isStaff: false,
      language: 'en',
      lastOrders: [{ id: order.id }],
      sessions: [{ client: 'web', device: 'Firefox' }],
    })
  })

  it('are blocked at once, cannot come back, and are let in again, with both in the audit log', async () => {
    const customer = await enter(api)
    const url = `${at}/${customer.id}`
    expect((await expectCode(owner.patch(url, { blocked: true }), 200)).json()).toMatchObject({
      status: 'blocked',
      sessions: [],
    })
    expect((await customer.get('/api/designs')).statusCode).toBe(401)
    expect(await lastAudit('account')).toMatchObject({
      actor: 'Chenda Dara',
      subjectId: customer.id,
      detail: { status: ['active', 'blocked'] },
    })
    await expectCode(owner.patch(url, { blocked: true }), 200)
    expect((await list('status=blocked')).items.map((one: { id: string }) => one.id)).toContain(customer.id)
    expect((await expectCode(owner.patch(url, { blocked: false }), 200)).json().status).toBe('active')
    expect(await lastAudit('account')).toMatchObject({ detail: { status: ['blocked', 'active'] } })
  })

  it('are signed out everywhere, told in the audit log with the device', async () => {
    const customer = await enter(api)
    await expectCode(customer.get('/api/designs'), 200)
    expect((await expectCode(owner.delete(`${at}/${customer.id}/sessions`), 200)).json().sessions).toEqual([])
    await expectCode(customer.get('/api/designs'), 401)
    expect(await lastAudit('session')).toMatchObject({
      actor: 'Chenda Dara',
      detail: { account_id: customer.id, device: 'Firefox', ended_at: [null, expect.any(String)] },
    })
  })

  it('are erased with everything but orders, when their address was typed', async () => {
    const [customer, other] = [await enter(api), await enter(api)]
    const { order } = await placeOrder(customer, { designs: [(await sendKit(customer)).id] })
    const theirs = await sendKit(other)
    await expectCode(step(other, theirs.id, 'publish'), 200)
    const made = (await expectCode(other.post(`/api/designs/${theirs.id}/shares`, { scope: 'view' }), 201)).json()
    await expectCode(customer.post(`/api/designs/shared/${made.secret}/ratings`, { rating: 1 }), 200)
    const url = `${at}/${customer.id}/erase`
    const wrong = await expectCode(owner.post(url, { email: 'other@kit.test' }), 400)
    expect(wrong.json().fields).toMatchObject([{ path: 'email', code: 'incorrect' }])
    const erased = await expectCode(owner.post(url, { email: customer.email.toUpperCase() }), 200)
    expect(erased.json()).toEqual({ orders: 1 })
    await expectCode(owner.get(`${at}/${customer.id}`), 404)
    const kept = await inShop<{ ownerId: string | null }[]>(tx =>
      tx.select().from(orders).where(eq(orders.id, order.id)),
    )
    expect(kept).toMatchObject([{ ownerId: null, grandTotal: order.grandTotal }])
    expect(await inShop(tx => tx.select().from(ratings).where(eq(ratings.author, customer.id)))).toEqual([])
    expect(await emailsTo(api, customer.email)).toEqual([])
    expect((await other.get(`/api/designs/shared/${made.secret}`)).json().rating.average).toBeNull()
    expect(await lastAudit('account')).toMatchObject({ action: 'deleted', subjectId: customer.id })
  })

  it('are neither blocked nor erased while they are on the staff', async () => {
    const customer = await enter(api)
    await expectCode(
      owner.post('/api/console/staff', { email: customer.email, firstName: 'x', lastName: 'y', role: 'reader' }),
      201,
    )
    expect((await read(customer.id)).isStaff).toBe(true)
    const refused = [
      await owner.patch(`${at}/${customer.id}`, { blocked: true }),
      await owner.post(`${at}/${customer.id}/erase`, { email: customer.email }),
    ]
    for (const response of refused) expect([response.statusCode, response.json().code]).toEqual([409, 'wrong-state'])
  })

  it('who never confirmed their address are not blocked', async () => {
    const customer = await enter(api)
    await inShop(tx => tx.update(accounts).set({ status: 'unconfirmed' }).where(eq(accounts.id, customer.id)))
    await expectCode(owner.patch(`${at}/${customer.id}`, { blocked: true }), 409)
  })

  it('of another shop are not there', async () => {
    const abroad = await enter(api, { slug: 'mekong' })
    await expectCode(owner.get(`${at}/${abroad.id}`), 404)
    await expectCode(owner.post(`${at}/${abroad.id}/erase`, { email: abroad.email }), 404)
    expect((await list(`search=${abroad.email}`)).total).toBe(0)
  })
})
