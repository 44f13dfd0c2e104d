import { design } from '../../contract/designs/design.ts'
import { designParams } from '../../contract/designs/designRequests.ts'
import { versionHeaders } from '../../contract/versionHeaders.ts'
import { expectedVersion } from '../../http/expectedVersion.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { personOf } from '../person.ts'
import { tellDesign } from '../tellDesign.ts'
import { publishDesign, unpublishDesign } from './publishDesign.ts'

const steps = [
  { name: 'publish', summary: 'Put a design into the store, as it is now', take: publishDesign },
  { name: 'unpublish', summary: 'Take a design out of the store', take: unpublishDesign },
]

/** `POST /api/designs/{id}/publish|unpublish`: what a guest makes ends too soon for the store. */
export function servePublishing(server: KitloomServer, services: DesignServices): void {
  for (const { name, summary, take } of steps) {
    server.post(
      `/api/designs/:id/${name}`,
      {
        schema: { summary, params: designParams, headers: versionHeaders, response: { 200: design } },
        config: { access: 'customer' },
      },
      (request, reply) => {
        const meant = { ...request.params, version: expectedVersion(request.headers) }
        return inShop(services, request.tenant, async work =>
          tellDesign(work, reply, await take(work, personOf(request.asker), meant)),
        )
      },
    )
  }
}
