import { versionHeaders } from '../contract/callParts.ts'
import { design } from '../contract/designs/design.ts'
import { designParams } from '../contract/designs/ownDesigns.ts'
import { expectedVersion } from '../http/expectedVersion.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { restoreDesign } from './deleteDesign.ts'
import { personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { reopenDesign, submitDesign, withdrawDesign } from './reviewDesign.ts'
import { tellDesign } from './showDesign.ts'
import { publishDesign, unpublishDesign } from './store/publishDesign.ts'

// The answer of a review has to reach somebody, and what a guest makes ends too soon for the store.
const steps = [
  { name: 'submit', access: 'customer', summary: 'Ask the shop to review a design', take: submitDesign },
  { name: 'withdraw', access: 'customer', summary: 'Take a design back from review', take: withdrawDesign },
  { name: 'reopen', access: 'customer', summary: 'Edit on: the answer of the review is lost', take: reopenDesign },
  { name: 'publish', access: 'customer', summary: 'Put a design into the store, as it is now', take: publishDesign },
  { name: 'unpublish', access: 'customer', summary: 'Take a design out of the store', take: unpublishDesign },
  { name: 'restore', access: 'visitor', summary: 'Take a design back that was put away', take: restoreDesign },
] as const

/** `POST /api/designs/{id}/submit` and the other steps that nothing is said to but the version that one saw. */
export function serveSteps(server: KitloomServer, services: DesignServices): void {
  for (const { name, access, summary, take } of steps) {
    server.post(
      `/api/designs/:id/${name}`,
      {
        schema: { summary, params: designParams, headers: versionHeaders, response: { 200: design } },
        config: { access },
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
