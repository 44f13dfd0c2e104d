import {
  approveDesignCall,
  listReviewsCall,
  rejectDesignCall,
  removeFromStoreCall,
} from '../contract/designs/designReview.ts'
import {
  publishDesignCall,
  reopenDesignCall,
  restoreDesignCall,
  submitDesignCall,
  unpublishDesignCall,
  withdrawDesignCall,
} from '../contract/designs/ownDesigns.ts'
import { expectedVersion } from '../http/callParts.ts'
import type { KitloomServer } from '../http/kitloomServer.ts'
import { serveCall } from '../http/serveCall.ts'
import { restoreDesign } from './deleteDesign.ts'
import { personOf } from './design.ts'
import { type DesignServices, inShop } from './designWork.ts'
import { decideReview, listReviews, reopenDesign, submitDesign, withdrawDesign } from './reviewDesign.ts'
import { sendDesign } from './showDesign.ts'
import { publishDesign, removeFromStore, unpublishDesign } from './store/publishDesign.ts'

const steps = [
  { call: submitDesignCall, take: submitDesign },
  { call: withdrawDesignCall, take: withdrawDesign },
  { call: reopenDesignCall, take: reopenDesign },
  { call: publishDesignCall, take: publishDesign },
  { call: unpublishDesignCall, take: unpublishDesign },
  { call: restoreDesignCall, take: restoreDesign },
] as const

/** `POST /api/designs/{id}/submit` and the other steps whose only input is the version. */
export function serveSteps(server: KitloomServer, services: DesignServices): void {
  for (const { call, take } of steps) {
    serveCall(server, call, (request, reply) => {
      const meant = { ...request.params, version: expectedVersion(request.headers) }
      return inShop(services, request.tenant, async work =>
        sendDesign(work, reply, await take(work, personOf(request.principal), meant)),
      )
    })
  }
}

const decisions = [
  { call: approveDesignCall, action: 'approve' },
  { call: rejectDesignCall, action: 'reject' },
] as const

/** `GET /api/console/designs`, `POST /api/console/designs/{id}/approve|reject|unpublish`: the shop's side of a review. */
export function serveReviews(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listReviewsCall, request =>
    inShop(services, request.tenant, work => listReviews(work, request.query)),
  )
  for (const { call, action } of decisions) {
    serveCall(server, call, (request, reply) => {
      const decision = { ...request.params, ...request.body, version: expectedVersion(request.headers) }
      return inShop(services, request.tenant, async work => {
        const { author } = personOf(request.principal)
        return sendDesign(work, reply, await decideReview(work, author, { ...decision, action }), 'provider')
      })
    })
  }
  serveCall(server, removeFromStoreCall, (request, reply) => {
    const meant = { ...request.params, version: expectedVersion(request.headers) }
    return inShop(services, request.tenant, async work => {
      const { author } = personOf(request.principal)
      return sendDesign(work, reply, await removeFromStore(work, author, meant), 'provider')
    })
  })
}
