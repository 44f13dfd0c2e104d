import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Supplier } from '../../../server/contract/production/suppliers.ts'
import { databases } from '../../support/server/databases.ts'
import { expectCode } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'
import { packedOrder } from '../../support/server/packedOrder.ts'
import { emailsTo } from '../../support/server/people.ts'

const at = '/api/console/suppliers'
const fields = (name: string, email = '') => ({ name, email, language: 'en', notes: 'Polyester only' })

describe.each(databases)('the suppliers of a shop on $name', database => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer({ database })
    owner = await enter(api, { kind: 'admin', firstName: 'Chenda' })
  })
  afterAll(() => api.close())

  const add = async (name: string, email?: string): Promise<Supplier> => {
    const { items } = (await expectCode(owner.post(at, fields(name, email)), 201)).json()
    return items.find((one: Supplier) => one.name === name)
  }

  it('are kept by name, and no two have the same one', async () => {
    await add('Zebra')
    const first = await add('apsara textile', 'sew@apsara.example')
    const { items } = (await expectCode(owner.get(at), 200)).json()
    expect(items.map(({ name }: Supplier) => name)).toEqual(['apsara textile', 'Zebra'])
    expect(first).toMatchObject({ email: 'sew@apsara.example', language: 'en', notes: 'Polyester only', handoffs: 0 })
    await expectCode(owner.post(at, fields('Apsara Textile')), 409)
  })

  it('are changed as they were seen, and removed, with both in the audit log', async () => {
    const { id } = await add('Old name')
    const changed = await owner.put(`${at}/${id}`, fields('New name'), { 'if-match': '"1"' })
    expect(changed.json().items).toContainEqual(expect.objectContaining({ id, name: 'New name', version: 2 }))
    expect((await owner.put(`${at}/${id}`, fields('Newer'), { 'if-match': '"1"' })).statusCode).toBe(412)
    const entry = async () => (await owner.get('/api/console/audit?subject=supplier')).json().items[0]
    expect(await entry()).toMatchObject({ actor: 'Chenda Dara', detail: { name: ['Old name', 'New name'] } })
    await expectCode(owner.delete(`${at}/${id}`), 200)
    expect(await entry()).toMatchObject({ action: 'deleted', subjectId: id })
    await expectCode(owner.delete(`${at}/${id}`), 404)
  })

  it('are chosen for a hand-off, get the link in their language, and are gone without the link', async () => {
    const [{ order, pack }, { id }] = [await packedOrder(api), await add('Mekong Sewing', 'sew@mekong.example')]
    const url = `/api/console/orders/${order}/handoffs`
    const body = { pack, supplier: 'ignored', supplierId: id, send: true }
    const { items, secret } = (await expectCode(owner.post(url, body), 201)).json()
    expect(items[0]).toMatchObject({ supplier: 'Mekong Sewing' })
    const [email] = await emailsTo(api, 'sew@mekong.example')
    expect(email?.subject).toMatch(/^Production files of order #\d{5} from Angkor Sport$/)
    expect(email?.text).toContain(`/supplier#${secret}`)
    expect((await owner.get(at)).json().items).toContainEqual(expect.objectContaining({ id, handoffs: 1 }))
    await expectCode(owner.delete(`${at}/${id}`), 200)
    expect((await owner.get(url)).json().items[0]).toMatchObject({ supplier: 'Mekong Sewing' })
    await expectCode(api.post('/api/supplier/open', { secret }), 200)
  })

  it('without an address are sent nothing, and of another shop are not there', async () => {
    const [{ order, pack }, { id }] = [await packedOrder(api), await add('No address')]
    const url = `/api/console/orders/${order}/handoffs`
    await expectCode(owner.post(url, { pack, supplier: 'x', supplierId: id, send: true }), 409)
    expect((await owner.get(url)).json().items).toEqual([])
    const abroad = await enter(api, { slug: 'mekong', kind: 'admin' })
    await expectCode(abroad.put(`${at}/${id}`, fields('Theirs'), { 'if-match': '"1"' }), 404)
    await expectCode(owner.post(url, { pack, supplier: 'x', supplierId: crypto.randomUUID() }), 404)
  })

  it('ask the shop, which gets an email and sees it in Today until it has replied', async () => {
    const { order, pack } = await packedOrder(api)
    const url = `/api/console/orders/${order}/handoffs`
    const { items, secret } = (await expectCode(owner.post(url, { pack, supplier: 'Textile' }), 201)).json()
    await expectCode(api.post('/api/supplier/question', { secret, text: 'Which thread?' }), 200)
    const inquiries = async () => (await owner.get('/api/console/today')).json().inquiries
    expect(await inquiries()).toMatchObject([{ id: order, supplier: 'Textile', text: 'Which thread?' }])
    const email = (await emailsTo(api, 'admin@angkor.example')).at(-1)
    expect(email?.subject).toMatch(/^A supplier asks about order #\d{5}$/)
    expect(email?.text).toContain('Textile: Which thread?')
    api.clock.now += 1000
    await expectCode(owner.post(`${url}/${items[0].id}/messages`, { text: 'White.' }), 201)
    expect(await inquiries()).toEqual([])
  })
})
