import { listPatternsCall, type PatternItem, patternFileCall } from '../contract/resources.ts'
import type { Database } from '../db/database.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { pageItems } from '../http/pageItems.ts'
import { Problem } from '../http/problem.ts'
import { sendSvg } from '../http/sendSvg.ts'
import { serveCall } from '../http/serveCall.ts'
import { housePatterns } from './housePatterns.ts'
import { type ShopResource, shopResources } from './shopResources.ts'

interface Needed {
  readonly database: Database
}

/** `GET /api/resources/patterns`, and their files `/patterns/{file}?v=`. */
export function servePatterns(server: KitloomServer, { database }: Needed): void {
  serveCall(server, listPatternsCall, async request => {
    const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'pattern'))
    const wanted = request.query.search.toLowerCase()
    const all: readonly PatternItem[] = [...shops.map(ofShop), ...housePatterns().values()]
    return pageItems(
      all.filter(({ name }) => name.toLowerCase().includes(wanted)),
      request.query,
    )
  })

  serveCall(server, patternFileCall, async (request, reply) => {
    const pattern = housePatterns().get(request.params.file)
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
