import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fontBook } from '../../../engine/index.ts'
import { describedFont, listedFonts } from '../../../server/contract/fontsource.ts'
import { fontFile, fontPage } from '../../../server/contract/resources.ts'
import { assets, resources } from '../../../server/db/schema/assets.ts'
import { databases } from '../../support/server/databases.ts'
import { openTestServer, type TestServer } from '../../support/server/openTestServer.ts'

describe.each(databases)('fonts on $name', database => {
  let api: TestServer
  beforeAll(async () => {
    api = await openTestServer({ database })
  })
  afterAll(() => api.close())
  const list = async (query = '') => fontPage.parse((await api.get(`/api/resources/fonts${query}`)).json())

  it('are listed twelve at a time, with family and language', async () => {
    const [first, second, third] = [await list(), await list('?page=2'), await list('?page=3')]
    expect(first).toMatchObject({ total: fontBook.length, page: 1, pageSize: 12 })
    expect(first.items).toHaveLength(12)
    const families = [...first.items, ...second.items, ...third.items].map(font => font.family)
    expect(families).toEqual(fontBook.map(font => font.family))
    expect(first.items[0]).toEqual({ id: 'squada-one', family: 'Serie A', lang: 'en', source: 'own' })
  })

  it('are found by language and name', async () => {
    expect((await list('?lang=kh')).items.every(font => font.lang === 'kh')).toBe(true)
    expect((await list('?search=SERIE')).items.map(font => font.id)).toEqual(['squada-one'])
    expect((await list('?lang=th')).items.map(font => font.id)).toEqual(['kanit'])
    expect((await api.get('/api/resources/fonts?lang=xx')).statusCode).toBe(400)
  })

  it.each(fontBook.map(font => font.family))('have a file: %s', async family => {
    const response = await api.get(`/api/resources/fonts/${encodeURIComponent(family)}`)
    const { url } = fontFile.parse(response.json())
    const file = await api.get(url)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe('font/woff2')
    expect(file.headers['cache-control']).toContain('immutable')
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  })

  it('that nobody has are not found', async () => {
    for (const url of ['/api/resources/fonts/Comic', '/v1/fonts/comic', '/v1/files/anton/no.woff2'])
      expect((await api.get(url)).json().code).toBe('not-found')
  })

  it.each(['/v1/files/anton/..%2fpackage.json', '/v1/files/..%2f..%2fyjs/package.json', '/v1/files/anton/%00'])(
    'give no other file: %s',
    async url => {
      expect([400, 404]).toContain((await api.get(url)).statusCode)
    },
  )

  it('are listed in the shape of Fontsource', async () => {
    const fonts = listedFonts.parse((await api.get('/v1/fonts')).json())
    expect(fonts.map(font => font.id)).toContain('koulen')
    expect(fonts.map(font => font.id)).not.toContain('open-sauce-sans')
    const koulen = describedFont.parse((await api.get('/v1/fonts/koulen')).json())
    expect(koulen).toMatchObject({ family: 'Koulen', defSubset: 'latin', weights: [400], styles: ['normal'] })
    expect(koulen.unicodeRange.khmer).toContain('U+1780')
    expect(Object.keys(koulen.variants['400']?.normal ?? {})).toEqual(['khmer', 'latin'])
  })

  it('have every file that they name', async () => {
    for (const { id } of listedFonts.parse((await api.get('/v1/fonts')).json())) {
      const { variants, weights } = describedFont.parse((await api.get(`/v1/fonts/${id}`)).json())
      expect(weights.length, id).toBeGreaterThan(0)
      const urls = Object.values(variants).flatMap(styles => Object.values(styles).flatMap(Object.values))
      for (const { url } of urls) expect((await api.get(url.woff2)).statusCode, url.woff2).toBe(200)
    }
  })

  it('of a shop are its own', async () => {
    const { id: tenantId } = await api.shop('angkor')
    const asset = { tenantId, id: api.services.newId(), mediaType: 'font/woff2', size: 1 }
    const row = {
      tenantId,
      id: api.services.newId(),
      kind: 'font',
      name: 'Angkor Sans',
      title: 'Angkor Sans',
    } as const
    await api.database.asTenant(tenantId, async tx => {
      await tx.insert(assets).values({ ...asset, sha256: 'a'.repeat(64), shownSha256: 'a'.repeat(64) })
      await tx.insert(resources).values({ ...row, lang: 'kh', assetId: asset.id })
    })
    expect((await list('?search=angkor')).items.map(font => font.family)).toEqual(['Angkor Sans', 'Angkor'])
    const elsewhere = await api.at('mekong').get('/api/resources/fonts?search=angkor')
    expect(elsewhere.json().items.map((font: { family: string }) => font.family)).toEqual(['Angkor'])
    expect((await api.at('mekong').get('/api/resources/fonts/Angkor%20Sans')).statusCode).toBe(404)
  })
})
