import { pathData, type Tile, tileBook } from '../../engine/index.ts'
import { addressOf } from '../contract/call.ts'
import { listPatternsCall, type PatternItem, patternFileCall } from '../contract/resources.ts'
import type { Database } from '../db/database.ts'
import { pageItems, sendSvg } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { Problem } from '../http/problem.ts'
import { serveCall } from '../http/serveCall.ts'
import { type HeroTile, heroTiles } from '../images/heroTiles.ts'
import { type ShopResource, shopResources } from './shopResources.ts'

interface Needed {
  readonly database: Database
}

/** `GET /api/resources/patterns`, and their files `/patterns/{file}?v=`. */
export function servePatterns(server: KitloomServer, { database }: Needed): void {
  serveCall(server, listPatternsCall, async request => {
    const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'pattern'))
    const wanted = request.query.search.toLowerCase()
    const all: readonly PatternItem[] = [...shops.map(ofShop), ...builtInPatterns().values()]
    return pageItems(
      all.filter(({ name }) => name.toLowerCase().includes(wanted)),
      request.query,
    )
  })

  serveCall(server, patternFileCall, async (request, reply) => {
    const pattern = builtInPatterns().get(request.params.file)
    if (!pattern) throw new Problem('not-found')
    return sendSvg(reply, pattern.svg)
  })
}

const ofShop = ({ name, title, url, version, width, height }: ShopResource): PatternItem => ({
  id: name,
  name: title,
  file: name,
  url: `${url}?v=${version}`,
  width: width ?? 0,
  height: height ?? 0,
  source: 'shop',
})

/** Raise it when a tile changes under the same name, because files are cached forever. */
const version = 1

interface BuiltInPattern extends PatternItem {
  readonly svg: string
}

let patterns: ReadonlyMap<string, BuiltInPattern> | null = null

/** The patterns that designs refer to, then library tiles, by file name. */
export function builtInPatterns(): ReadonlyMap<string, BuiltInPattern> {
  patterns ??= new Map(
    [...tileBook.map(ofBook), ...[...heroTiles().values()].map(ofLibrary)].map(tile => [tile.file, tile]),
  )
  return patterns
}

function described(id: string, folder: '' | 'hero-') {
  const file = `${folder}${id}.svg`
  return { id, file, url: `${addressOf(patternFileCall, { params: { file } })}?v=${version}` }
}

const ofBook = (tile: Tile): BuiltInPattern => ({
  ...described(tile.id, ''),
  name: tile.id.charAt(0).toUpperCase() + tile.id.slice(1),
  width: tile.width,
  height: tile.height,
  source: 'built-in',
  svg: svgOf(tile),
})

const ofLibrary = ({ id, title, svg, width, height }: HeroTile): BuiltInPattern => ({
  ...described(id, 'hero-'),
  name: title,
  width,
  height,
  source: 'library',
  svg,
})

/** Draws a tile with the overlapping parts of its neighbours. */
const svgOf = ({ width, height, path }: Tile): string => {
  const copies = [-1, 0, 1].flatMap(x => [-1, 0, 1].map(y => `<use href="#t" x="${x * width}" y="${y * height}"/>`))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><defs><path id="t" d="${pathData(path)}"/></defs>${copies.join('')}</svg>`
}
