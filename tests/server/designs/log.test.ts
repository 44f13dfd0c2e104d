import { createHash, randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCheckpoint } from '../../../engine/index.ts'
import { applyTemplate, setName } from '../../../plugins/index.ts'
import { designClients, designs } from '../../../server/db/schema/designs.ts'
import { rawClient } from '../../support/rawClient.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, current, expectCode, openDesignServer, sendKit } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

describe.each(databases)('the log of a design on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  it('gives back what it was sent', async () => {
    const club = await addCustomer(api)
    const { id, kit } = await sendKit(club, { name: 'Sent', players: ['Sok'] })
    const other = drawKit()
    other.take((await club.get(`/api/designs/${id}/log`)).json().update)
    expect(other.engine.document.current()).toEqual(kit.engine.document.current())
  })

  it('is shown as the document that it gives', async () => {
    const club = await addCustomer(api)
    const { id, kit } = await sendKit(club, { name: 'Shown', players: ['Sok', 'Dara'] })
    const shown = (await club.get(`/api/designs/${id}/document`)).json()
    expect(shown).toMatchObject({ seq: 1, productType: 'SOCCER_KIT' })
    expect(readCheckpoint(shown.document)).toEqual(kit.engine.document.current())
    const empty = randomUUID()
    await expectCode(club.post('/api/designs', { id: empty, productType: 'SOCCER_KIT' }), 201)
    expect((await club.get(`/api/designs/${empty}/document`)).json()).toMatchObject({ seq: 0 })
  })

  it('takes the same work once, and later work in bare bytes', async () => {
    const club = await addCustomer(api)
    const { id, kit } = await sendKit(club)
    const again = await club.post(`/api/designs/${id}/log`, { update: kit.update() })
    expect(again.json()).toEqual({ seq: 1 })
    kit.engine.dispatch(setName.of({ name: 'Later' }))
    const bytes = Buffer.from(kit.update(), 'base64')
    const later = await club.post(`/api/designs/${id}/log`, bytes, { 'content-type': 'application/octet-stream' })
    expect(later.json()).toEqual({ seq: 2 })
    expect((await club.get(`/api/designs/${id}`)).json().name).toBe('Later')
  })

  it('keeps the work of two pages that did not know of each other', async () => {
    const club = await addCustomer(api)
    const { id, kit } = await sendKit(club)
    const second = drawKit()
    second.take(kit.update())
    second.engine.dispatch(setName.of({ name: 'Second page' }))
    kit.engine.dispatch(applyTemplate.of({ id: 'again', template: 'sash' }))
    for (const page of [second, kit])
      await expectCode(club.post(`/api/designs/${id}/log`, { update: page.update() }), 200)
    expect((await club.get(`/api/designs/${id}`)).json()).toMatchObject({
      name: 'Second page',
      seq: 3,
      colours: ['#17429b', '#f8f4e8', '#f2b33d'],
    })
  })

  it('is not shortened by anybody: an edit that was undone is still sent whole', async () => {
    const club = await addCustomer(api)
    const { id, kit } = await sendKit(club, { name: 'Before' })
    kit.engine.undo()
    await expectCode(club.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
    expect((await club.get(`/api/designs/${id}`)).json().name).toBe('')
  })

  describe('refuses', () => {
    const hostile: readonly (readonly [name: string, reason: string, update: () => Uint8Array])[] = [
      ['what is no update', 'update-unreadable', () => new Uint8Array([1, 2, 3, 4, 5])],
      ['a chunk under another client’s name', 'update-foreign-chunk', () => rawClient(77, { key: '5.0' }).update()],
      ['a deletion', 'update-deletes', deletion],
      ['a beginning that is missing', 'update-gap', gap],
      ['an entry from the far future', 'update-ahead', future],
    ]

    it.each(hostile)('%s', async (_, reason, update) => {
      const club = await addCustomer(api)
      const { id } = await sendKit(club)
      const response = await club.post(`/api/designs/${id}/log`, { update: base64(update()) })
      expect(response.json()).toMatchObject({ status: 422, code: 'update-refused' })
      expect(response.json().detail).toContain(reason)
      expect((await club.get(`/api/designs/${id}`)).json().seq).toBe(1)
    })

    it('more than a mebibyte, and what is no base64', async () => {
      const club = await addCustomer(api)
      const { id } = await sendKit(club)
      const large = await club.post(`/api/designs/${id}/log`, { update: 'A'.repeat(2_000_000) })
      expect(large.statusCode).toBe(413)
      const bytes = Buffer.alloc(1_048_577)
      const bare = await club.post(`/api/designs/${id}/log`, bytes, { 'content-type': 'application/octet-stream' })
      expect(bare.statusCode).toBe(413)
      expect((await club.post(`/api/designs/${id}/log`, { update: '!!' })).statusCode).toBe(400)
    })

    it('work of a page that wrote for somebody else', async () => {
      const [club, other] = [await addCustomer(api), await addCustomer(api)]
      const { id } = await sendKit(club)
      const share = await club.post(`/api/designs/${id}/shares`, { scope: 'edit' })
      const path = `/api/designs/shared/${share.json().secret}/log`
      const page = drawKit()
      page.take((await other.get(path)).json().update)
      page.engine.dispatch(setName.of({ name: 'Guest work' }))
      await expectCode(other.post(path, { update: page.update() }), 200)
      page.engine.dispatch(setName.of({ name: 'In another name' }))
      const forged = await club.post(`/api/designs/${id}/log`, { update: page.update() })
      expect(forged.json().detail).toContain('client-foreign')
    })

    it('[W4] work in the name of somebody else, who alone may undo it', async () => {
      const [club, other] = [await addCustomer(api), await addCustomer(api)]
      const { id, kit } = await sendKit(club)
      const share = await club.post(`/api/designs/${id}/shares`, { scope: 'edit' })
      const { author, client } = kit.engine.timeline.log()
      const [first] = kit.engine.timeline.log().entries()
      const forged = rawClient(randomInt(1, 2 ** 32), { head: [1, author, 0] })
      forged.push([0, 50, 0, client, first?.clock])
      const path = `/api/designs/shared/${share.json().secret}/log`
      const response = await other.post(path, { update: base64(forged.update()) })
      expect(response.json()).toMatchObject({ status: 422, code: 'update-refused' })
      expect(response.json().detail).toContain('author-foreign')
    })

    it('edits while the shop reviews, and until an answered design is reopened', async () => {
      const club = await addCustomer(api)
      const { id, kit } = await sendKit(club)
      await expectCode(club.post(`/api/designs/${id}/submit`, {}, await current(club, id)), 200)
      kit.engine.dispatch(setName.of({ name: 'Too late' }))
      const late = await club.post(`/api/designs/${id}/log`, { update: kit.update() })
      expect(late.json().code).toBe('design-in-review')
      const named = await club.patch(`/api/designs/${id}`, { name: 'x' }, await current(club, id))
      expect(named.json().code).toBe('design-in-review')
    })
  })

  it('goes along with a guest’s designs when they are claimed', async () => {
    const guest = addGuest(api)
    const { id, kit } = await sendKit(guest, { name: 'As a guest' })
    const club = await addCustomer(api)
    const claim = { guestSecret: guest.secret }
    expect((await club.post('/api/designs/claim', claim)).json()).toEqual({ claimed: [id], left: 0, leftNames: [] })
    // The page that is still open keeps writing, now for the account.
    kit.engine.dispatch(setName.of({ name: 'As a customer' }))
    await expectCode(club.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
    expect((await club.get(`/api/designs/${id}`)).json()).toMatchObject({ name: 'As a customer', endsAt: null })
    expect((await guest.get(`/api/designs/${id}`)).statusCode).toBe(404)
    expect((await club.post('/api/designs/claim', claim)).json()).toEqual({ claimed: [], left: 0, leftNames: [] })
    expect((await guest.post('/api/designs/claim', claim)).statusCode).toBe(401)
  })

  it('[W1] belongs to the same person in calls and in live rooms, before and after a claim', async () => {
    const guest = addGuest(api)
    const { id } = await sendKit(guest)
    const club = await addCustomer(api)
    const owners = async () => {
      const rows = await api.database.asSystem(tx =>
        tx.select().from(designClients).where(eq(designClients.designId, id)),
      )
      return rows.map(({ author }) => author)
    }
    const hash = createHash('sha256').update(guest.secret).digest('hex')
    expect(await owners()).toEqual([`guest:${hash}`])
    await expectCode(club.post('/api/designs/claim', { guestSecret: guest.secret }), 200)
    const [row] = await api.database.asSystem(tx => tx.select().from(designs).where(eq(designs.id, id)))
    expect(await owners()).toEqual([`account:${row?.ownerId}`])
  })

  it('claims the latest that fit under the limit and leaves the others to the guest', async () => {
    const shop = await api.shop('angkor')
    const club = await addCustomer(api)
    const own = { tenantId: shop.id, ownerId: club.id, productType: 'SOCCER_KIT' } as const
    const many = Array.from({ length: shop.settings.designs.perCustomer - 1 }, () => ({ ...own, id: randomUUID() }))
    await api.database.asTenant(shop.id, tx => tx.insert(designs).values(many))
    const guest = addGuest(api)
    const older = await sendKit(guest, { name: 'Older' })
    api.clock.now += 1000
    const newer = await sendKit(guest, { name: 'Newer' })
    const response = await club.post('/api/designs/claim', { guestSecret: guest.secret })
    expect(response.json()).toEqual({ claimed: [newer.id], left: 1, leftNames: ['Older'] })
    expect((await guest.get('/api/designs')).json().items).toMatchObject([{ id: older.id }])
  })
})

function deletion(): Uint8Array {
  const client = rawClient(78)
  client.push(['test.x', 1, 0, ['zone:base', { paint: null }]])
  client.chunk.delete(1, 1)
  return client.update()
}

/** The second half of a page's updates. */
function gap(): Uint8Array {
  const { engine } = drawKit(79)
  engine.dispatch(setName.of({ name: 'One' }))
  const before = engine.timeline.moment()
  engine.dispatch(setName.of({ name: 'Two' }))
  return engine.timeline.log().update(before)
}

function future(): Uint8Array {
  const client = rawClient(80)
  client.push(['test.x', 20_000, 0, ['zone:base', { paint: null }]])
  return client.update()
}
