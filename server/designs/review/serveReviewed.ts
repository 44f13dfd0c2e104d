import type { FastifyReply } from 'fastify'
import {
  addShopCommentCall,
  correctDesignCall,
  listShopCommentsCall,
  readReviewedDesignCall,
  readReviewedLogCall,
  resolveShopCommentCall,
} from '../../contract/designs/reviewedDesign.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { addComment, listComments, resolveComment } from '../comments/comments.ts'
import { type DesignRow, personOf } from '../design.ts'
import { type DesignServices, type DesignWork, inShop } from '../designWork.ts'
import { logBodyLimit } from '../serveLog.ts'
import { sendDesign } from '../showDesign.ts'
import { correctDesign, findReviewed, reviewsOf, revisionLog } from './reviewedDesign.ts'

async function send(work: DesignWork, reply: FastifyReply, design: DesignRow) {
  return { design: await sendDesign(work, reply, design, 'provider'), ...(await reviewsOf(work, design)) }
}

/** `/api/console/designs/{id}`: a design as the shop reviews it, its revisions, and what is said about it. */
export function serveReviewed(server: KitloomServer, services: DesignServices): void {
  serveCall(server, readReviewedDesignCall, (request, reply) =>
    inShop(services, request.tenant, async work => send(work, reply, await findReviewed(work, request.params))),
  )
  serveCall(server, readReviewedLogCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { id, number } = request.params
      reply.header('cache-control', 'no-store')
      return revisionLog(work, await findReviewed(work, { id }), number)
    }),
  )
  serveCall(
    server,
    correctDesignCall,
    (request, reply) =>
      inShop(services, request.tenant, async work => {
        const update = Buffer.from(request.body.update, 'base64')
        const { id } = request.params
        return send(work, reply, await correctDesign(work, personOf(request.principal), { id, update }))
      }),
    { bodyLimit: logBodyLimit },
  )
  serveCall(server, listShopCommentsCall, request =>
    inShop(services, request.tenant, async work => {
      const { id } = await findReviewed(work, request.params)
      return listComments(work, id, personOf(request.principal))
    }),
  )
  serveCall(server, addShopCommentCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { id: designId } = await findReviewed(work, request.params)
      reply.code(201)
      return addComment(work, { designId, person: personOf(request.principal), byShop: true }, request.body)
    }),
  )
  serveCall(server, resolveShopCommentCall, request =>
    inShop(services, request.tenant, async work => {
      const { id: designId, comment: id } = request.params
      await findReviewed(work, { id: designId })
      return resolveComment(work, { designId, id, person: personOf(request.principal) }, request.body.resolved)
    }),
  )
}
