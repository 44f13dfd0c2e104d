import { pathData, type Tile, tileBook } from '../../engine/index.ts'
import { drawnPatterns, drawTile, findPatterns, type PatternEntry, patternBook } from '../../engine/patternBook.ts'
import { addressOf } from '../contract/call.ts'
import { listPatternsCall, type PatternItem, patternFileCall, patternVersion } from '../contract/resources.ts'
import type { Database } from '../db/database.ts'
import { pageItems, sendSvg } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { libraryTile } from '../images/patternTiles.ts'
import { type ShopResource, shopResources } from './shopResources.ts'

interface Needed {
  readonly database: Database
}

/** `GET /api/resources/patterns`, and their files `/patterns/{file}?v=`. */
export function servePatterns(server: KitloomServer, { database }: Needed): void {
  serveCall(server, listPatternsCall, async request => {
    const { search, category } = request.query
    const shops = category ? [] : await database.asTenant(request.tenant.id, tx => shopResources(tx, 'pattern'))
    const own = shops.map(ofShop).filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    const found = findPatterns({ words: search, category: category ?? null })
    const { items, ...page } = pageItems([...own, ...found], request.query)
    return { ...page, items: await Promise.all(items.map(item => ('source' in item ? item : described(item)))) }
  })

  serveCall(server, patternFileCall, async (request, reply) => {
    const svg = await patternSvg(request.params.file)
    if (svg === null) throw new Problem('not-found')
    return sendSvg(reply, svg)
  })
}

const ofShop = ({ name, title, url, version, width, height }: ShopResource): PatternItem => ({
  id: name,
  name: title,
  names: { en: title, kh: title },
  category: null,
  file: name,
  url: `${url}?v=${version}`,
  width: width ?? 0,
  height: height ?? 0,
  source: 'shop',
})

async function described({ id, category, en, kh }: PatternEntry): Promise<PatternItem> {
  const file = `${id}.svg`
  const { width = 0, height = 0 } = (await tileOf(id)) ?? {}
  return {
    ...{ id, category, file, width, height },
    name: en,
    names: { en, kh },
    url: `${addressOf(patternFileCall, { params: { file } })}?v=${patternVersion}`,
    source: /^(hero|motif)-/.test(id) ? 'library' : 'built-in',
  }
}

/** The tile of a pattern as it comes; `null` for an id that none has. */
async function tileOf(id: string): Promise<Tile | null> {
  const inBook = tileBook.find(tile => tile.id === id)
  if (inBook) return inBook
  if (drawnPatterns.some(pattern => pattern.id === id)) return drawTile({ id, seed: null, settings: {} })
  return patternBook.some(entry => entry.id === id) ? libraryTile(id) : null
}

/** The file of a pattern: one tile, with the overlapping parts of its neighbours; `null` when there is none. */
export async function patternSvg(file: string): Promise<string | null> {
  const tile = file.endsWith('.svg') ? await tileOf(file.slice(0, -'.svg'.length)) : null
  if (!tile) return null
  const { width, height, path, evenOdd } = tile
  const copies = [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => `<use href="#t" x="${x * width}" y="${y * height}"/>`))
  const rule = evenOdd ? ' fill-rule="evenodd"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><defs><path id="t"${rule} d="${pathData(path)}"/></defs>${copies.join('')}</svg>`
}
