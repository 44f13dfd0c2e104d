import { commentsAnswer, designComment, newComment } from '../../contract/designs/designComment.ts'
import { sharedParams } from '../../contract/designs/sharedDesign.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { openShare } from '../shares/openShare.ts'
import { addComment, listComments } from './comments.ts'

const config = { access: 'visitor' } as const

/** `GET|POST /api/designs/shared/{uuid}/comments`: for links to comment or edit. */
export function serveSharedComments(server: KitloomServer, services: DesignServices): void {
  const params = sharedParams
  server.get(
    '/api/designs/shared/:uuid/comments',
    { schema: { summary: 'Remarks on a shared design', params, response: { 200: commentsAnswer } }, config },
    request =>
      inShop(services, request.tenant, async work => {
        const { design } = await openShare(work, request.params.uuid, { scope: 'comment' })
        return listComments(work, design.id, personOf(request.asker))
      }),
  )
  server.post(
    '/api/designs/shared/:uuid/comments',
    {
      schema: {
        summary: 'Pin a remark to a shared design',
        params,
        body: newComment,
        response: { 201: designComment },
      },
      config,
    },
    (request, reply) =>
      inShop(services, request.tenant, async work => {
        const { design } = await openShare(work, request.params.uuid, { scope: 'comment' })
        reply.code(201)
        return addComment(work, { designId: design.id, person: personOf(request.asker) }, request.body)
      }),
  )
}
