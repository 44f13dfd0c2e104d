import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { design as designShape } from '../../../server/contract/designs/design.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, current, expectCode, openDesignHouse, sendKit } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { House } from '../../support/server/openHouse.ts'

describe.each(databases)('designs of a person on $name', kind => {
  let house: House
  beforeAll(async () => {
    house = await openDesignHouse(kind)
  })
  afterAll(() => house.close())

  const made = (id = randomUUID()) => ({ id, productType: 'SOCCER_KIT' })

  it('are kept once, however often they are sent', async () => {
    const club = await addCustomer(house)
    const body = made()
    const codes = await Promise.all([1, 2, 3].map(() => club.post('/api/designs', body)))
    expect(codes.map(answer => answer.statusCode).toSorted()).toEqual([200, 200, 201])
    expect((await club.get('/api/designs')).json()).toMatchObject({ total: 1, page: 1, pageSize: 12 })
  })

  it('show in lists what their log says, not what somebody tells', async () => {
    const club = await addCustomer(house)
    const { id } = await sendKit(club, { name: 'Kampot Reds', template: 'centre', players: ['Sok', 'Dara'] })
    const [card] = (await club.get('/api/designs')).json().items
    expect(card).toMatchObject({ id, name: 'Kampot Reds', colours: ['#c4162e', '#17171c', '#ffffff'], players: 2 })
    const told = await club.post('/api/designs', { ...made(), name: 'Mine', colours: ['#000000'] })
    expect(told.statusCode).toBe(400)
  })

  it('are answered in the shape of the contract, with the version as ETag', async () => {
    const club = await addCustomer(house)
    const { id } = await sendKit(club)
    const answer = await club.get(`/api/designs/${id}`)
    expect(designShape.parse(answer.json())).toMatchObject({ id, version: 1, endsAt: null })
    expect(answer.headers.etag).toBe('"1"')
  })

  it('are found by part of a name, by type and by status', async () => {
    const club = await addCustomer(house)
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
    const club = await addCustomer(house)
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
    const club = await addCustomer(house)
    const { id } = await sendKit(club)
    expect((await club.patch(`/api/designs/${id}`, { name: 'x' })).statusCode).toBe(428)
    expect((await club.patch(`/api/designs/${id}`, { name: 'x' }, { 'if-match': '"9"' })).statusCode).toBe(412)
    expect((await club.delete(`/api/designs/${id}`, { 'if-match': '"9"' })).statusCode).toBe(412)
  })

  it('are put away and taken back with everything on them', async () => {
    const club = await addCustomer(house)
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
    const club = await addCustomer(house)
    const { id } = await sendKit(club, { name: 'Original', players: ['Vannak'] })
    const copy = randomUUID()
    const answer = await expectCode(club.post(`/api/designs/${id}/duplicate`, { id: copy }), 201)
    expect(answer.json()).toMatchObject({ id: copy, name: 'Original', players: 0, seq: 1 })
    expect((await club.post(`/api/designs/${id}/duplicate`, { id: copy })).statusCode).toBe(200)
    const { update } = (await club.get(`/api/designs/${copy}/log`)).json()
    expect(Buffer.from(update, 'base64').toString('latin1')).not.toContain('Vannak')
    const { items } = (await club.get(`/api/designs/${copy}/history`)).json()
    expect(items).toMatchObject([{ event: 'copied', to: 'DRAFT' }])
  })

  it('are ten at most for a guest, and as many as the shop says for a customer', async () => {
    const guest = addGuest(house)
    const bodies = Array.from({ length: 12 }, () => made())
    const answers = await Promise.all(bodies.map(body => guest.post('/api/designs', body)))
    expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(10)
    const refused = answers.find(answer => answer.statusCode !== 201)?.json()
    expect(refused).toMatchObject({ code: 'createDesign max limit', detail: 'Your design exceeded max limit' })
    const [first] = (await guest.get('/api/designs')).json().items
    await guest.delete(`/api/designs/${first.id}`, { 'if-match': '"1"' })
    await expectCode(guest.post('/api/designs', made()), 201)
    const back = await guest.post(`/api/designs/${first.id}/restore`, {}, { 'if-match': '"2"' })
    expect(back.json().code).toBe('createDesign max limit')
  })

  it('are of a type that the shop makes', async () => {
    const guest = addGuest(house, 'mekong')
    const refused = await guest.post('/api/designs', { id: randomUUID(), productType: 'HOODIE' })
    expect(refused.json()).toMatchObject({ code: 'invalid-request', fields: [{ path: 'productType' }] })
  })

  it('keep the id of whoever had it first', async () => {
    const club = await addCustomer(house)
    const { id } = await sendKit(club)
    expect((await addGuest(house).post('/api/designs', made(id))).json().code).toBe('id-taken')
    // Another shop does not know of it.
    expect((await addGuest(house, 'mekong').post('/api/designs', made(id))).statusCode).toBe(201)
  })
})
