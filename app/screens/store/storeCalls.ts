import type { AnswerOf } from '../../../server/contract/call.ts'
import { listStoreCall, readStoreDesignCall } from '../../../server/contract/designs/storeDesign.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { StoreWish } from './storeAddress.ts'

export type StoreDesign = AnswerOf<typeof readStoreDesignCall>

export const pageSize = 12

/** A page of what the store has. */
export function listStore(client: Client, wish: StoreWish): Promise<Answer<AnswerOf<typeof listStoreCall>>> {
  const { search, kind, type, colour, sort, page } = wish
  return client.send(listStoreCall, {
    query: {
      kind,
      sort,
      page,
      pageSize,
      search: search || undefined,
      productType: type ?? undefined,
      colour: colour ?? undefined,
    },
  })
}

/** A published design, to be made one's own. */
export const readStoreDesign = (client: Client, id: string): Promise<Answer<StoreDesign>> =>
  client.send(readStoreDesignCall, { params: { id } })
