import { deleteDesignCall, renameDesignCall } from '../contract/designs/ownDesigns.ts'
import { expectedVersion } from '../http/expectedVersion.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { deleteDesign } from './deleteDesign.ts'
import { personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { renameDesign } from './renameDesign.ts'
import { tellDesign } from './showDesign.ts'

/** `PATCH|DELETE /api/designs/{id}`. */
export function serveChanges(server: KitloomServer, services: DesignServices): void {
  serveCall(server, renameDesignCall, (request, reply) => {
    const renaming = { ...request.params, ...request.body, version: expectedVersion(request.headers) }
    return inShop(services, request.tenant, async work =>
      tellDesign(work, reply, await renameDesign(work, personOf(request.asker), renaming)),
    )
  })
  serveCall(server, deleteDesignCall, (request, reply) => {
    const meant = { ...request.params, version: expectedVersion(request.headers) }
    return inShop(services, request.tenant, async work =>
      tellDesign(work, reply, await deleteDesign(work, personOf(request.asker), meant)),
    )
  })
}
