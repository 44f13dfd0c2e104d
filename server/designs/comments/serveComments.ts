import {
  commentChange,
  commentParams,
  commentsAnswer,
  designComment,
  newComment,
} from '../../contract/designs/designComment.ts'
import { designParams } from '../../contract/designs/ownDesigns.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { findOwn, personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { addComment, listComments, removeComment, resolveComment } from './comments.ts'

const config = { access: 'visitor' } as const

/** `/api/designs/{id}/comments`: the owner's side; he may settle and remove everybody's. */
export function serveComments(server: KitloomServer, services: DesignServices): void {
  server.get(
    '/api/designs/:id/comments',
    { schema: { summary: 'Remarks on a design', params: designParams, response: { 200: commentsAnswer } }, config },
    request =>
      inShop(services, request.tenant, async work => {
        const person = personOf(request.asker)
        const design = await findOwn(work, person, request.params)
        return listComments(work, design.id, person)
      }),
  )
  server.post(
    '/api/designs/:id/comments',
    {
      schema: { summary: 'Pin a remark', params: designParams, body: newComment, response: { 201: designComment } },
      config,
    },
    (request, reply) =>
      inShop(services, request.tenant, async work => {
        const person = personOf(request.asker)
        const { id: designId } = await findOwn(work, person, request.params)
        reply.code(201)
        return addComment(work, { designId, person }, request.body)
      }),
  )
  server.patch(
    '/api/designs/:id/comments/:comment',
    {
      schema: {
        summary: 'Settle a remark',
        params: commentParams,
        body: commentChange,
        response: { 200: designComment },
      },
      config,
    },
    request =>
      inShop(services, request.tenant, async work => {
        const { id: designId, comment: id } = request.params
        const person = personOf(request.asker)
        await findOwn(work, person, { id: designId })
        return resolveComment(work, { designId, id, person }, request.body.resolved)
      }),
  )
  server.delete(
    '/api/designs/:id/comments/:comment',
    { schema: { summary: 'Remove a remark and its answers', params: commentParams }, config },
    async (request, reply) => {
      await inShop(services, request.tenant, async work => {
        const { id, comment } = request.params
        await findOwn(work, personOf(request.asker), { id })
        await removeComment(work, id, comment)
      })
      return reply.code(204).send()
    },
  )
}
