import type { z } from '../../../engine/index.ts'
import { storeDesign, storePage } from '../../../server/contract/designs/storeDesign.ts'
import type { Answer } from '../../session/api/answer.ts'
import type { AskServer } from '../../session/api/askServer.ts'
import type { StoreWish } from './storeAddress.ts'

type StorePage = z.infer<typeof storePage>
export type StoreDesign = z.infer<typeof storeDesign>

export const pageSize = 12

/** A page of what the store has. */
export function askStore(ask: AskServer, wish: StoreWish): Promise<Answer<StorePage>> {
  const { search, kind, type, colour, sort, page } = wish
  const query = new URLSearchParams({ kind, sort, page: String(page), pageSize: String(pageSize) })
  if (search) query.set('search', search)
  if (type) query.set('productType', type)
  if (colour) query.set('colour', colour)
  return ask({ method: 'GET', path: `/api/store/designs?${query}`, answer: storePage })
}

/** A published design, to be made one's own. */
export const askStoreDesign = (ask: AskServer, id: string): Promise<Answer<StoreDesign>> =>
  ask({ method: 'GET', path: `/api/store/designs/${encodeURIComponent(id)}`, answer: storeDesign })
