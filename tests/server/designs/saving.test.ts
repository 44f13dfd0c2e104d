import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { design as designShape } from '../../../server/contract/designs/design.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, current, expectCode, openDesignServer, sendKit } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.each(databases)('designs of a person on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  const made = (id = randomUUID()) => ({ id, productType: 'SOCCER_KIT' })

  it('are kept once, however often they are sent', async () => {
    const club = await addCustomer(api)
    const body = made()
    const codes = await Promise.all([1, 2, 3].map(() => club.post('/api/designs', body)))
    expect(codes.map(response => response.statusCode).toSorted()).toEqual([200, 200, 201])
    expect((await club.get('/api/designs')).json()).toMatchObject({ total: 1, page: 1, pageSize: 12 })
  })

  it('are of every product that the shop has', async () => {
    const club = await addCustomer(api)
    const { productTypes } = (await api.shop('angkor')).settings
    const ids = new Map(productTypes.map(productType => [productType, randomUUID()]))
    for (const [productType, id] of ids) {
      const response = await club.post('/api/designs', { id, productType })
      expect([productType, response.statusCode]).toEqual([productType, 201])
      expect(response.json()).toMatchObject({ id, productType, seq: 0, status: 'DRAFT' })
      expect((await club.get(`/api/designs/${id}/log`)).json()).toEqual({ seq: 0, update: 'AAA=' })
    }
    expect((await club.get('/api/designs')).json().total).toBe(productTypes.length)
    const other = await addCustomer(api, 'mekong')
    const foreign = await other.post('/api/designs', { id: randomUUID(), productType: 'HOODIE' })
    expect(foreign.json().fields).toMatchObject([{ path: 'productType', code: 'not-offered' }])
  })

  it('of a garment that this version does not have are kept as they are, and nobody draws on them', async () => {
    const club = await addCustomer(api)
    const { id } = made()
    await club.post('/api/designs', made(id))
    await api.database.asSystem(tx => tx.execute(`update designs set product_type = 'ROWING_SUIT' where id = '${id}'`))
    const refused = await club.post(`/api/designs/${id}/log`, { update: drawKit().update() })
    expect(refused.json()).toMatchObject({ status: 409, code: 'garment-missing' })
    const ticket = await club.post('/api/rooms/tickets', { design: id })
    expect(ticket.json()).toMatchObject({ access: 'view' })
  })

  it('show in lists what their log contains, not what the caller sends', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club, { name: 'Kampot Reds', template: 'centre', players: ['Sok', 'Dara'] })
    const [card] = (await club.get('/api/designs')).json().items
    expect(card).toMatchObject({ id, name: 'Kampot Reds', colours: ['#c4162e', '#17171c', '#ffffff'], players: 2 })
    const result = await club.post('/api/designs', { ...made(), name: 'Mine', colours: ['#000000'] })
    expect(result.statusCode).toBe(400)
  })

  it('are answered in the shape of the contract, with the version as ETag', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club)
    const response = await club.get(`/api/designs/${id}`)
    expect(designShape.parse(response.json())).toMatchObject({ id, version: 1, endsAt: null })
    expect(response.headers.etag).toBe('"1"')
  })

  it('are found by part of a name, by type and by status', async () => {
    const club = await addCustomer(api)
    for (const name of ['Angkor Home', 'Angkor Away', '100%']) await sendKit(club, { name })
    const total = async (query: string) => (await club.get(`/api/designs?${query}`)).json().total
    expect(await total('search=angkor')).toBe(2)
    expect(await total('search=%25')).toBe(1)
    expect(await total('status=READY')).toBe(0)
    expect(await total('productType=SOCCER_KIT')).toBe(3)
    const names = (await club.get('/api/designs?sort=name&pageSize=2&page=2')).json().items
    expect(names.map((one: { name: string }) => one.name)).toEqual(['Angkor Home'])
  })

  it('get a name by an entry of their log, which the page then shows too', async () => {
    const club = await addCustomer(api)
    const { id, kit } = await sendKit(club, { name: 'First' })
    const named = await club.patch(`/api/designs/${id}`, { name: 'ក្រុមក្រហម' }, await current(club, id))
    expect(named.json()).toMatchObject({ name: 'ក្រុមក្រហម', version: 2, seq: 2 })
    const log = (await club.get(`/api/designs/${id}/log`)).json()
    kit.take(log.update)
    expect(kit.engine.document.current().design.name).toBe('ក្រុមក្រហម')
    const again = await club.patch(`/api/designs/${id}`, { name: 'ក្រុមក្រហម' }, await current(club, id))
    expect(again.json()).toMatchObject({ version: 2, seq: 2 })
  })

  it('are changed only by who says which version, and the right one', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club)
    expect((await club.patch(`/api/designs/${id}`, { name: 'x' })).statusCode).toBe(428)
    expect((await club.patch(`/api/designs/${id}`, { name: 'x' }, { 'if-match': '"9"' })).statusCode).toBe(412)
    expect((await club.delete(`/api/designs/${id}`, { 'if-match': '"9"' })).statusCode).toBe(412)
  })

  it('are put away and taken back with everything on them', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club, { name: 'Kept' })
    await expectCode(club.delete(`/api/designs/${id}`, await current(club, id)), 200)
    expect((await club.get(`/api/designs/${id}`)).statusCode).toBe(404)
    const [away] = (await club.get('/api/designs?deleted=true')).json().items
    expect(away.id).toBe(id)
    expect((await club.post('/api/designs', made(id))).json().code).toBe('id-taken')
    const back = await club.post(`/api/designs/${id}/restore`, {}, { 'if-match': `"${away.version}"` })
    expect(back.json()).toMatchObject({ name: 'Kept', deletedAt: null })
  })

  it('are copied without history and without players', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club, { name: 'Original', players: ['Vannak'] })
    const copy = randomUUID()
    const response = await expectCode(club.post(`/api/designs/${id}/duplicate`, { id: copy }), 201)
    expect(response.json()).toMatchObject({ id: copy, name: 'Original', players: 0, seq: 1 })
    expect((await club.post(`/api/designs/${id}/duplicate`, { id: copy })).statusCode).toBe(200)
    const { update } = (await club.get(`/api/designs/${copy}/log`)).json()
    expect(Buffer.from(update, 'base64').toString('latin1')).not.toContain('Vannak')
    const { items } = (await club.get(`/api/designs/${copy}/history`)).json()
    expect(items).toMatchObject([{ event: 'copied', to: 'DRAFT' }])
  })

  it('are called by the name that the page gives to a copy, and look like the original at once', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club, { name: 'Original' })
    await expectCode(club.put(`/api/designs/${id}/thumbnail`, png, { 'content-type': 'image/png' }), 200)
    const copy = { id: randomUUID(), name: 'Original (copy)' }
    const made = (await expectCode(club.post(`/api/designs/${id}/duplicate`, copy), 201)).json()
    expect(made.name).toBe('Original (copy)')
    const { items } = (await club.get('/api/designs')).json()
    expect(items.map(({ thumbnail }: { thumbnail: string | null }) => thumbnail !== null)).toEqual([true, true])
    expect((await club.get(items[0].thumbnail)).statusCode).toBe(200)
  })

  it('without a name are found and sorted by what the page calls them, in small letters or not', async () => {
    const club = await addCustomer(api)
    for (const name of ['zebra', 'Angkor', '']) await sendKit(club, { name })
    const list = async (query: string) =>
      (await club.get(`/api/designs?unnamed=Unnamed&${query}`)).json().items.map(({ name }: { name: string }) => name)
    expect(await list('sort=name')).toEqual(['Angkor', '', 'zebra'])
    expect(await list('search=unna')).toEqual([''])
  })

  it('of one instant are listed with the newer first', async () => {
    const club = await addCustomer(api)
    const ids = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'] as const
    for (const id of ids) await expectCode(club.post('/api/designs', made(id)), 201)
    const { items } = (await club.get('/api/designs?sort=created')).json()
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  })

  it('are ten at most for a guest, and as many as the shop says for a customer', async () => {
    const guest = addGuest(api)
    const bodies = Array.from({ length: 12 }, () => made())
    const responses = await Promise.all(bodies.map(body => guest.post('/api/designs', body)))
    expect(responses.filter(response => response.statusCode === 201)).toHaveLength(10)
    const refused = responses.find(response => response.statusCode !== 201)?.json()
    expect(refused).toMatchObject({ code: 'createDesign max limit', detail: 'Your design exceeded max limit' })
    const [first] = (await guest.get('/api/designs')).json().items
    await guest.delete(`/api/designs/${first.id}`, { 'if-match': '"1"' })
    await expectCode(guest.post('/api/designs', made()), 201)
    const back = await guest.post(`/api/designs/${first.id}/restore`, {}, { 'if-match': '"2"' })
    expect(back.json().code).toBe('createDesign max limit')
  })

  it('are of a type that the shop makes', async () => {
    const guest = addGuest(api, 'mekong')
    const refused = await guest.post('/api/designs', { id: randomUUID(), productType: 'HOODIE' })
    expect(refused.json()).toMatchObject({ code: 'invalid-request', fields: [{ path: 'productType' }] })
  })

  it('keep the id of their first owner', async () => {
    const club = await addCustomer(api)
    const { id } = await sendKit(club)
    expect((await addGuest(api).post('/api/designs', made(id))).json().code).toBe('id-taken')
    // Another shop does not know of it.
    expect((await addGuest(api, 'mekong').post('/api/designs', made(id))).statusCode).toBe(201)
  })
})
