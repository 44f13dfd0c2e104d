import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setName } from '../../../plugins/index.ts'
import { uploadList, uploads } from '../../../server/contract/uploads.ts'
import { designImages } from '../../../server/db/schema/designs.ts'
import { appendBatches } from '../../../server/rooms/appendBatches.ts'
import { databases } from '../../support/server/databases.ts'
import { addGuest, current, type Designer, expectCode, openDesignServer } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { addCustomer } from '../../support/server/namedPrincipals.ts'
import type { TestServer } from '../../support/server/openTestServer.ts'
import { formOf, svgOf } from '../../support/server/uploadFiles.ts'

describe.each(databases)('what somebody has brought on $name', kind => {
  let api: TestServer
  beforeAll(async () => {
    api = await openDesignServer(kind)
  })
  afterAll(() => api.close())

  /** A unique crest. */
  async function bring(
    who: Designer,
    name = 'crest.svg',
    crest = svgOf(`<path id="c${randomUUID()}" d="M0 0H9V9Z"/>`),
  ) {
    const { body, headers } = await formOf([[name, crest]])
    const { items } = uploads.parse((await expectCode(who.post('/api/uploads', body, headers), 201)).json())
    return { sha256: items[0]?.sha256 ?? '', url: items[0]?.url ?? '', crest }
  }
  const list = async (who: Designer, query = '') =>
    uploadList.parse((await expectCode(who.get(`/api/uploads${query}`), 200)).json())
  const namesOf = async (who: Designer) => (await list(who)).items.map(({ name }) => name)

  /** A design that used the image in the past. */
  async function wear(who: Designer, asset: string, name = 'Home'): Promise<string> {
    const id = randomUUID()
    const { engine, update } = drawKit()
    engine.dispatch(setName.of({ name }))
    const added = engine.dispatch({ type: 'crest.add', payload: { layer: 'crest', slot: 'logo', asset } })
    expect(added).toMatchObject({ kind: 'applied' })
    engine.dispatch({ type: 'crest.remove', payload: { layer: 'crest' } })
    await expectCode(who.post('/api/designs', { id, productType: 'SOCCER_KIT' }), 201)
    await expectCode(who.post(`/api/designs/${id}/log`, { update: update() }), 200)
    // The name is updated when the list is read.
    await expectCode(who.get(`/api/designs/${id}`), 200)
    return id
  }

  it('is noted with every design whose log names it, from calls and live rooms alike', async () => {
    const owner = await addCustomer(api)
    const { sha256 } = await bring(owner)
    const noted = async (id: string) => {
      const { id: tenant } = await api.shop('angkor')
      const rows = await api.database.asTenant(tenant, tx =>
        tx.select().from(designImages).where(eq(designImages.designId, id)),
      )
      return rows.map(row => row.sha256)
    }
    const id = await wear(owner, sha256)
    expect(await noted(id)).toContain(sha256)
    const live = await wear(owner, '0'.repeat(64))
    const { id: tenant } = await api.shop('angkor')
    const [seq, bytes] = [1, Buffer.from(`@${sha256}1f`)]
    const updates = [{ clients: [77], owner: `account:${owner.id}`, bytes }]
    const batch = { design: live, after: seq, updates }
    const outcomes = await api.database.asTenant(tenant, tx => appendBatches(tx, tenant, [batch], new Date()))
    expect(outcomes).toEqual(['appended'])
    expect(await noted(live)).toContain(sha256)
  })

  it('is listed page by page, with the room that is left', async () => {
    const owner = await addCustomer(api)
    for (const name of ['a.svg', 'b.svg', 'c.svg']) await bring(owner, name)
    const first = await list(owner, '?pageSize=2')
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2, room: { files: 500, used: { files: 3 } } })
    const second = await list(owner, '?pageSize=2&page=2')
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['c.svg', 'b.svg', 'a.svg'])
    expect(first.items[0]).toMatchObject({ type: 'svg', width: 10, height: 12, size: expect.any(Number) })
  })

  it('is listed to nobody else, and taken away by nobody else', async () => {
    const [owner, others] = [addGuest(api), [addGuest(api), await addCustomer(api), addGuest(api, 'mekong')]]
    const { url } = await bring(owner)
    for (const other of others) {
      expect(await namesOf(other)).toEqual([])
      expect((await other.delete(url)).statusCode).toBe(404)
    }
    expect(await namesOf(owner)).toEqual(['crest.svg'])
  })

  it('is gone for everybody when no design has it, and gives its room back', async () => {
    const owner = await addCustomer(api)
    const { url } = await bring(owner)
    await expectCode(owner.delete(url), 204)
    expect((await owner.get(url)).statusCode).toBe(404)
    expect(await list(owner)).toMatchObject({ items: [], room: { used: { files: 0, bytes: 0 } } })
    expect((await owner.delete(url)).statusCode).toBe(404)
  })

  it('stays while a design of the owner has it, or had it: undoing shows it again', async () => {
    const owner = await addCustomer(api)
    const { url, sha256 } = await bring(owner)
    await wear(owner, sha256, 'Derby')
    const refused = await owner.delete(url)
    expect(refused.json()).toMatchObject({ status: 409, code: 'upload-in-use' })
    expect(refused.json().detail).toContain('Derby')
    await expectCode(owner.get(url), 200)
  })

  it('leaves the list, and stays in what can be restored, once the design is put away', async () => {
    const owner = await addCustomer(api)
    const { url, sha256 } = await bring(owner)
    const id = await wear(owner, sha256)
    await expectCode(owner.delete(`/api/designs/${id}`, await current(owner, id)), 200)
    await expectCode(owner.delete(url), 204)
    expect(await namesOf(owner)).toEqual([])
    await expectCode(owner.get(url), 200)
  })

  it('stays in the designs of others who have it, and is their owner’s no more', async () => {
    const [owner, other] = [await addCustomer(api), addGuest(api)]
    const { url, sha256 } = await bring(owner)
    await wear(other, sha256)
    await expectCode(owner.delete(url), 204)
    expect([await namesOf(owner), await namesOf(other)]).toEqual([[], []])
    await expectCode(other.get(url), 200)
  })

  it('as a guest is the customer’s after signing in, each image once', async () => {
    const [guest, customer] = [addGuest(api), await addCustomer(api)]
    const { crest, url } = await bring(guest, 'as guest.svg')
    await bring(guest, 'other.svg')
    await bring(customer, 'mine.svg', crest)
    await expectCode(customer.post('/api/designs/claim', { guestSecret: guest.secret }), 200)
    expect((await namesOf(customer)).toSorted()).toEqual(['mine.svg', 'other.svg'])
    await expectCode(customer.get(url), 200)
  })

  it('that two people have uploaded still belongs to the other', async () => {
    const [owner, other] = [await addCustomer(api), await addCustomer(api)]
    const { url, crest } = await bring(owner)
    await bring(other, 'same.svg', crest)
    await expectCode(owner.delete(url), 204)
    await expectCode(other.get(url), 200)
    expect(await namesOf(other)).toEqual(['same.svg'])
  })
})
