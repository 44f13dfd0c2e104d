import { createDesignCall, listDesignsCall, readDesignCall } from '../contract/designs/ownDesigns.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { createDesign } from './createDesign.ts'
import { findOwn, personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { listDesigns } from './listDesigns.ts'
import { tellDesign } from './showDesign.ts'

/** `GET|POST /api/designs`, `GET /api/designs/{id}`: somebody's own designs. */
export function serveDesigns(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listDesignsCall, request =>
    inShop(services, request.tenant, work => listDesigns(work, personOf(request.asker), request.query)),
  )
  serveCall(server, createDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const made = await createDesign(work, personOf(request.asker), request.body)
      reply.code(made.isNew ? 201 : 200)
      return tellDesign(work, reply, made.design)
    }),
  )
  serveCall(server, readDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work =>
      tellDesign(work, reply, await findOwn(work, personOf(request.asker), request.params)),
    ),
  )
}
