import { pageOf } from '../contract/callParts.ts'
import { design, designCard } from '../contract/designs/design.ts'
import { designParams, designQuery, newDesign } from '../contract/designs/ownDesigns.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { createDesign } from './createDesign.ts'
import { findOwn, personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { listDesigns } from './listDesigns.ts'
import { tellDesign } from './showDesign.ts'

const config = { access: 'visitor' } as const

/** `GET|POST /api/designs`, `GET /api/designs/{id}`: somebody's own designs. */
export function serveDesigns(server: KitloomServer, services: DesignServices): void {
  server.get(
    '/api/designs',
    { schema: { summary: 'Your designs', querystring: designQuery, response: { 200: pageOf(designCard) } }, config },
    request => inShop(services, request.tenant, work => listDesigns(work, personOf(request.asker), request.query)),
  )
  server.post(
    '/api/designs',
    { schema: { summary: 'Keep a new design', body: newDesign, response: { 200: design, 201: design } }, config },
    (request, reply) =>
      inShop(services, request.tenant, async work => {
        const made = await createDesign(work, personOf(request.asker), request.body)
        reply.code(made.isNew ? 201 : 200)
        return tellDesign(work, reply, made.design)
      }),
  )
  server.get(
    '/api/designs/:id',
    { schema: { summary: 'One of your designs', params: designParams, response: { 200: design } }, config },
    (request, reply) =>
      inShop(services, request.tenant, async work =>
        tellDesign(work, reply, await findOwn(work, personOf(request.asker), request.params)),
      ),
  )
}
