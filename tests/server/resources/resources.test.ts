import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patternBook, readTileFile } from '../../../engine/patternBook.ts'
import { avatarSet, graphicPage, patternPage, templatePage } from '../../../server/contract/resources.ts'
import { patternSvg } from '../../../server/resources/servePatterns.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe('resources', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database: databases[0] })
  })
  afterAll(() => api.close())

  it('lists patterns twelve at a time, the engine’s own first, found by words of either language', async () => {
    const first = patternPage.parse((await api.get('/api/resources/patterns')).json())
    expect(first).toMatchObject({ total: patternBook.length, pageSize: 12 })
    expect(first.items.map(({ id }) => id)).toEqual(patternBook.slice(0, 12).map(({ id }) => id))
    const read = async (query: string) => patternPage.parse((await api.get(`/api/resources/patterns?${query}`)).json())
    expect((await read('search=HOUNDS')).items.map(({ id, source }) => [id, source])).toEqual([
      ['hero-houndstooth', 'library'],
    ])
    expect((await read(`search=${encodeURIComponent('ក្រមា')}`)).items.map(({ id }) => id)).toContain(
      'drawn-krama-classic',
    )
    expect((await read('category=camouflage')).items.every(({ category }) => category === 'camouflage')).toBe(true)
    expect((await api.get('/api/resources/patterns?category=no')).statusCode).toBe(400)
  })

  it('serves every pattern as a file that pages read', async () => {
    expect(patternBook.length).toBeGreaterThanOrEqual(240)
    for (const { id } of patternBook) {
      const tile = readTileFile((await patternSvg(`${id}.svg`)) ?? '')
      expect(tile && tile.width > 0 && tile.path.length > 2, id).toBe(true)
    }
    const response = await api.get('/patterns/hero-jigsaw.svg?v=2')
    expect(response.headers['cache-control']).toContain('immutable')
    expect((await api.get('/patterns/hero-constructor.svg')).statusCode).toBe(404)
  })

  it('draws the tiles of designs as designs have them', async () => {
    const { body } = await api.get('/patterns/checks.svg?v=1')
    const { data } = await sharp(Buffer.from(body))
      .resize(4, 4, { kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const dark = (x: number, y: number) => (data[(y * 4 + x) * 4 + 3] ?? 0) > 128
    expect([dark(0, 0), dark(3, 0), dark(0, 3), dark(3, 3)]).toEqual([true, false, false, true])
  })

  it('lists graphics by folder and word, with their terms, and serves them', async () => {
    const page = graphicPage.parse((await api.get('/api/resources/graphics?folder=game-icons&search=lion')).json())
    expect(page.items[0]).toMatchObject({ folder: 'game-icons', file: 'lion.svg', licence: 'CC BY 3.0' })
    const response = await api.get(page.items[0]?.url ?? '')
    expect(response.headers['content-type']).toContain('image/svg+xml')
    expect(response.headers['cache-control']).toContain('immutable')
  })

  it.each([
    '/patterns/no.svg',
    '/patterns/..%2fpackage.json',
    '/graphics/game-icons/no.svg',
    '/graphics/no/lion.svg',
    '/graphics/game-icons/lion',
  ])('has nothing at %s', async url => {
    expect([400, 404]).toContain((await api.get(url)).statusCode)
  })

  it('lists the templates that the shop offers, of its product types', async () => {
    const of = async (slug: string) =>
      templatePage.parse((await api.at(slug).get('/api/resources/templates')).json()).items.map(({ id }) => id)
    expect(await of('mekong')).toEqual(['yoke', 'scales', 'slash', 'centre'])
    expect(await of('angkor')).toContain('kbach')
    expect(await of('tonle')).toEqual(expect.arrayContaining(['teeAngkor', 'teeSailor']))
    expect(await of('tonle')).not.toContain('kbach')
  })

  it('says what a template is called in both languages', async () => {
    const { items } = templatePage.parse((await api.get('/api/resources/templates')).json())
    expect(items.find(({ id }) => id === 'kbach')?.names).toEqual({ en: 'Kbach', kh: 'ក្បាច់' })
    for (const { id, names } of items) expect([names.en, names.kh]).not.toContain(id)
    const found = await api.get(`/api/store/designs?search=${encodeURIComponent('ក្បាច់')}`)
    expect(found.json().items).toMatchObject([{ kind: 'template', id: 'kbach', names: { en: 'Kbach' } }])
  })

  it('lists five avatars, how they move and in which boots', async () => {
    const set = avatarSet.parse((await api.get('/api/resources/avatars')).json())
    expect(set.items).toHaveLength(5)
    expect(set.animations).toHaveLength(14)
    expect(set.animations).toContain(set.defaults.animation)
    expect(set.items.map(({ id }) => id)).toContain(set.defaults.avatar)
    for (const { image } of set.items) {
      const face = await api.get(image)
      expect(face.headers['content-type']).toBe('image/webp')
      expect(face.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    }
    expect((await api.get('/api/resources/avatars/nobody/image')).statusCode).toBe(404)
    expect((await api.get('/api/resources/avatars/constructor/image')).statusCode).toBe(404)
  })
})
