import { z } from 'zod'
import { fontBook } from '../../../engine/index.ts'
import { type FontItem, fontFile, fontLangs, fontPage, fontQuery } from '../../contract/resources.ts'
import type { Database } from '../../db/database.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { pageItems } from '../../http/pageItems.ts'
import { Problem } from '../../http/problem.ts'
import { type ShopResource, shopResources } from '../shopResources.ts'
import { installedFonts } from './installedFonts.ts'

interface Needed {
  readonly database: Database
}

/** `GET /api/resources/fonts` and `/{family}`: the faces of the house, and those of the shop. */
export function serveFonts(server: KitloomServer, { database }: Needed): void {
  const config = { access: 'public' } as const

  server.get(
    '/api/resources/fonts',
    { schema: { summary: 'Own fonts', querystring: fontQuery, response: { 200: fontPage } }, config },
    async request => {
      const { lang, search } = request.query
      const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'font'))
      const found = [...shops.map(ofShop), ...ofHouse].filter(
        font => (lang === undefined || font.lang === lang) && font.family.toLowerCase().includes(search.toLowerCase()),
      )
      return pageItems(found, request.query)
    },
  )

  const params = z.object({ family: z.string().max(100) })
  server.get(
    '/api/resources/fonts/:family',
    { schema: { summary: 'The file of a font', params, response: { 200: fontFile } }, config },
    async request => {
      const { family } = request.params
      const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'font'))
      const url = shops.find(font => font.name === family)?.url ?? (await urlInHouse(family))
      if (url === undefined) throw new Problem('not-found')
      return { family, url }
    },
  )
}

const ofHouse: readonly FontItem[] = fontBook.map(({ id, family, scripts }) => ({
  id,
  family,
  lang: scripts.includes('Khmer') ? 'kh' : 'en',
  source: 'own',
}))

const ofShop = ({ name, lang }: ShopResource): FontItem => ({
  id: name,
  family: name,
  lang: fontLangs.find(known => known === lang) ?? 'en',
  source: 'own',
})

/** Of the one face that lettering is set in. */
async function urlInHouse(family: string): Promise<string | undefined> {
  const entry = fontBook.find(font => font.family === family || font.id === family)
  const font = entry && (await installedFonts()).get(entry.id)
  if (!entry || !font) return undefined
  const file = entry.file
    .split('/')
    .at(-1)
    ?.replace(/\.woff$/, '.woff2')
  return `/v1/files/${entry.id}/${file}?v=${font.described.version}`
}
