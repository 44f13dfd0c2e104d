import { claimDesignsCall, duplicateDesignCall } from '../contract/designs/ownDesigns.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { claimDesigns } from './claimDesigns.ts'
import { copyDesign } from './copyDesign.ts'
import { findOwn, personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { readCurrent } from './openDesign.ts'
import { tellDesign } from './showDesign.ts'

/** `POST /api/designs/{id}/duplicate` and `POST /api/designs/claim`. */
export function serveCopies(server: KitloomServer, services: DesignServices): void {
  serveCall(server, duplicateDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const person = personOf(request.asker)
      const original = await findOwn(work, person, request.params)
      const document = await readCurrent(work, original)
      const made = await copyDesign(work, person, { ...request.body, productType: original.productType, document })
      reply.code(made.isNew ? 201 : 200)
      return tellDesign(work, reply, made.design)
    }),
  )
  serveCall(server, claimDesignsCall, request =>
    inShop(services, request.tenant, work => claimDesigns(work, personOf(request.asker), request.body.guestSecret)),
  )
}
