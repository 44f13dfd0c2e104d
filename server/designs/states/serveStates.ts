import { design } from '../../contract/designs/design.ts'
import { designParams } from '../../contract/designs/designRequests.ts'
import { versionHeaders } from '../../contract/versionHeaders.ts'
import { expectedVersion } from '../../http/expectedVersion.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { personOf } from '../person.ts'
import { tellDesign } from '../tellDesign.ts'
import { reopenDesign, submitDesign, withdrawDesign } from './reviewDesign.ts'

const steps = [
  { name: 'submit', summary: 'Ask the shop to review a design', take: submitDesign },
  { name: 'withdraw', summary: 'Take a design back from review', take: withdrawDesign },
  { name: 'reopen', summary: 'Edit on: the answer of the review is lost', take: reopenDesign },
]

/** `POST /api/designs/{id}/submit|withdraw|reopen`: an answer has to reach somebody, so these are for customers. */
export function serveStates(server: KitloomServer, services: DesignServices): void {
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
