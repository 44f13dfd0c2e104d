import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../server/db/schema/accounts.ts'
import { designs } from '../../../server/db/schema/designs.ts'
import { orderHistory, orderLines, orders, payments } from '../../../server/db/schema/orders.ts'
import { endDesigns } from '../../../server/designs/designRetention.ts'
import { deleteLooseFiles } from '../../../server/files/fileRows.ts'
import { leaveUploads } from '../../../server/uploads/transferUploads.ts'
import { endUploads } from '../../../server/uploads/uploadRetention.ts'
import { everyDatabase } from '../../support/server/databases.ts'
import {
  addAdmin,
  addGuest,
  current,
  type Designer,
  expectCode,
  openDesignServer,
} from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { orderOf, placeOrder, withKey } from '../../support/server/orderers.ts'
import { formOf, svgOf } from '../../support/server/uploadFiles.ts'

const day = 24 * 60 * 60 * 1000

describe.each(everyDatabase)('what was ordered on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
    await addAdmin(api)
  })
  afterAll(() => api.close())
  const inShop = async <T>(act: Parameters<TestServer['database']['asTenant']>[1]): Promise<T> =>
    api.database.asTenant((await api.shop('angkor')).id, act) as Promise<T>

  /** An order of a kit with a crest that its customer uploaded. */
  async function orderWithCrest(who: Designer) {
    const { body, headers } = await formOf([['crest.svg', svgOf(`<path id="c${randomUUID()}" d="M0 0H9V9Z"/>`)]])
    const uploaded = (await expectCode(who.post('/api/uploads', body, headers), 201)).json()
    const { sha256, url } = uploaded.items[0] as { sha256: string; url: string }
    const design = randomUUID()
    const { engine, update } = drawKit()
    engine.dispatch({ type: 'crest.add', payload: { layer: 'crest', slot: 'logo', asset: sha256 } })
    await expectCode(who.post('/api/designs', { id: design, productType: 'SOCCER_KIT' }), 201)
    await expectCode(who.post(`/api/designs/${design}/log`, { update: update() }), 200)
    return { design, sha256, url, ...(await placeOrder(who, { designs: [design] })) }
  }
  type Placed = Awaited<ReturnType<typeof orderWithCrest>>

  const rowsOf = async ({ order }: Placed) => {
    const [row] = await inShop<(typeof orders.$inferSelect)[]>(tx =>
      tx.select().from(orders).where(eq(orders.id, order.id)),
    )
    const lines = await inShop<(typeof orderLines.$inferSelect)[]>(tx =>
      tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)),
    )
    const events = await inShop<unknown[]>(tx =>
      tx.select().from(orderHistory).where(eq(orderHistory.orderId, order.id)),
    )
    return { row, lines, events: events.length }
  }

  /** Everything is there as on the day of the order, and the bytes of its crest, after retention has run. */
  async function expectKept(placed: Placed, before: Awaited<ReturnType<typeof rowsOf>>) {
    await deleteLooseFiles(api.services)
    const after = await rowsOf(placed)
    expect(after.lines).toEqual(before.lines)
    expect(after.events).toBe(before.events)
    expect(after.row).toMatchObject({
      number: placed.order.number,
      quote: before.row?.quote,
      delivery: before.row?.delivery,
      grandTotal: placed.order.grandTotal,
    })
    expect((await api.get(placed.url)).statusCode).toBe(200)
    expect(await api.services.files.has(placed.sha256)).toBe(true)
    const { number } = placed.order
    const tracked = await api.at('angkor').post('/api/orders/track', { number, secret: placed.request.trackingSecret })
    expect(tracked.json().order).toMatchObject({ number, pieces: 12 })
    return after
  }

  it('has every image that it shows: without one it is not taken, and with it the same order is', async () => {
    const who = await addCustomer(api)
    const svg = svgOf(`<path id="c${randomUUID()}" d="M0 0H9V9Z"/>`)
    const design = randomUUID()
    const { engine, update } = drawKit()
    const asset = createHash('sha256').update(svg).digest('hex')
    engine.dispatch({ type: 'crest.add', payload: { layer: 'crest', slot: 'logo', asset } })
    await expectCode(who.post('/api/designs', { id: design, productType: 'SOCCER_KIT' }), 201)
    await expectCode(who.post(`/api/designs/${design}/log`, { update: update() }), 200)
    const refused = await who.post('/api/orders', await orderOf(who, { designs: [design] }), withKey())
    expect(refused.json()).toMatchObject({ status: 409, code: 'images-missing' })
    const { body, headers } = await formOf([['crest.svg', svg]])
    await expectCode(who.post('/api/uploads', body, headers), 201)
    expect((await placeOrder(who, { designs: [design] })).order.pieces).toBe(12)
  })

  it('stays when the account is erased, without an owner', async () => {
    const who = await addCustomer(api)
    const placed = await orderWithCrest(who)
    const before = await rowsOf(placed)
    expect(before.row?.ownerId).toBe(who.id)
    // As `deleteAccount` does it, once the password is proven.
    await inShop(async tx => {
      await leaveUploads(tx, who.id)
      await tx.delete(accounts).where(eq(accounts.id, who.id))
    })
    const left = await inShop<unknown[]>(tx => tx.select().from(designs).where(eq(designs.id, placed.design)))
    expect(left).toEqual([])
    expect((await expectKept(placed, before)).row).toMatchObject({ ownerId: null, guestHash: null })
  })

  it('stays when the design is deleted for good', async () => {
    const who = await addCustomer(api)
    const placed = await orderWithCrest(who)
    const before = await rowsOf(placed)
    await expectCode(who.delete(`/api/designs/${placed.design}`, await current(who, placed.design)), 200)
    api.clock.now += 31 * day
    await endDesigns(api.services)
    await expectCode(who.delete(placed.url), 204)
    await expectKept(placed, before)
    expect((await expectCode(who.get(`/api/orders/${placed.order.id}`), 200)).json().lines).toEqual(placed.order.lines)
  })

  it('stays when the designs and images of a guest expire', async () => {
    const guest = addGuest(api)
    const placed = await orderWithCrest(guest)
    const before = await rowsOf(placed)
    api.clock.now += 62 * day
    await endDesigns(api.services)
    await endUploads(api.services)
    await expectKept(placed, before)
  })

  it('stays when the one who recorded its payment is erased', async () => {
    const [who, cashier] = [await addCustomer(api), await addCustomer(api)]
    const { order } = await placeOrder(who)
    const { id: tenantId } = await api.shop('angkor')
    const paid = { tenantId, id: randomUUID(), orderId: order.id, amount: 500, method: 'cash', recordedBy: cashier.id }
    await inShop(tx => tx.insert(payments).values({ ...paid, method: 'cash' }))
    await inShop(tx => tx.delete(accounts).where(eq(accounts.id, cashier.id)))
    expect((await expectCode(who.get(`/api/orders/${order.id}`), 200)).json()).toMatchObject({ paid: 500 })
  })
})
