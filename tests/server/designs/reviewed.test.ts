import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setName } from '../../../plugins/index.ts'
import { databases } from '../../support/server/databases.ts'
import { current, expectCode, sendKit, step } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { placeOrder } from '../../support/server/orderers.ts'

describe.each(databases)('the shop reviews a design on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())

  const people = async () => ({
    owner: await enter(api),
    reviewer: await enter(api, { kind: 'admin', role: 'reviewer', firstName: 'Sophea' }),
    reader: await enter(api, { kind: 'admin', role: 'reader' }),
  })
  /** What somebody of the shop makes of a log: one more entry, by a page of theirs. */
  const corrected = (log: string, name: string) => {
    const page = drawKit()
    page.take(log)
    page.engine.dispatch(setName.of({ name }))
    return { update: page.update() }
  }

  it('once it was shown to the shop, with who wrote what', async () => {
    const { owner, reader } = await people()
    const { id } = await sendKit(owner, { name: 'Home' })
    const at = `/api/console/designs/${id}`
    await expectCode(reader.get(at), 404)
    await expectCode(step(owner, id, 'submit'), 200)
    const seen = (await expectCode(reader.get(at), 200)).json()
    expect(seen).toMatchObject({
      design: { name: 'Home', status: 'REVIEWING', allowedActions: ['approve', 'reject'] },
      customer: { name: 'Sok Dara' },
      reviews: [{ revision: 1, decision: null, reviewer: '' }],
      revisions: [{ number: 1, reason: 'submitted' }],
    })
    const log = (await expectCode(reader.get(`${at}/revisions/1/log`), 200)).json()
    expect(log.people).toEqual([{ name: 'Sok Dara', kind: 'owner', clients: [expect.any(Number)] }])
    await expectCode(reader.get(`${at}/revisions/2/log`), 404)
    await expectCode(reader.post(`${at}/log`, { update: log.update }), 403)
    await expectCode(reader.post(`${at}/comments`, { panel: 'front', xMm: 0, yMm: 0, text: 'x' }), 403)
  })

  it('corrects it while it waits, and decides about what came of that', async () => {
    const { owner, reviewer } = await people()
    const { id } = await sendKit(owner, { name: 'Hmoe' })
    const at = `/api/console/designs/${id}`
    await expectCode(step(owner, id, 'submit'), 200)
    const log = async (number: number) => (await expectCode(reviewer.get(`${at}/revisions/${number}/log`), 200)).json()
    const first = await log(1)
    const fixed = (await expectCode(reviewer.post(`${at}/log`, corrected(first.update, 'Home')), 200)).json()
    expect(fixed).toMatchObject({
      design: { name: 'Home', status: 'REVIEWING' },
      reviews: [{ revision: 2, decision: null }],
      revisions: [{ number: 2 }, { number: 1 }],
    })
    expect((await log(1)).update).toBe(first.update)
    expect((await log(2)).people).toContainEqual({
      name: 'Sophea Dara',
      kind: 'shop',
      clients: [expect.any(Number)],
    })
    await expectCode(reviewer.post(`${at}/log`, { update: (await log(2)).update }), 200)
    expect((await reviewer.get(at)).json().revisions).toHaveLength(2)
    expect((await owner.get(`/api/designs/${id}/history`)).json().items[0]).toMatchObject({
      event: 'corrected',
      by: 'provider',
    })
    await expectCode(reviewer.post(`${at}/approve`, {}, await current(owner, id)), 200)
    expect((await reviewer.get(at)).json().reviews).toMatchObject([
      { revision: 2, decision: 'READY', reviewer: 'Sophea Dara' },
    ])
    const late = await reviewer.post(`${at}/log`, corrected((await log(2)).update, 'Late'))
    expect([late.statusCode, late.json().code]).toEqual([409, 'wrong-state'])
    const torn = { update: Buffer.from('no update').toString('base64') }
    await expectCode(reviewer.post(`${at}/log`, torn), 409)
  })

  it('talks with its owner in pins', async () => {
    const { owner, reviewer } = await people()
    const { id } = await sendKit(owner)
    await expectCode(step(owner, id, 'submit'), 200)
    const [own, shop] = [`/api/designs/${id}/comments`, `/api/console/designs/${id}/comments`]
    const pin = { panel: 'front', xMm: 12.5, yMm: -40, text: 'The crest is near the seam.' }
    const pinned = (await expectCode(reviewer.post(shop, pin), 201)).json()
    expect(pinned).toMatchObject({ ...pin, byShop: true, own: true, name: 'Sophea Dara' })
    await expectCode(owner.post(own, { ...pin, text: 'Please move it.', parentId: pinned.id }), 201)
    expect((await owner.get(own)).json().items).toMatchObject([
      { byShop: true, own: false },
      { byShop: false, own: true, parentId: pinned.id },
    ])
    await expectCode(reviewer.patch(`${shop}/${pinned.id}`, { resolved: true }), 200)
    expect((await reviewer.get(shop)).json().items[0].resolvedAt).not.toBeNull()
    const { id: other } = await sendKit(owner)
    await expectCode(reviewer.post(`/api/console/designs/${other}/comments`, pin), 404)
  })

  it('reads what a rejected order had before it was mended', async () => {
    const { owner, reviewer, reader } = await people()
    const { id, kit } = await sendKit(owner, { name: 'Blurred' })
    const { order } = await placeOrder(owner, { designs: [id] })
    const orderAt = `/api/console/orders/${order.id}`
    await expectCode(reviewer.post(`${orderAt}/reject`, { note: 'Blurred' }, { 'if-match': '"1"' }), 200)
    kit.engine.dispatch(setName.of({ name: 'Sharp' }))
    await expectCode(owner.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
    await expectCode(owner.post(`/api/orders/${order.id}/resubmit`, {}, { 'if-match': '"2"' }), 200)
    const nameIn = async (query: string, submission: number) => {
      const log = (await expectCode(reader.get(`${orderAt}/designs/${id}/log${query}`), 200)).json()
      expect(log.submission).toBe(submission)
      const page = drawKit()
      page.take(log.update)
      return page.engine.document.current().design.name
    }
    expect(await nameIn('', 2)).toBe('Sharp')
    expect(await nameIn('?submission=1', 1)).toBe('Blurred')
    await expectCode(reader.get(`${orderAt}/designs/${id}/log?submission=3`), 404)
    await expectCode(reader.get(`${orderAt}/designs/${id}/log?submission=0`), 400)
  })

  it('reads a design as it was ordered, and no other of that order', async () => {
    const { owner, reader } = await people()
    const { id } = await sendKit(owner, { name: 'Ordered' })
    const { order } = await placeOrder(owner, { designs: [id] })
    const log = (await expectCode(reader.get(`/api/console/orders/${order.id}/designs/${id}/log`), 200)).json()
    const page = drawKit()
    page.take(log.update)
    expect(page.engine.document.current().design.name).toBe('Ordered')
    expect(log.people).toMatchObject([{ kind: 'owner' }])
    await expectCode(reader.get(`/api/console/designs/${id}`), 200)
    const { id: other } = await sendKit(owner)
    await expectCode(reader.get(`/api/console/orders/${order.id}/designs/${other}/log`), 404)
  })
})
