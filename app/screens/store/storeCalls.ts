import type { ResponseOf } from '../../../server/contract/call.ts'
import { listStoreCall, readStoreDesignCall } from '../../../server/contract/designs/storeDesign.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import type { Client } from '../../session/api/createClient.ts'
import type { StoreFilter } from './storeAddress.ts'

export type StoreDesign = ResponseOf<typeof readStoreDesignCall>

export const pageSize = 12

/** Under which a page of the store is remembered. */
export const storeKey = (filter: StoreFilter) => ['store', filter] as const

/** A page of what the store has. */
export function listStore(
  client: Client,
  filter: StoreFilter,
): Promise<ClientResponse<ResponseOf<typeof listStoreCall>>> {
  const { search, kind, type, colour, sort, page } = filter
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

/** A published design, for a copy. */
export const readStoreDesign = (client: Client, id: string): Promise<ClientResponse<StoreDesign>> =>
  client.send(readStoreDesignCall, { params: { id } })
