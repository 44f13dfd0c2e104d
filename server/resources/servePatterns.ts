import { z } from 'zod'
import { type PatternItem, patternPage, resourceQuery } from '../contract/resources.ts'
import type { Database } from '../db/database.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { pageItems } from '../http/pageItems.ts'
import { Problem } from '../http/problem.ts'
import { sendSvg } from '../http/sendSvg.ts'
import { housePatterns } from './housePatterns.ts'
import { type ShopResource, shopResources } from './shopResources.ts'

interface Needed {
  readonly database: Database
}

/** `GET /api/resources/patterns`, and their files `/patterns/{file}?v=`. */
export function servePatterns(server: KitloomServer, { database }: Needed): void {
  const config = { access: 'public' } as const

  server.get(
    '/api/resources/patterns',
    { schema: { summary: 'Patterns', querystring: resourceQuery, response: { 200: patternPage } }, config },
    async request => {
      const shops = await database.asTenant(request.tenant.id, tx => shopResources(tx, 'pattern'))
      const wanted = request.query.search.toLowerCase()
      const all: readonly PatternItem[] = [...shops.map(ofShop), ...housePatterns().values()]
      return pageItems(
        all.filter(({ name }) => name.toLowerCase().includes(wanted)),
        request.query,
      )
    },
  )

  const params = z.object({ file: z.string().max(100) })
  server.get(
    '/patterns/:file',
    { schema: { summary: 'The file of a pattern', params }, config },
    async (request, reply) => {
      const pattern = housePatterns().get(request.params.file)
      if (!pattern) throw new Problem('not-found')
      return sendSvg(reply, pattern.svg)
    },
  )
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
