import type { Order } from '../../../server/contract/orders/order.ts'
import type { OrderRequest } from '../../../server/contract/orders/orderRequest.ts'
import { placeOrderCall, reorderCall } from '../../../server/contract/orders/ownOrders.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { attemptFor, noteOrdered } from './orderAttempt.ts'
import type { CheckoutPrice } from './useCheckout.ts'

type Delivered = { acceptedTerms: true } & OrderRequest['delivery']

/** What is ordered: designs as they are now, or pieces of an order that was made before. */
type Wanted =
  | { readonly designs: OrderRequest['designs'] }
  | { readonly first: string; readonly pieces: OrderRequest['designs'][number]['pieces'][] }

interface Terms {
  readonly code: string
  readonly quote: CheckoutPrice['quote']
}

/** Sends an order. Sent again or from another tab it is the same order, because it keeps its key and its secret. */
export function useSendOrder({ code, quote }: Terms) {
  const { client, language, memory, now } = useServices()
  return async (wanted: Wanted, { acceptedTerms, ...delivery }: Delivered) => {
    const terms = {
      promotionCode: code,
      delivery,
      expectedTotal: quote?.kind === 'ok' ? quote.value.grandTotal : 0,
      language: language.current(),
      acceptedTerms,
    }
    const { key, secret } = await attemptFor(memory, { ...wanted, ...terms })
    const headers = { 'idempotency-key': key }
    const sent = { ...terms, trackingSecret: secret }
    const response: ClientResponse<Order> =
      'designs' in wanted
        ? await client.send(placeOrderCall, { headers, body: { ...sent, designs: wanted.designs } })
        : await client.send(reorderCall, {
            params: { id: wanted.first },
            headers,
            body: { ...sent, pieces: wanted.pieces },
          })
    if (response.kind === 'refused' && response.code === 'price-changed' && quote?.kind === 'ok') quote.retry()
    if (response.kind === 'ok') noteOrdered(memory, now())
    return response.kind === 'ok' ? { ...response, value: { order: response.value, secret } } : response
  }
}
