import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAdmin } from '../../../server/accounts/roles.ts'
import type { TenantId } from '../../../server/db/database.ts'
import { newId } from '../../../server/db/newId.ts'
import { accountRoles, accounts } from '../../../server/db/schema/accounts.ts'
import { auditLog } from '../../../server/db/schema/outbox.ts'
import { priceRules } from '../../../server/db/schema/prices.ts'
import { tenants } from '../../../server/db/schema/tenants.ts'
import { publishPriceBook, readPublishedBook } from '../../../server/pricing/priceBooks.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import {
  current,
  addAdmin as enterAdmin,
  expectCode,
  openDesignServer,
  sendKit,
  step,
} from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder } from '../../support/server/orderers.ts'
import { refusal } from '../../support/server/refusal.ts'

describe.each(everyDatabase)('the audit log on $name', kind => {
  let api: TestServer
  let tenant: TenantId
  beforeAll(async () => {
    api = await openDesignServer(kind)
    await enterAdmin(api)
    tenant = (await api.shop('angkor')).id
  })
  afterAll(() => api.close())
  const entries = (subject: string) =>
    api.database.asTenant(tenant, tx =>
      tx.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.createdAt)),
    )
  const lastOf = async (subject: string) => (await entries(subject))[0]

  it('has who became an admin and who is none any more', async () => {
    const email = 'sophea@shop.example'
    const person = { tenant, email, firstName: 'Sophea', lastName: 'Kim', passwordHash: 'x', newId }
    await api.database.asTenant(tenant, tx => addAdmin(tx, person))
    expect(await lastOf('role')).toMatchObject({ action: 'added', actor: 'server', detail: { role: 'ADMIN' } })
    await api.database.asTenant(tenant, tx => tx.delete(accountRoles).where(eq(accountRoles.role, 'ADMIN')))
    expect(await lastOf('role')).toMatchObject({ action: 'deleted', detail: { client: 'console', role: 'ADMIN' } })
  })

  it('has when an account is blocked and when it is deleted, and no name in it', async () => {
    const who = await addCustomer(api)
    await api.database.asTenant(tenant, tx =>
      tx.update(accounts).set({ status: 'blocked' }).where(eq(accounts.id, who.id)),
    )
    const blocked = { action: 'changed', subjectId: who.id, detail: { status: ['unconfirmed', 'blocked'] } }
    expect(await lastOf('account')).toMatchObject(blocked)
    await api.database.asTenant(tenant, tx => tx.delete(accounts).where(eq(accounts.id, who.id)))
    expect(await lastOf('account')).toMatchObject({ action: 'deleted', subjectId: who.id })
    expect(Object.keys((await lastOf('account'))?.detail ?? {})).toEqual(['status'])
  })

  it('has who sent a design to review, deleted it, shared it and took the link back', async () => {
    const who = await addCustomer(api)
    const actor = `account:${who.id}`
    const { id } = await sendKit(who)
    await expectCode(step(who, id, 'submit'), 200)
    expect(await lastOf('design')).toMatchObject({ actor, subjectId: id, detail: { status: ['DRAFT', 'REVIEWING'] } })
    await expectCode(step(who, id, 'withdraw'), 200)
    const share = (await who.post(`/api/designs/${id}/shares`, { scope: 'edit' })).json()
    expect(await lastOf('share')).toMatchObject({ actor, action: 'added', detail: { scope: 'edit', design_id: id } })
    await who.delete(`/api/designs/${id}/shares/${share.share?.id ?? share.id}`)
    expect((await lastOf('share'))?.detail).toHaveProperty('revoked_at')
    await expectCode(who.delete(`/api/designs/${id}`, await current(who, id)), 200)
    expect((await lastOf('design'))?.detail).toHaveProperty('deleted_at')
  })

  it('has every step of an order', async () => {
    const who = await addCustomer(api)
    const { order } = await placeOrder(who)
    await expectCode(who.post(`/api/orders/${order.id}/cancel`, {}, { 'if-match': '"1"' }), 200)
    expect(await lastOf('order')).toMatchObject({
      actor: `account:${who.id}`,
      subjectId: order.id,
      detail: { status: ['REVIEWING', 'CANCELED'] },
    })
  })

  it('has new prices, and prices that are changed behind the back of a book', async () => {
    const now = new Date(api.clock.now)
    await api.database.asTenant(tenant, async tx =>
      publishPriceBook(tx, { tenant, book: await readPublishedBook(tx, now), at: now, newId }),
    )
    const actions = (await entries('price-book')).slice(0, 2).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(['added', 'changed'])
    await api.database.asTenant(tenant, tx =>
      tx.update(priceRules).set({ amount: 1 }).where(eq(priceRules.kind, 'unit')),
    )
    expect((await lastOf('price'))?.detail.amount).toEqual([expect.any(Number), 1])
  })

  it('has what a shop changes of itself', async () => {
    await api.database.asTenant(tenant, tx => tx.update(tenants).set({ nameEn: 'Angkor' }))
    expect(await lastOf('shop')).toMatchObject({ subjectId: tenant, detail: { name_en: ['Angkor Sport', 'Angkor'] } })
  })

  it('is changed and cleared by neither the shop nor the server', async () => {
    const change = sql`update audit_log set actor = 'nobody'`
    const clear = sql`delete from audit_log`
    for (const query of [change, clear]) {
      expect(await refusal(api.database.asTenant(tenant, tx => tx.execute(query)))).toMatchObject({ code: '42501' })
      expect(await refusal(api.database.asSystem(tx => tx.execute(query)))).toMatchObject({ code: '42501' })
    }
  })
})
