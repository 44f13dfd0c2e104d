import {
  addSharedCommentCall,
  type DesignComment,
  listSharedCommentsCall,
  type NewComment,
} from '../../../server/contract/designs/designComment.ts'
import { rateSharedCall, readSharedCall, type SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { rateStoreDesignCall, readStoreDesignCall } from '../../../server/contract/designs/storeDesign.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'

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

/** Only links to comment or to edit tell them, the oldest first. */
export const readComments = (client: Client, link: SharedSource) =>
  client.send(listSharedCommentsCall, { params: { uuid: link.id } })

export const addComment = (
  client: Client,
  link: SharedSource,
  body: NewComment,
): Promise<ClientResponse<DesignComment>> => client.send(addSharedCommentCall, { params: { uuid: link.id }, body })
