import { design } from '../contract/designs/design.ts'
import { claimAnswer, claimRequest, copyRequest, designParams } from '../contract/designs/ownDesigns.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { claimDesigns } from './claimDesigns.ts'
import { copyDesign } from './copyDesign.ts'
import { findOwn, personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { readCurrent } from './openDesign.ts'
import { tellDesign } from './showDesign.ts'

/** `POST /api/designs/{id}/duplicate` and `POST /api/designs/claim`. */
export function serveCopies(server: KitloomServer, services: DesignServices): void {
  const copy = { params: designParams, body: copyRequest, response: { 200: design, 201: design } }
  server.post(
    '/api/designs/:id/duplicate',
    { schema: { summary: 'Copy a design, without its players', ...copy }, config: { access: 'visitor' } },
    (request, reply) =>
      inShop(services, request.tenant, async work => {
        const person = personOf(request.asker)
        const original = await findOwn(work, person, request.params)
        const document = await readCurrent(work, original)
        const made = await copyDesign(work, person, { ...request.body, productType: original.productType, document })
        reply.code(made.isNew ? 201 : 200)
        return tellDesign(work, reply, made.design)
      }),
  )
  server.post(
    '/api/designs/claim',
    {
      schema: { summary: 'Take over what you designed as a guest', body: claimRequest, response: { 200: claimAnswer } },
      config: { access: 'customer' },
    },
    request =>
      inShop(services, request.tenant, work => claimDesigns(work, personOf(request.asker), request.body.guestSecret)),
  )
}
