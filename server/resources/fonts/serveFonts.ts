import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { fontBook, type Script } from '../../../engine/index.ts'
import { fontsourceFileCall, listFontsourceCall, readFontsourceCall } from '../../contract/fontsource.ts'
import { type FontItem, fontLangs, listFontsCall, readFontCall } from '../../contract/resources.ts'
import type { Database } from '../../db/database.ts'
import { faceFilesOf } from '../../files/faceFiles.ts'
import { pageItems } from '../../http/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { type ShopResource, shopResources } from '../shopResources.ts'
import { fontAddress, installedFonts } from './installedFonts.ts'

interface Needed {
  readonly database: Database
}

/** `GET /api/resources/fonts` and `/{family}`: built-in fonts and those of the shop. */
export function serveFonts(server: KitloomServer, { database }: Needed): void {
  serveCall(server, listFontsCall, async request => {
    const { lang, search } = request.query
    const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'font'))
    const found = [...shops.map(ofShop), ...ofSystem].filter(
      font => (lang === undefined || font.lang === lang) && font.family.toLowerCase().includes(search.toLowerCase()),
    )
    return pageItems(found, request.query)
  })

  serveCall(server, readFontCall, async request => {
    const { family } = request.params
    const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'font'))
    const url = shops.find(font => font.name === family)?.url ?? (await builtInUrl(family))
    if (url === undefined) throw new Problem('not-found')
    return { family, url }
  })
}

const langOf: Readonly<Record<Script, FontItem['lang']>> = {
  Latin: 'en',
  Cyrillic: 'en',
  Greek: 'en',
  Khmer: 'kh',
  Thai: 'th',
  Kana: 'jp',
  Hangul: 'kr',
  Han: 'cn',
  Arabic: 'en',
  Hebrew: 'en',
}

const ofSystem: readonly FontItem[] = fontBook.map(({ id, family, scripts: [main = 'Latin'] }) => ({
  id,
  family,
  lang: langOf[main],
  source: 'own',
}))

const ofShop = ({ name, lang }: ShopResource): FontItem => ({
  id: name,
  family: name,
  lang: fontLangs.find(known => known === lang) ?? 'en',
  source: 'own',
})

/** The weight and style that lettering uses. */
async function builtInUrl(family: string): Promise<string | undefined> {
  const entry = fontBook.find(font => font.family === family || font.id === family)
  const font = entry && (await installedFonts()).get(entry.id)
  if (!entry || !font) return undefined
  const [main] = faceFilesOf(entry.id)
  const file = main && basename(main.file).replace(/\.woff$/, '.woff2')
  return file && fontAddress(entry.id, file, font.described.version)
}

const types: Readonly<Record<string, string>> = { woff2: 'font/woff2', woff: 'font/woff' }

/**
 * `GET /v1/fonts`, `/v1/fonts/{id}` and their files, in the shape of the Fontsource API, from the installed packages.
 */
export function serveFontsource(server: KitloomServer): void {
  serveCall(server, listFontsourceCall, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600')
    return [...(await installedFonts()).values()].map(({ described }) => described)
  })

  serveCall(server, readFontsourceCall, async (request, reply) => {
    const font = (await installedFonts()).get(request.params.id)
    if (!font) throw new Problem('not-found')
    reply.header('cache-control', 'public, max-age=3600')
    return font.described
  })

  serveCall(server, fontsourceFileCall, async ({ params }, reply) => {
    const path = (await installedFonts()).get(params.id)?.files.get(params.file)
    if (path === undefined) throw new Problem('not-found')
    return reply
      .type(types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(createReadStream(path))
  })
}
