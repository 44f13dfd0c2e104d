import { addSharedCommentCall, listSharedCommentsCall } from '../../../server/contract/designs/designComment.ts'
import { rateSharedCall, readSharedCall, type SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { rateStoreDesignCall, readStoreDesignCall } from '../../../server/contract/designs/storeDesign.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { CommentSource } from '../../studio/comments/Comments.tsx'

/** Where a design is shown from: a link that somebody made, or the store. */
export interface SharedSource {
  readonly kind: 'link' | 'store'
  /** The secret of the link, or the id of the design. */
  readonly id: string
}

/** A design of the store is shown like one by a link that lets one look at it. */
export async function readShown(client: Client, { kind, id }: SharedSource): Promise<ClientResponse<SharedDesign>> {
  if (kind === 'link') return client.send(readSharedCall, { params: { uuid: id } })
  const response = await client.send(readStoreDesignCall, { params: { id } })
  return response.kind === 'ok' ? { ...response, value: { ...response.value, scope: 'view', id: null } } : response
}

/** One rating of a person; the next one takes its place. */
export const rate = (
  client: Client,
  { kind, id }: SharedSource,
  body: { readonly rating: number; readonly comment: string },
) =>
  kind === 'link'
    ? client.send(rateSharedCall, { params: { uuid: id }, body })
    : client.send(rateStoreDesignCall, { params: { id }, body })

/** Only links to comment or to edit have them. */
export const commentsOf = (client: Client, { kind, id: uuid }: SharedSource, isGuest: boolean): CommentSource => ({
  key: ['remarks', kind, uuid],
  list: () => client.send(listSharedCommentsCall, { params: { uuid } }),
  add: body => client.send(addSharedCommentCall, { params: { uuid }, body }),
  resolve: null,
  isGuest,
})
