import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../support/server/databases.ts'
import { expectCode } from '../../support/server/designers.ts'
import { type Entered, enter } from '../../support/server/enter.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

const at = '/api/console/shop'

describe.each(databases)('the settings of a shop on $name', database => {
  let api: TestServer
  let owner: Entered
  beforeAll(async () => {
    api = await openTestServer({ database })
    owner = await enter(api, { kind: 'admin' })
  })
  afterAll(() => api.close())

  const read = async () => (await expectCode(owner.get(at), 200)).json()
  const ifMatch = async () => ({ 'if-match': `"${(await read()).version}"` })
  const change = async (body: object) => owner.patch(at, body, await ifMatch())

  it('are seen by the pages of the shop as soon as they are changed', async () => {
    await expectCode(
      change({ names: { kh: 'អង្គរ ថ្មី', en: 'New Angkor' }, colour: '#123abc', kitRulesOff: ['distance'] }),
      200,
    )
    const shop = (await api.get('/whoami')).json()
    expect(shop.names).toEqual({ kh: 'អង្គរ ថ្មី', en: 'New Angkor' })
    expect(shop.settings.homepage.theme.palette.color).toBe('#123abc')
    expect(shop.settings.kitRulesOff).toEqual(['distance'])
    expect((await api.at('mekong').get('/whoami')).json().names.en).not.toBe('New Angkor')
  })

  it('take a garment that is given up out of prices, while its designs still open, and bring it back', async () => {
    const { productTypes } = (await api.shop('angkor')).settings
    const club = await enter(api, { kind: 'customer' })
    const id = randomUUID()
    await expectCode(club.post('/api/designs', { id, productType: 'HOODIE' }), 201)
    const pieces = [{ size: 'M', sleeve: 'long', version: 'player', quantity: 20 }]
    const quote = () =>
      api.post('/api/pricing/quote', { items: [{ productType: 'HOODIE', fabric: 'interlock', pieces }] })
    const priced = async () =>
      (await api.get('/api/pricing'))
        .json()
        .products.some((one: { productType: string }) => one.productType === 'HOODIE')
    await expectCode(quote(), 200)
    await expectCode(change({ productTypes: productTypes.filter(type => type !== 'HOODIE') }), 200)
    expect((await expectCode(quote(), 422)).json()).toMatchObject({
      code: 'no-price',
      detail: 'HOODIE has no price in this shop.',
    })
    expect(await priced()).toBe(false)
    await expectCode(club.get(`/api/designs/${id}/log`), 200)
    await expectCode(change({ productTypes }), 200)
    await expectCode(quote(), 200)
    expect(await priced()).toBe(true)
  })

  it('are changed by one of two owners at once, and the other is told', async () => {
    const headers = await ifMatch()
    const codes = await Promise.all(
      ['#111111', '#222222'].map(async colour => (await owner.patch(at, { colour }, headers)).statusCode),
    )
    expect(codes.toSorted()).toEqual([200, 412])
    expect((await owner.patch(at, { colour: '#333333' })).statusCode).toBe(428)
  })

  it('stand in the audit log with what was before and what is after', async () => {
    await expectCode(change({ names: { kh: 'ក', en: 'Before' } }), 200)
    await expectCode(change({ names: { kh: 'ក', en: 'After' } }), 200)
    const [entry] = (await owner.get('/api/console/audit?subject=shop')).json().items
    expect(entry).toMatchObject({ action: 'changed', actor: 'Sok Dara', detail: { name_en: ['Before', 'After'] } })
  })

  it.each([
    ['no name', { names: { kh: '', en: 'x' } }],
    ['a colour that is none', { colour: 'red' }],
    ['nothing to sell', { productTypes: [] }],
    ['a language twice', { languages: ['kh', 'kh'] }],
    ['an unknown rule', { kitRulesOff: ['sponsor'] }],
    ['a Lab value outside of Lab', { inks: [{ name: 'Red', colour: '#ff0000', lab: [101, 0, 0] }] }],
    ['an ink without a name', { inks: [{ name: '', colour: '#ff0000' }] }],
    [
      'two inks of one name',
      {
        inks: [
          { name: 'Red', colour: '#ff0000' },
          { name: 'red ', colour: '#ee0000' },
        ],
      },
    ],
    ['a bank account that is none', { payment: { khqr: { account: 'x', name: 'x', city: 'x' } } }],
    ['something that is not a setting', { demo: false }],
  ])('refuse %s', async (_what, body) => {
    const { statusCode, body: text } = await change(body)
    expect([statusCode, JSON.parse(text).code]).toEqual([400, 'invalid-request'])
  })

  const put = async (body: Buffer, type: string, what = 'logo') =>
    owner.put(`${at}/${what}`, body, { 'content-type': type, ...(await ifMatch()) })
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}<path d="M0 0h8v8z"/></svg>`)

  it('have a logo without what an SVG could run, whose hash stands in the audit log', async () => {
    await expectCode(
      put(svg('<script>alert(1)</script><a href="https://x.example"><path d="M1 1z"/></a>'), 'image/svg+xml'),
      200,
    )
    const { body, headers } = await api.get('/api/branding/logo.svg')
    expect(body).toContain('M0 0h8v8z')
    expect(body).not.toMatch(/script|x\.example/)
    expect(headers['content-security-policy']).toContain('sandbox')
    const [entry] = (await owner.get('/api/console/audit?subject=shop')).json().items
    expect(entry.detail.logo_md5).toHaveLength(2)
  })

  it('have the logo as the icon of the tab until there is one of its own, and again without it', async () => {
    const [logo, icon] = ['logo.svg', 'icon.svg'].map(name => async () => (await api.get(`/api/branding/${name}`)).body)
    expect(await icon?.()).toBe(await logo?.())
    await expectCode(put(svg('<circle r="3"/><script>alert(1)</script>'), 'image/svg+xml', 'icon'), 200)
    expect(await icon?.()).toContain('circle')
    expect(await icon?.()).not.toContain('script')
    expect(await logo?.()).not.toContain('circle')
    const [entry] = (await owner.get('/api/console/audit?subject=shop')).json().items
    expect(entry.detail.icon_md5).toHaveLength(2)
    expect((await owner.delete(`${at}/icon`)).statusCode).toBe(428)
    const removed = await expectCode(owner.delete(`${at}/icon`, await ifMatch()), 200)
    expect(removed.json().icon).toBe(null)
    expect(await icon?.()).toBe(await logo?.())
  })

  it('take a PNG as a logo, and refuse what is no picture', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await expectCode(put(png, 'image/png'), 200)
    expect((await api.get('/api/branding/logo.svg')).body).toMatch(/href="data:image\/png;base64,/)
    expect((await put(Buffer.from('no picture'), 'image/png')).statusCode).toBe(415)
    expect((await put(Buffer.alloc(0), 'image/png')).statusCode).toBe(422)
  })
})
