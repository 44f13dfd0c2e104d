import { pageOf, versionHeaders } from '../../contract/callParts.ts'
import { design } from '../../contract/designs/design.ts'
import { reviewCard, reviewDecision, reviewQuery } from '../../contract/designs/designReview.ts'
import { designParams } from '../../contract/designs/ownDesigns.ts'
import { expectedVersion } from '../../http/expectedVersion.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { answerReview, listReviews } from '../reviewDesign.ts'
import { tellDesign } from '../showDesign.ts'

const config = { access: 'admin' } as const

/** `GET /api/console/designs` and `POST /api/console/designs/{id}/approve|reject`: the shop's side of a review. */
export function serveReviews(server: KitloomServer, services: DesignServices): void {
  server.get(
    '/api/console/designs',
    {
      schema: { summary: 'Submitted designs', querystring: reviewQuery, response: { 200: pageOf(reviewCard) } },
      config,
    },
    request => inShop(services, request.tenant, work => listReviews(work, request.query)),
  )
  for (const action of ['approve', 'reject'] as const) {
    server.post(
      `/api/console/designs/:id/${action}`,
      {
        schema: {
          summary: `Answer a review: ${action}`,
          params: designParams,
          headers: versionHeaders,
          body: reviewDecision,
          response: { 200: design },
        },
        config,
      },
      (request, reply) => {
        const decision = { ...request.params, ...request.body, version: expectedVersion(request.headers) }
        return inShop(services, request.tenant, async work => {
          const { author } = personOf(request.asker)
          return tellDesign(work, reply, await answerReview(work, author, { ...decision, action }), 'provider')
        })
      },
    )
  }
}
