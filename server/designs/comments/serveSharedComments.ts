import { addSharedCommentCall, listSharedCommentsCall } from '../../contract/designs/designComment.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { openShare } from '../shares/openShare.ts'
import { addComment, listComments } from './comments.ts'

/** `GET|POST /api/designs/shared/{uuid}/comments`: for links to comment or edit. */
export function serveSharedComments(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listSharedCommentsCall, request =>
    inShop(services, request.tenant, async work => {
      const { design } = await openShare(work, request.params.uuid, { scope: 'comment' })
      return listComments(work, design.id, personOf(request.asker))
    }),
  )
  serveCall(server, addSharedCommentCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { design } = await openShare(work, request.params.uuid, { scope: 'comment' })
      reply.code(201)
      return addComment(work, { designId: design.id, person: personOf(request.asker) }, request.body)
    }),
  )
}
