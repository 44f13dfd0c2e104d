import {
  claimDesignsCall,
  createDesignCall,
  deleteDesignCall,
  duplicateDesignCall,
  listDesignsCall,
  readDesignCall,
  renameDesignCall,
} from '../contract/designs/ownDesigns.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { claimDesigns } from './claimDesigns.ts'
import { copyDesign, createDesign } from './createDesign.ts'
import { deleteDesign } from './deleteDesign.ts'
import { findOwn, personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { listDesigns, refreshNames } from './listDesigns.ts'
import { readDesign } from './readDesign.ts'
import { renameDesign } from './renameDesign.ts'
import { sendDesign } from './showDesign.ts'
import { copyThumbnail } from './thumbnails.ts'

/** `GET|POST /api/designs`, `GET /api/designs/{id}`: the designs of an owner. */
export function serveDesigns(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listDesignsCall, async ({ tenant, principal, query }) => {
    const person = personOf(principal)
    while (await inShop(services, tenant, work => refreshNames(work, person))) {}
    return inShop(services, tenant, work => listDesigns(work, person, query))
  })
  serveCall(server, createDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const made = await createDesign(work, personOf(request.principal), request.body)
      reply.code(made.isNew ? 201 : 200)
      return sendDesign(work, reply, made.design)
    }),
  )
  serveCall(server, readDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work =>
      sendDesign(work, reply, await findOwn(work, personOf(request.principal), request.params)),
    ),
  )
}

/** `PATCH|DELETE /api/designs/{id}`. */
export function serveChanges(server: KitloomServer, services: DesignServices): void {
  serveCall(server, renameDesignCall, (request, reply) => {
    const renaming = { ...request.params, ...request.body, version: expectedVersion(request.headers) }
    return inShop(services, request.tenant, async work =>
      sendDesign(work, reply, await renameDesign(work, personOf(request.principal), renaming)),
    )
  })
  serveCall(server, deleteDesignCall, (request, reply) => {
    const meant = { ...request.params, version: expectedVersion(request.headers) }
    return inShop(services, request.tenant, async work =>
      sendDesign(work, reply, await deleteDesign(work, personOf(request.principal), meant)),
    )
  })
}

/** `POST /api/designs/{id}/duplicate` and `POST /api/designs/claim`. */
export function serveCopies(server: KitloomServer, services: DesignServices): void {
  serveCall(server, duplicateDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const person = personOf(request.principal)
      const original = await findOwn(work, person, request.params)
      const { document } = await readDesign(work, original)
      const { id, name = document.design.name } = request.body
      const named = { ...document, design: { ...document.design, name } }
      const made = await copyDesign(work, person, { id, productType: original.productType, document: named })
      // It looks like the original until somebody changes it.
      const copy = made.isNew ? await copyThumbnail(work, original, made.design) : made.design
      reply.code(made.isNew ? 201 : 200)
      return sendDesign(work, reply, copy)
    }),
  )
  serveCall(server, claimDesignsCall, request =>
    inShop(services, request.tenant, work => claimDesigns(work, personOf(request.principal), request.body.guestSecret)),
  )
}
