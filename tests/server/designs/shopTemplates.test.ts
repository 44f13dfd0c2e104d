import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetId, readCheckpoint } from '../../../engine/index.ts'
import { addCrest, applyShopTemplate } from '../../../plugins/index.ts'
import {
  maxShopTemplates,
  maxTemplateLayers,
  type ShopTemplate,
} from '../../../server/contract/console/shopTemplates.ts'
import type { OfferedTemplate } from '../../../server/contract/resources.ts'
import { uploads } from '../../../server/contract/uploads.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode, sendKit, step } from '../../support/server/designers.ts'
import { drawKit } from '../../support/server/drawKit.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { formOf, svgOf } from '../../support/server/uploadFiles.ts'

const at = '/api/console/templates'
const namesOf = (en: string) => ({ kh: `គំរូ ${en}`, en })
const offered = '/api/resources/templates/own?productType=SOCCER_KIT'

describe.each(databases)('the templates of a shop on $name', database => {
  let api: TestServer
  let staff: Entered
  beforeAll(async () => {
    api = await openTestServer({ database })
    staff = await enter(api, { kind: 'admin', firstName: 'Chenda' })
  })
  afterAll(() => api.close())

  const submittedKit = async (name = 'Home', owner?: Entered) => {
    const customer = owner ?? (await enter(api))
    const { id } = await sendKit(customer, { name, players: ['Sok'] })
    await expectCode(step(customer, id, 'submit'), 200)
    return { id, customer }
  }
  const publish = async (en: string, design?: string): Promise<ShopTemplate> => {
    const body = { design: design ?? (await submittedKit()).id, revision: 1, names: namesOf(en) }
    const { items } = (await expectCode(staff.post(at, body), 201)).json()
    return items.find(({ names }: ShopTemplate) => names.en === en)
  }
  const change = (id: string, version: number, body: object) =>
    staff.patch(`${at}/${id}`, body, { 'if-match': `"${version}"` })
  const offeredNow = async (shop: Pick<TestServer, 'get'> = api): Promise<OfferedTemplate[]> =>
    (await expectCode(shop.get(offered), 200)).json().items
  const retireAll = async () => {
    const { items } = (await expectCode(staff.get(at), 200)).json()
    for (const { id, version, retiredAt } of items as ShopTemplate[]) {
      if (retiredAt === null) await expectCode(change(id, version, { retired: true }), 200)
    }
  }
  const newestEntry = async () => (await staff.get('/api/console/audit?subject=template')).json().items[0]

  it('are designs that were shown to it, offered to everybody without their players', async () => {
    const { customer, id } = await submittedKit('Riverside')
    const template = await publish('House', id)
    expect(template).toMatchObject({ productType: 'SOCCER_KIT', design: id, revision: 1, version: 1, retiredAt: null })
    expect(template.colours.length).toBeGreaterThan(1)
    const [found] = (await offeredNow()).filter(one => one.id === template.id)
    expect(found).toMatchObject({ names: namesOf('House'), productType: 'SOCCER_KIT' })
    const document = readCheckpoint(found?.document ?? '')
    expect(document?.players).toEqual({})
    expect(Object.keys(document?.layers ?? {}).length).toBeGreaterThan(0)
    // Whatever becomes of the design.
    await expectCode(step(customer, id, 'withdraw'), 200)
    const version = { 'if-match': String((await customer.get(`/api/designs/${id}`)).headers.etag) }
    expect((await customer.delete(`/api/designs/${id}`, version)).statusCode).toBeLessThan(300)
    expect((await offeredNow()).map(one => one.id)).toContain(template.id)
    await expectCode(staff.get(`${at}/${template.id}`), 200)
  })

  it('are put on by the command of the editor, as they were published', async () => {
    const template = await publish('Put on')
    const { document } = (await expectCode(staff.get(`${at}/${template.id}`), 200)).json()
    const page = drawKit()
    const names = namesOf('Put on')
    expect(page.engine.dispatch(applyShopTemplate.of({ id: 'x', template: template.id, names, document })).kind).toBe(
      'applied',
    )
    expect(page.engine.document.current().zones).toMatchObject(readCheckpoint(document)?.zones ?? {})
    page.engine.dispose()
  })

  it('are no designs that nobody has shown to the shop, nor revisions that there are none of', async () => {
    const { id } = await sendKit(await enter(api))
    await expectCode(staff.post(at, { design: id, revision: 1, names: namesOf('Secret') }), 404)
    const shown = await submittedKit()
    await expectCode(staff.post(at, { design: shown.id, revision: 2, names: namesOf('Later') }), 404)
    await expectCode(staff.post(at, { design: randomUUID(), revision: 1, names: namesOf('None') }), 404)
  })

  it('have a name in both languages', async () => {
    const { id } = await submittedKit()
    const named = (names: object) => staff.post(at, { design: id, revision: 1, names })
    await expectCode(named({ kh: '', en: 'Home' }), 400)
    await expectCode(named({ kh: 'ផ្ទះ', en: '  ' }), 400)
    await expectCode(named({ kh: 'ផ្ទះ', en: 'x'.repeat(61) }), 400)
    await expectCode(named({ kh: 'ផ្ទះ', en: 'a\nb' }), 400)
  })

  it('are renamed as they were seen, with before and after in the audit log', async () => {
    const { id } = await publish('Old')
    expect(await newestEntry()).toMatchObject({ action: 'added', subjectId: id, detail: { name_en: 'Old' } })
    const { items } = (await expectCode(change(id, 1, { names: namesOf('New') }), 200)).json()
    expect(items).toContainEqual(expect.objectContaining({ id, names: namesOf('New'), version: 2 }))
    await expectCode(change(id, 1, { names: namesOf('Newer') }), 412)
    expect(await newestEntry()).toMatchObject({
      actor: 'Chenda Dara',
      subjectId: id,
      detail: { name_en: ['Old', 'New'], name_kh: ['គំរូ Old', 'គំរូ New'] },
    })
  })

  it('stand in the order of the shop, which is told only when it is of all of them', async () => {
    await retireAll()
    const [a, b, c] = [await publish('A'), await publish('B'), await publish('C')]
    const order = (ids: readonly string[]) => staff.put(`${at}/order`, { productType: 'SOCCER_KIT', ids })
    await expectCode(order([c.id, a.id, b.id]), 200)
    expect((await offeredNow()).map(({ names }) => names.en)).toEqual(['C', 'A', 'B'])
    expect(await newestEntry()).toMatchObject({ detail: { position: [expect.any(Number), expect.any(Number)] } })
    for (const wrong of [
      [a.id, b.id],
      [a.id, a.id, b.id],
      [a.id, b.id, randomUUID()],
    ]) {
      await expectCode(order(wrong), 409)
    }
    expect((await offeredNow()).map(({ names }) => names.en)).toEqual(['C', 'A', 'B'])
  })

  it('are retired, offered again at the end, and deleted once they are retired', async () => {
    await retireAll()
    const [a, b] = [await publish('First'), await publish('Second')]
    await expectCode(staff.delete(`${at}/${a.id}`), 409)
    await expectCode(change(a.id, 1, { retired: true }), 200)
    expect((await offeredNow()).map(({ id }) => id)).toEqual([b.id])
    expect(await newestEntry()).toMatchObject({ detail: { retired_at: [null, expect.any(String)] } })
    await expectCode(change(a.id, 2, { retired: false }), 200)
    expect((await offeredNow()).map(({ id }) => id)).toEqual([b.id, a.id])
    await expectCode(change(a.id, 3, { retired: true }), 200)
    await expectCode(staff.delete(`${at}/${a.id}`), 200)
    expect(await newestEntry()).toMatchObject({ action: 'deleted', subjectId: a.id })
    await expectCode(staff.delete(`${at}/${a.id}`), 404)
  })

  it(`are at most ${maxShopTemplates} of a product in the editor, also for two who publish at once`, async () => {
    await retireAll()
    const { id: design } = await submittedKit()
    for (let index = 1; index < maxShopTemplates; index++) await publish(`No ${index}`, design)
    const body = { design, revision: 1, names: namesOf('Last') }
    const codes = (await Promise.all([staff.post(at, body), staff.post(at, body)])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await offeredNow()).toHaveLength(maxShopTemplates)
    await retireAll()
  })

  it('are refused when they would not fit into one step', async () => {
    const customer = await enter(api)
    const { id, kit } = await sendKit(customer)
    const [text] = Object.keys(kit.engine.document.current().layers)
    for (let index = 0; index < maxTemplateLayers; index++) {
      const payload = { layer: text, version: 'player', as: `copy${index}` }
      kit.engine.dispatch({ type: 'layers.duplicate', payload })
    }
    expect(Object.keys(kit.engine.document.current().layers).length).toBeGreaterThan(maxTemplateLayers)
    await expectCode(customer.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
    await expectCode(step(customer, id, 'submit'), 200)
    const refused = await expectCode(staff.post(at, { design: id, revision: 1, names: namesOf('Many') }), 409)
    expect(refused.json().detail).toContain(`up to ${maxTemplateLayers} layers`)
  })

  it('keep their images when the customer who brought them is gone', async () => {
    const customer = await enter(api)
    const { body, headers } = await formOf([['crest.svg', svgOf(`<path id="${randomUUID()}" d="M0 0H10V12Z"/>`)]])
    const [item] = uploads.parse((await customer.post('/api/uploads', body, headers)).json()).items
    const { id, kit } = await sendKit(customer)
    const crest = { layer: 'crest', slot: 'logo', asset: assetId(item?.sha256 ?? '') }
    expect(kit.engine.dispatch(addCrest.of(crest)).kind).toBe('applied')
    await expectCode(customer.post(`/api/designs/${id}/log`, { update: kit.update() }), 200)
    await expectCode(step(customer, id, 'submit'), 200)
    await publish('With crest', id)
    await expectCode(staff.post(`/api/console/customers/${customer.id}/erase`, { email: customer.email }), 200)
    await expectCode(api.get(`/api/uploads/${item?.sha256}`), 200)
  })

  it('are of one shop: another one neither sees nor changes them', async () => {
    await retireAll()
    const { id } = await publish('Ours')
    const abroad = await enter(api, { slug: 'mekong', kind: 'admin' })
    expect((await offeredNow(api.at('mekong'))).map(one => one.id)).not.toContain(id)
    expect((await expectCode(abroad.get(at), 200)).json().items).toEqual([])
    await expectCode(abroad.get(`${at}/${id}`), 404)
    await expectCode(abroad.patch(`${at}/${id}`, { retired: true }, { 'if-match': '"1"' }), 404)
    await expectCode(abroad.delete(`${at}/${id}`), 404)
    await expectCode(abroad.put(`${at}/order`, { productType: 'SOCCER_KIT', ids: [id] }), 409)
    const { id: design } = await submittedKit()
    await expectCode(abroad.post(at, { design, revision: 1, names: namesOf('Theirs') }), 404)
    expect((await offeredNow()).map(one => one.id)).toEqual([id])
  })

  it('of a product that it does not sell any more are offered to nobody', async () => {
    await retireAll()
    await publish('Kept')
    const { version, settings } = (await expectCode(staff.get('/api/console/shop'), 200)).json()
    const productTypes = settings.productTypes.filter((type: string) => type !== 'SOCCER_KIT')
    const sells = { 'if-match': `"${version}"` }
    await expectCode(staff.patch('/api/console/shop', { productTypes }, sells), 200)
    expect(await offeredNow()).toEqual([])
    await expectCode(api.get('/api/resources/templates/own?productType=SOCKS'), 400)
  })
})
