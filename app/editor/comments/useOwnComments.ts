import { addCommentCall, listCommentsCall, resolveCommentCall } from '../../../server/contract/designs/designComment.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { type CommentSource, useComments } from '../../studio/comments/Comments.tsx'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'

/** What the shop and others say about the open design, which is one's own and on the server. */
export function useOwnComments() {
  const { client } = useServices()
  const { id } = useOpenedDesign()
  const source: CommentSource = {
    key: ['remarks', 'own', id],
    list: () => client.send(listCommentsCall, { params: { id } }),
    add: body => client.send(addCommentCall, { params: { id }, body }),
    resolve: (comment, resolved) => client.send(resolveCommentCall, { params: { id, comment }, body: { resolved } }),
    isGuest: false,
  }
  return { source, comments: useComments(source) }
}
