import { versionHeaders } from '../contract/callParts.ts'
import { design } from '../contract/designs/design.ts'
import { designChange, designParams } from '../contract/designs/ownDesigns.ts'
import { expectedVersion } from '../http/expectedVersion.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { deleteDesign } from './deleteDesign.ts'
import { personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { renameDesign } from './renameDesign.ts'
import { tellDesign } from './showDesign.ts'

const config = { access: 'visitor' } as const
const change = { params: designParams, headers: versionHeaders, response: { 200: design } }

/** `PATCH|DELETE /api/designs/{id}`. */
export function serveChanges(server: KitloomServer, services: DesignServices): void {
  server.patch(
    '/api/designs/:id',
    { schema: { summary: 'Name a design', body: designChange, ...change }, config },
    (request, reply) => {
      const renaming = { ...request.params, ...request.body, version: expectedVersion(request.headers) }
      return inShop(services, request.tenant, async work =>
        tellDesign(work, reply, await renameDesign(work, personOf(request.asker), renaming)),
      )
    },
  )
  server.delete(
    '/api/designs/:id',
    { schema: { summary: 'Put a design away', ...change }, config },
    (request, reply) => {
      const meant = { ...request.params, version: expectedVersion(request.headers) }
      return inShop(services, request.tenant, async work =>
        tellDesign(work, reply, await deleteDesign(work, personOf(request.asker), meant)),
      )
    },
  )
}
