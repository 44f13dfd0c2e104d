import { addSharedCommentCall, listSharedCommentsCall } from '../../../server/contract/designs/designComment.ts'
import { rateSharedCall, readSharedCall, type SharedDesign } from '../../../server/contract/designs/sharedDesign.ts'
import { rateStoreDesignCall, readStoreDesignCall } from '../../../server/contract/designs/storeDesign.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { Services } from '../../session/services.ts'
import type { CommentSource } from '../../studio/comments/Comments.tsx'
import { type SharedSource, shownKey } from './knownShown.ts'

/** A design of the store is shown like one by a link that lets one look at it. */
export async function readShown(client: Client, { kind, id }: SharedSource): Promise<ClientResponse<SharedDesign>> {
  if (kind === 'link') return client.send(readSharedCall, { params: { uuid: id } })
  const response = await client.send(readStoreDesignCall, { params: { id } })
  return response.kind === 'ok' ? { ...response, value: { ...response.value, scope: 'view', id: null } } : response
}

const freshMs = 30_000

/** The same, unless the server has sent it with the page. */
export const fetchShown = (
  { queries, client }: Pick<Services, 'queries' | 'client'>,
  source: SharedSource,
): Promise<ClientResponse<SharedDesign>> =>
  queries.fetchQuery({
    queryKey: shownKey(source),
    queryFn: () => readShown(client, source),
    // What was refused is asked for anew.
    staleTime: ({ state }) => (state.data?.kind === 'ok' ? freshMs : 0),
  })

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
