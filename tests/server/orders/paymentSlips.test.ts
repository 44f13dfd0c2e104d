import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteLooseFiles } from '../../../server/files/fileRows.ts'
import { endUploads } from '../../../server/uploads/uploadRetention.ts'
import { png } from '../../support/png.ts'
import { databases } from '../../support/server/databases.ts'
import { addAdmin, addGuest, type Designer, expectCode, openDesignServer } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder, withKey } from '../../support/server/orderers.ts'
import { emailsTo } from '../../support/server/people.ts'
import { formOf, svgOf } from '../../support/server/uploadFiles.ts'

/** Uploads a picture that nobody has sent before. */
let shades = 0
async function upload(
  who: Designer,
  file = Buffer.from(png(30, 20, [200, 30, shades++ % 256, 255])),
  name = 'slip.png',
) {
  const { body, headers } = await formOf([[name, file]])
  return (await expectCode(who.post('/api/uploads', body, headers), 201)).json().items[0] as {
    sha256: string
    url: string
  }
}

describe.each(databases)('a transfer slip on $name', kind => {
  let api: TestServer
  let admin: Awaited<ReturnType<typeof addAdmin>>
  beforeAll(async () => {
    api = await openDesignServer(kind)
    admin = await addAdmin(api)
  })
  afterAll(() => api.close())

  const attach = async (who: Designer, order: string, headers = {}) => {
    const { sha256 } = await upload(who)
    const shown = (await expectCode(who.post(`/api/orders/${order}/slips`, { sha256 }, headers), 201)).json()
    return { sha256, slip: shown.slips.at(-1), shown, url: `/api/orders/${order}/slips/${shown.slips.at(-1).id}` }
  }

  it('is seen by its owner and the shop, and by nobody else, not even with its hash', async () => {
    const owner = await addCustomer(api)
    const { order } = await placeOrder(owner)
    const { slip, sha256, url } = await attach(owner, order.id)
    expect(slip).toMatchObject({ name: 'slip.png', width: 30, height: 20, removable: true })
    const image = await expectCode(owner.get(url), 200)
    expect(image.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' })
    const ofShop = (await expectCode(admin.get(`/api/console/orders/${order.id}`), 200)).json().order
    expect(ofShop.slips).toEqual([slip])
    await expectCode(admin.get(url.replace('/api/', '/api/console/')), 200)
    for (const stranger of [await addCustomer(api), addGuest(api)]) {
      await expectCode(stranger.get(url), 404)
      await expectCode(stranger.delete(url), 404)
      await expectCode(stranger.get(`/api/uploads/${sha256}`), 404)
    }
    const abroad = await addAdmin(api, 'mekong')
    await expectCode(abroad.get(url.replace('/api/', '/api/console/')), 404)
    expect((await owner.get('/api/uploads')).json().items).toEqual([])
    const emails = await emailsTo(api, `${admin.id}@kit.test`)
    expect(emails.some(({ subject }) => subject?.includes(String(order.number)) && /បង្កាន់ដៃ|slip/.test(subject))).toBe(
      true,
    )
  })

  it('comes from any browser with the secret of the order’s link, which gives no other right', async () => {
    const { order, request } = await placeOrder(addGuest(api))
    const phone = addGuest(api)
    const linked = { 'x-tracking-secret': request.trackingSecret }
    const { url, shown } = await attach(phone, order.id, linked)
    expect(shown.allowedActions).toEqual([])
    await expectCode(phone.get(url, linked), 200)
    await expectCode(phone.get(url), 404)
    await expectCode(phone.get(url, { 'x-tracking-secret': randomUUID() }), 404)
    await expectCode(phone.delete(url, linked), 200)
    await expectCode(phone.get(url, linked), 404)
  })

  it('can be removed until the shop records a payment, and its bytes go with it', async () => {
    const owner = await addCustomer(api)
    const { order } = await placeOrder(owner)
    const first = await attach(owner, order.id)
    await expectCode(owner.delete(first.url), 200)
    await deleteLooseFiles(api.services)
    expect(await api.services.files.has(first.sha256)).toBe(false)
    const second = await attach(owner, order.id)
    api.clock.now += 1_000
    await expectCode(
      admin.post(`/api/console/orders/${order.id}/payments`, { amount: 100, method: 'khqr' }, withKey()),
      201,
    )
    expect((await expectCode(owner.delete(second.url), 409)).json().detail).toBe(
      'The shop has already recorded a payment.',
    )
    api.clock.now += 1_000
    const third = await attach(owner, order.id)
    expect(third.shown.slips).toMatchObject([{ removable: false }, { removable: true }])
  })

  it('stays with the order when a guest’s other images expire', async () => {
    const guest = addGuest(api)
    const { order, request } = await placeOrder(guest)
    const { url, sha256 } = await attach(guest, order.id)
    api.clock.now += 90 * 24 * 3_600_000
    await endUploads({ database: api.database, now: () => api.clock.now })
    await deleteLooseFiles(api.services)
    expect(await api.services.files.has(sha256)).toBe(true)
    await expectCode(guest.get(url, { 'x-tracking-secret': request.trackingSecret }), 200)
  })

  it('is a picture of the caller’s own, and an order has five', async () => {
    const owner = await addCustomer(api)
    const { order } = await placeOrder(owner)
    const slips = `/api/orders/${order.id}/slips`
    const foreign = await upload(await addCustomer(api))
    await expectCode(owner.post(slips, { sha256: foreign.sha256 }), 404)
    await expectCode(owner.post(slips, { sha256: 'x' }), 400)
    const drawing = await upload(owner, svgOf('<path d="M0 0H9V9Z"/>'), 'slip.svg')
    await expectCode(owner.post(slips, { sha256: drawing.sha256 }), 415)
    for (let count = 0; count < 5; count++) await attach(owner, order.id)
    const { sha256 } = await upload(owner)
    expect((await expectCode(owner.post(slips, { sha256 }), 409)).json().detail).toMatch(/up to 5 slips/)
  })
})
