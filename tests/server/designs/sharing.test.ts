import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCheckpoint } from '../../../engine/index.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, type Designer, expectCode, openDesignServer, sendKit, step } from '../../support/server/designers.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'

const hour = 3_600_000

describe.each(databases)('designs shown to others on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  const share = async (owner: Designer, id: string, scope: string, more = {}) =>
    (await expectCode(owner.post(`/api/designs/${id}/shares`, { scope, ...more }), 201)).json()
  const comment = { panel: 'front', xMm: 12.5, yMm: -40, text: 'ធំជាងនេះ' }

  it('show their artwork through a link, without players and history', async () => {
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner, { name: 'Shown', players: ['Sophal Secret', 'Dara Hidden'] })
    const link = await share(owner, id, 'view')
    const response = await expectCode(api.get(`/api/designs/shared/${link.secret}`), 200)
    expect(response.json()).toMatchObject({ name: 'Shown', scope: 'view', id: null, colours: expect.any(Array) })
    expect(Object.keys(readCheckpoint(response.json().document)?.layers ?? {})).toHaveLength(5)
    await expectCode(step(owner, id, 'publish'), 200)
    const copied = await expectCode(
      addGuest(api).post(`/api/designs/shared/${link.secret}/duplicate`, { id: randomUUID() }),
      201,
    )
    const stored = [await api.get(`/api/store/designs/${id}`), await api.get('/api/store/designs')]
    const seen = [response.body, copied.body, ...stored.map(({ body }) => body)]
    for (const body of seen) expect(body).not.toMatch(/Sophal|Dara|players\.add/)
  })

  it('open as far as the link says', async () => {
    const [owner, other] = [await addCustomer(api), await addCustomer(api)]
    const { id, kit } = await sendKit(owner)
    const codes = async (scope: string) => {
      const at = `/api/designs/shared/${(await share(owner, id, scope)).secret}`
      const responses = [
        await other.get(at),
        await other.get(`${at}/comments`),
        await other.post(`${at}/comments`, comment),
        await other.get(`${at}/log`),
        await other.post(`${at}/log`, { update: kit.update() }),
      ]
      return responses.map(response => response.statusCode)
    }
    expect(await codes('view')).toEqual([200, 403, 403, 403, 403])
    expect(await codes('comment')).toEqual([200, 200, 201, 403, 403])
    expect(await codes('edit')).toEqual([200, 200, 201, 200, 200])
  })

  it('close when a link is taken back or has expired', async () => {
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner)
    const taken = await share(owner, id, 'view', { label: 'Coach' })
    await expectCode(owner.delete(`/api/designs/${id}/shares/${taken.id}`), 200)
    expect((await api.get(`/api/designs/shared/${taken.secret}`)).json()).toMatchObject({ code: 'share-revoked' })
    const expiresAt = new Date(api.clock.now + hour).toISOString()
    const short = await share(owner, id, 'edit', { expiresAt })
    await expectCode(api.get(`/api/designs/shared/${short.secret}`), 200)
    api.clock.now += hour
    expect((await api.get(`/api/designs/shared/${short.secret}`)).json()).toMatchObject({ code: 'share-expired' })
    expect((await owner.post(`/api/designs/${id}/shares`, { scope: 'view', expiresAt })).statusCode).toBe(400)
    expect((await api.get(`/api/designs/shared/${randomUUID()}`)).statusCode).toBe(404)
    const listed = await owner.get(`/api/designs/${id}/shares`)
    expect(listed.json().items).toMatchObject([{ scope: 'edit' }, { label: 'Coach', scope: 'view' }])
    expect(listed.body).not.toContain(short.secret)
  })

  it('have comments pinned to the cloth, with replies, until they are resolved', async () => {
    const [owner, coach] = [await addCustomer(api), addGuest(api)]
    const { id } = await sendKit(owner)
    const at = `/api/designs/shared/${(await share(owner, id, 'comment')).secret}/comments`
    const first = (await expectCode(coach.post(at, { ...comment, name: 'Coach' }), 201)).json()
    expect(first).toMatchObject({ ...comment, name: 'Coach', own: true, resolvedAt: null })
    const response = { ...comment, text: 'Done', parentId: first.id, name: 'Somebody else' }
    const second = (await expectCode(owner.post(`/api/designs/${id}/comments`, response), 201)).json()
    // A customer comments under their own name.
    expect(second).toMatchObject({ parentId: first.id, name: 'Sok Dara' })
    const settled = await owner.patch(`/api/designs/${id}/comments/${first.id}`, { resolved: true })
    expect(settled.json().resolvedAt).not.toBeNull()
    const { items } = (await coach.get(at)).json()
    expect(items).toMatchObject([
      { id: first.id, own: true },
      { id: second.id, own: false },
    ])
    const { id: elsewhere } = await sendKit(owner)
    expect((await owner.post(`/api/designs/${elsewhere}/comments`, response)).statusCode).toBe(404)
    await expectCode(owner.delete(`/api/designs/${id}/comments/${first.id}`), 204)
    expect((await owner.get(`/api/designs/${id}/comments`)).json().items).toEqual([])
    for (const bad of [
      { ...comment, xMm: 9e9 },
      { ...comment, panel: '' },
      { ...comment, text: ' ' },
    ])
      expect((await owner.post(`/api/designs/${id}/comments`, bad)).statusCode).toBe(400)
  })

  it('are rated once by a person, who may think again, and never by their owner', async () => {
    const [owner, fan, other] = [await addCustomer(api), await addCustomer(api), addGuest(api)]
    const { id } = await sendKit(owner)
    const at = `/api/designs/shared/${(await share(owner, id, 'view')).secret}`
    await expectCode(fan.post(`${at}/ratings`, { rating: 1 }), 200)
    await expectCode(fan.post(`${at}/ratings`, { rating: 5, comment: 'ល្អ' }), 200)
    await expectCode(other.post(`${at}/ratings`, { rating: 4 }), 200)
    expect((await api.get(at)).json().rating).toEqual({ average: 4.5, count: 2 })
    expect((await owner.post(`${at}/ratings`, { rating: 5 })).statusCode).toBe(403)
    expect((await api.post(`${at}/ratings`, { rating: 5 })).statusCode).toBe(401)
    for (const rating of [0, 6, 2.5, '5']) expect((await fan.post(`${at}/ratings`, { rating })).statusCode).toBe(400)
  })

  it('stand in the store as they were published, beside the templates of the shop', async () => {
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner, { name: 'Zebra Store', template: 'centre' })
    await expectCode(step(owner, id, 'publish'), 200)
    const store = async (query: string) => (await api.get(`/api/store/designs?${query}`)).json()
    const everything = await store('pageSize=100')
    const { settings } = await api.shop('angkor')
    const templates = everything.items.filter((item: { kind: string }) => item.kind === 'template')
    expect(templates.map((item: { id: string }) => item.id)).toEqual(settings.templates)
    expect(await store('search=zebra')).toMatchObject({
      total: 1,
      items: [{ id, colours: ['#c4162e', '#17171c', '#ffffff'] }],
    })
    expect(await store('kind=design&colour=red&search=zebra')).toMatchObject({ total: 1 })
    expect(await store('kind=design&colour=green&search=zebra')).toMatchObject({ total: 0, items: [] })
    // Each page of templates and designs is read once.
    const pages = [await store('pageSize=3&page=1'), await store('pageSize=3&page=2'), await store('pageSize=3&page=3')]
    const ids = pages.flatMap(page => page.items.map((item: { id: string }) => item.id))
    expect(ids).toEqual(everything.items.slice(0, 9).map((item: { id: string }) => item.id))
    await owner.patch(`/api/designs/${id}`, { name: 'Renamed' }, { 'if-match': '"2"' })
    expect((await store('search=zebra')).total).toBe(1)
    expect((await api.at('mekong').get(`/api/store/designs/${id}`)).statusCode).toBe(404)
    const mine = randomUUID()
    const visitor = addGuest(api)
    const copied = await expectCode(visitor.post(`/api/store/designs/${id}/duplicate`, { id: mine }), 201)
    expect(copied.json()).toMatchObject({ id: mine, name: 'Zebra Store', players: 0 })
    await expectCode(step(owner, id, 'unpublish'), 200)
    expect((await store('search=zebra')).total).toBe(0)
  })

  it('are found in the store by their Khmer names, with and without the marks between words', async () => {
    const owner = await addCustomer(api)
    const { id } = await sendKit(owner, { name: 'ក្រុម\u200Bសេះស' })
    await expectCode(step(owner, id, 'publish'), 200)
    const found = async (words: string) => {
      const { items } = (await api.get(`/api/store/designs?search=${encodeURIComponent(words)}`)).json()
      return items.map((item: { id: string }) => item.id)
    }
    expect(await found('ឆ្នូតផ្ដេក')).toEqual(['hoops'])
    expect(await found('ឆ្នូត\u200Bផ្ដេក')).toEqual(['hoops'])
    expect(await found('Hoops')).toEqual(['hoops'])
    expect(await found('ក្រុមសេះ')).toEqual([id])
    expect(await found('\u200Bសេះស')).toEqual([id])
  })

  it('are counted behind every filter of the store', async () => {
    const owner = await addCustomer(api)
    for (const template of ['centre', 'centre', 'halves']) {
      const { id } = await sendKit(owner, { name: `Okapi ${template}`, template })
      await expectCode(step(owner, id, 'publish'), 200)
    }
    const store = async (query: string) => (await api.get(`/api/store/designs?${query}`)).json()
    const { counts } = await store('search=okapi')
    expect(counts).toMatchObject({ kinds: { all: 3, design: 3, template: 0 }, productTypes: { SOCCER_KIT: 3 } })
    for (const [colour, total] of Object.entries(counts.colours)) {
      expect(await store(`search=okapi&colour=${colour}`)).toMatchObject({ total, counts: { kinds: { all: total } } })
    }
    // A filter counts its own options and restricts those of the others.
    const red = await store('search=okapi&colour=red')
    expect(red.counts.colours).toEqual(counts.colours)
    expect(red.counts.productTypes).toEqual({ SOCCER_KIT: red.total })
    const shown = await store('kind=template')
    expect(shown.counts.kinds).toEqual((await store('')).counts.kinds)
    const byProduct = Object.values<number>(shown.counts.productTypes)
    expect(byProduct.reduce((sum, count) => sum + count, 0)).toBe(shown.total)
  })
})
