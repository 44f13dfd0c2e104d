import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { type FaceFile, fontBook, fontId, fontLangs, langOfScript } from '../../../engine/index.ts'
import { fontsourceFileCall, listFontsourceCall, readFontsourceCall } from '../../contract/fontsource.ts'
import { type FontItem, listFontsCall, readFontCall } from '../../contract/resources.ts'
import type { Database } from '../../db/database.ts'
import { faceFilesOf } from '../../files/faceFiles.ts'
import { pageItems } from '../../http/callParts.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { Problem } from '../../http/problem.ts'
import { serveCall } from '../../http/serveCall.ts'
import { type ShopResource, shopResources } from '../shopResources.ts'
import { fontAddress, installedFonts } from './installedFonts.ts'
import { findShopFont, fontAddressOf } from './shopFonts.ts'

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
    const own = await database.asTenant(request.tenant.id, tx => findShopFont(tx, family))
    if (own) {
      const url = fontAddressOf(own.sha256)
      // What it holds is seen when it has come; until then anything may be lacking.
      return { family: own.title, url, files: [{ file: url, ranges: '' }] }
    }
    const found = await builtInFile(family)
    if (!found) throw new Problem('not-found')
    return { family, ...found }
  })
}

const ofSystem: readonly FontItem[] = fontBook.map(({ id, family, scripts: [main = 'Latin'] }) => ({
  id,
  family,
  lang: langOfScript[main],
  source: 'own',
}))

const ofShop = ({ name, title, lang }: ShopResource): FontItem => ({
  id: name,
  family: title,
  lang: fontLangs.find(known => known === lang) ?? 'en',
  source: 'own',
})

/** The weight and style that lettering uses, or those that an id of a family names. */
async function builtInFile(family: string): Promise<{ url: string; files: FaceFile[] } | null> {
  const font = fontBook.find(entry => entry.family === family)?.id ?? fontId(family)
  const faceFiles = faceFilesOf(font)
  const slug = font.split(':')[0] ?? ''
  const installed = (await installedFonts()).get(slug)
  const [main] = faceFiles
  if (!installed || !main) return null
  const address = (file: string) => fontAddress(slug, basename(file), installed.described.version)
  // The whole font in one file lies elsewhere, and what it is for comes with the page.
  const served = faceFiles.filter(({ file }) => installed.files.has(basename(file)))
  return {
    url: address(main.file.replace(/\.woff$/, '.woff2')),
    files: served.map(({ file, ranges }) => ({ file: address(file), ranges })),
  }
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
