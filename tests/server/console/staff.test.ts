import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../../server/contract/console/audit.ts'
import { orderNumber } from '../../../server/contract/orders/order.ts'
import { newId } from '../../../server/db/newId.ts'
import { auditLog } from '../../../server/db/schema/outbox.ts'
import { staff } from '../../../server/db/schema/staff.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode } from '../../support/server/designers.ts'
import { enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder, withKey } from '../../support/server/orderers.ts'
import { emailsTo, lastSecret } from '../../support/server/people.ts'

describe.each(databases)('the staff of a shop on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const at = '/api/console/staff'
  /** An owner in a shop that has no other one. */
  async function onlyOwner() {
    const owner = await enter(api, { slug: 'tonle', kind: 'admin' })
    const shop = await api.shop('tonle')
    await api.database.asTenant(shop.id, async tx => {
      await tx.update(staff).set({ role: 'reader' })
      await tx.update(staff).set({ role: 'owner' }).where(eq(staff.id, owner.id))
    })
    return owner
  }

  it('is invited by an email with a link, and gets in once a password was chosen with it', async () => {
    const owner = await enter(api, { kind: 'admin' })
    const person = { email: 'new.reviewer@kit.test', firstName: 'Vanna', lastName: 'Kim', role: 'reviewer' }
    const { items } = (await expectCode(owner.post(at, person), 201)).json()
    expect(items).toContainEqual(
      expect.objectContaining({
        email: person.email,
        role: 'reviewer',
        hasApp: false,
        isSelf: false,
        lastSeenAt: null,
      }),
    )
    const token = await lastSecret(api, person.email)
    expect((await emailsTo(api, person.email)).at(-1)?.text).toContain(`#token=${token}&for=console`)
    const signIn = () => api.post('/api/accounts/token', { email: person.email, password, clientId: 'console' })
    const password = 'river-stone-lotus'
    expect((await signIn()).statusCode).toBe(401)
    await expectCode(api.post('/api/accounts/resetpassword', { token, password }), 200)
    await expectCode(signIn(), 200)
    const again = await owner.post(at, person)
    expect([again.statusCode, again.json().code]).toEqual([409, 'wrong-state'])
  })

  it('makes a customer one of the staff who stays a customer, and takes the console from them at once', async () => {
    const [owner, customer] = [await enter(api, { kind: 'admin' }), await enter(api)]
    const person = { email: customer.email, firstName: 'x', lastName: 'y', role: 'production' }
    const { items } = (await expectCode(owner.post(at, person), 201)).json()
    expect(items.find(({ id }: { id: string }) => id === customer.id)).toMatchObject({ firstName: 'Sok' })
    await expectCode(customer.get('/api/designs'), 200)
    await expectCode(owner.delete(`${at}/${customer.id}`), 200)
    await expectCode(customer.get('/api/designs'), 200)
    const reader = await enter(api, { kind: 'admin', role: 'reader' })
    await expectCode(reader.get('/api/console/orders'), 200)
    await expectCode(owner.delete(`${at}/${reader.id}`), 200)
    await expectCode(reader.get('/api/console/orders'), 401)
    await expectCode(owner.delete(`${at}/${reader.id}`), 404)
  })

  it('keeps its last owner, whoever asks', async () => {
    const owner = await onlyOwner()
    const own = `${at}/${owner.id}`
    for (const response of [await owner.delete(own), await owner.patch(own, { role: 'reader' })]) {
      expect([response.statusCode, response.json().code]).toEqual([409, 'wrong-state'])
    }
    await expectCode(owner.patch(own, { role: 'owner' }), 200)
    const second = await enter(api, { slug: 'tonle', kind: 'admin' })
    const [a, b] = await Promise.all([owner.delete(`${at}/${second.id}`), second.delete(`${at}/${owner.id}`)])
    expect([a.statusCode, b.statusCode].filter(code => code === 200)).toHaveLength(1)
  })

  it('connects an app anew after an owner has disconnected the lost one', async () => {
    const [owner, member] = [await enter(api, { kind: 'admin' }), await enter(api, { kind: 'admin', role: 'reader' })]
    await expectCode(owner.delete(`${at}/${member.id}/authenticator`), 200)
    await expectCode(member.get('/api/console/entry'), 401)
  })

  it('finds the numbers of orders in the audit log, and of no order of another shop', async () => {
    const owner = await enter(api, { kind: 'admin' })
    const { order } = await placeOrder(await enter(api))
    const payment = { amount: 1500, method: 'cash' }
    await expectCode(owner.post(`/api/console/orders/${order.id}/payments`, payment, withKey()), 201)
    await expectCode(owner.post(`/api/console/orders/${order.id}/approve`, {}, { 'if-match': '"1"' }), 200)
    const read = async (who: typeof owner, subject: string) =>
      (await expectCode(who.get(`/api/console/audit?subject=${subject}`), 200)).json()
    expect(await read(owner, 'payment')).toMatchObject({ orders: { [order.id]: order.number } })
    expect(await read(owner, 'order')).toMatchObject({ orders: { [order.id]: order.number } })

    const wanted = `search=${encodeURIComponent(orderNumber(order.number))}`
    const found = (await expectCode(owner.get(`/api/console/audit?${wanted}&pageSize=50`), 200)).json()
    expect(new Set(found.items.map((item: AuditEntry) => item.subject))).toEqual(new Set(['order', 'payment']))
    expect(found.orders).toEqual({ [order.id]: order.number })
    const csv = (await expectCode(owner.get(`/api/console/audit-export?${wanted}`), 200)).body
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
    expect(new Set(data.map(row => row.Order))).toEqual(new Set([orderNumber(order.number)]))

    const tenantId = (await api.shop('mekong')).id
    const entry = { tenantId, id: newId(), actor: 'server', action: 'added', subject: 'payment' }
    await api.database.asTenant(tenantId, tx =>
      tx.insert(auditLog).values({ ...entry, detail: { order_id: order.id } }),
    )
    const stranger = await enter(api, { slug: 'mekong', kind: 'admin' })
    expect(await read(stranger, 'payment')).toMatchObject({ items: [{ id: entry.id }], orders: {} })
  })

  it('leaves what was changed in the audit log, found by person, value and day, and exported', async () => {
    const owner = await enter(api, { kind: 'admin', firstName: 'Chenda' })
    const member = await enter(api, { kind: 'admin', role: 'reader' })
    await expectCode(owner.patch(`${at}/${member.id}`, { role: 'production' }), 200)
    const read = async (query: string) => (await expectCode(owner.get(`/api/console/audit?${query}`), 200)).json()
    const found = await read(`search=Chenda&subject=staff`)
    expect(found.items[0]).toMatchObject({
      actor: 'Chenda Dara',
      action: 'changed',
      subject: 'staff',
      subjectId: member.id,
      detail: { role: ['reader', 'production'] },
    })
    expect(found.subjects).toContain('staff')
    expect((await read('to=2001-01-01')).total).toBe(0)
    expect((await read('search=no%25such')).total).toBe(0)
    const csv = await expectCode(owner.get('/api/console/audit-export?subject=staff'), 200)
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body).toMatch(/^\ufeffTime,Person,Action,Subject,Order,Id,Values\r\n/)
    expect(csv.body).toContain('Chenda Dara,changed,staff')
    await expectCode(owner.get('/api/console/audit?from=yesterday'), 400)
  })
})
