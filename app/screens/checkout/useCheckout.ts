import { useState } from 'react'
import { type QuoteRequest, quoteCall } from '../../../server/contract/pricing/prices.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { OrderItem } from './designs/useOrderItem.ts'

/** Until the prices are there, nothing can be asked. */
const notSent = { kind: 'unreachable' } as const

const codeName = 'kitloom-promotion'

/**
 * What the designs of an order cost together, with a promotional code.
 * @param items in the order in which they are ordered; `null` for one that is not open yet
 */
export function useCheckout(items: readonly (OrderItem | null)[]) {
  const { client, memory } = useServices()
  const [code, enter] = useState(() => memory.read(codeName) ?? '')
  const known = items.filter(item => item !== null)
  const quoted = known.flatMap(({ quoted }) => quoted ?? [])
  const request: QuoteRequest | null =
    quoted.length > 0 ? { items: quoted, ...(code ? { promotionCode: code } : {}) } : null
  const quote = useRequest(['quote', request], () =>
    request ? client.send(quoteCall, { body: request }) : Promise.resolve(notSent),
  )
  const ordered = known.flatMap(({ ordered }) => ordered ?? [])
  return {
    items: known,
    code,
    setCode(next: string) {
      memory.write(codeName, next)
      enter(next)
    },
    quote: request ? quote : null,
    /** What is sent; `null` while a design is not open, nobody in it is ordered, or it has no price. */
    ordered: ordered.length === items.length ? ordered : null,
  }
}

export type CheckoutPrice = ReturnType<typeof useCheckout>
