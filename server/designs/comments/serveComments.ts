import {
  addCommentCall,
  addSharedCommentCall,
  listCommentsCall,
  listSharedCommentsCall,
  removeCommentCall,
  resolveCommentCall,
} from '../../contract/designs/designComment.ts'
import type { KitloomServer } from '../../http/kitloomServer.ts'
import { serveCall } from '../../http/serveCall.ts'
import { findOwn, personOf } from '../design.ts'
import { type DesignServices, inShop } from '../designWork.ts'
import { openShare } from '../shares/openShare.ts'
import { addComment, listComments, removeComment, resolveComment } from './comments.ts'

/** `/api/designs/{id}/comments`: for the owner, who can resolve and delete every comment. */
export function serveComments(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listCommentsCall, request =>
    inShop(services, request.tenant, async work => {
      const person = personOf(request.principal)
      const design = await findOwn(work, person, request.params)
      return listComments(work, design.id, person)
    }),
  )
  serveCall(server, addCommentCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const person = personOf(request.principal)
      const { id: designId } = await findOwn(work, person, request.params)
      reply.code(201)
      return addComment(work, { designId, person }, request.body)
    }),
  )
  serveCall(server, resolveCommentCall, request =>
    inShop(services, request.tenant, async work => {
      const { id: designId, comment: id } = request.params
      const person = personOf(request.principal)
      await findOwn(work, person, { id: designId })
      return resolveComment(work, { designId, id, person }, request.body.resolved)
    }),
  )
  serveCall(server, removeCommentCall, async (request, reply) => {
    await inShop(services, request.tenant, async work => {
      const { id, comment } = request.params
      await findOwn(work, personOf(request.principal), { id })
      await removeComment(work, id, comment)
    })
    return reply.code(204).send()
  })
}

/** `GET|POST /api/designs/shared/{uuid}/comments`: for links with the scope comment or edit. */
export function serveSharedComments(server: KitloomServer, services: DesignServices): void {
  serveCall(server, listSharedCommentsCall, request =>
    inShop(services, request.tenant, async work => {
      const { design } = await openShare(work, request.params.uuid, { scope: 'comment' })
      return listComments(work, design.id, personOf(request.principal))
    }),
  )
  serveCall(server, addSharedCommentCall, (request, reply) =>
    inShop(services, request.tenant, async work => {
      const { design } = await openShare(work, request.params.uuid, { scope: 'comment' })
      reply.code(201)
      return addComment(work, { designId: design.id, person: personOf(request.principal) }, request.body)
    }),
  )
}
