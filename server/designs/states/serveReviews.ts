import { approveDesignCall, listReviewsCall, rejectDesignCall } from '../../contract/designs/designReview.ts'
import { expectedVersion } from '../../http/expectedVersion.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { answerReview, listReviews } from '../reviewDesign.ts'
import { tellDesign } from '../showDesign.ts'

const answers = [
  { call: approveDesignCall, action: 'approve' },
  { call: rejectDesignCall, action: 'reject' },
] as const

/** `GET /api/console/designs` and `POST /api/console/designs/{id}/approve|reject`: the shop's side of a review. */
export function serveReviews(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listReviewsCall, request =>
    inShop(services, request.tenant, work => listReviews(work, request.query)),
  )
  for (const { call, action } of answers) {
    serveCall(server, call, (request, reply) => {
      const decision = { ...request.params, ...request.body, version: expectedVersion(request.headers) }
      return inShop(services, request.tenant, async work => {
        const { author } = personOf(request.asker)
        return tellDesign(work, reply, await answerReview(work, author, { ...decision, action }), 'provider')
      })
    })
  }
}
