import {
  addShopCommentCall,
  listShopCommentsCall,
  resolveShopCommentCall,
} from '../../../server/contract/designs/reviewedDesign.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { CommentSource } from '../../studio/comments/Comments.tsx'

/** The comments on a design as the shop reads and writes them. */
export const shopComments = (client: Client, id: string, mayWrite: boolean): CommentSource => ({
  key: ['console-comments', id],
  list: () => client.send(listShopCommentsCall, { params: { id } }),
  add: mayWrite ? body => client.send(addShopCommentCall, { params: { id }, body }) : null,
  resolve: mayWrite
    ? (comment, resolved) => client.send(resolveShopCommentCall, { params: { id, comment }, body: { resolved } })
    : null,
  isGuest: false,
})
