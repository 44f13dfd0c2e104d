import type { Order } from '../../../server/contract/orders/order.ts'
import type { OrderRequest } from '../../../server/contract/orders/orderRequest.ts'
import { placeOrderCall, reorderCall } from '../../../server/contract/orders/ownOrders.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { PreparedOrder } from './keptOrder.ts'
import { attemptFor, noteOrdered } from './orderAttempt.ts'
import type { CheckoutPrice } from './useCheckout.ts'
import type { SentOrder } from './useKeptOrder.ts'

export type Delivered = { acceptedTerms: true } & OrderRequest['delivery']

/** What is ordered: designs as they are now, or pieces of an order that was made before. */
type Wanted =
  | { readonly designs: OrderRequest['designs'] }
  | { readonly first: string; readonly pieces: OrderRequest['designs'][number]['pieces'][] }

interface Terms {
  readonly code: string
  readonly quote: CheckoutPrice['quote']
}

/** Makes an order ready, and sends it. Sent again or from another tab it is the same order, because it keeps its key and its secret. */
export function useSendOrder({ code, quote }: Terms) {
  const { client, language, memory, now } = useServices()
  return {
    async prepare(wanted: Wanted, { acceptedTerms, ...delivery }: Delivered): Promise<PreparedOrder> {
      const terms = {
        promotionCode: code,
        delivery,
        expectedTotal: quote?.kind === 'ok' ? quote.value.grandTotal : 0,
        language: language.current(),
        acceptedTerms,
      }
      const { key, secret } = await attemptFor(memory, { ...wanted, ...terms })
      const sent = { ...terms, trackingSecret: secret }
      return 'designs' in wanted
        ? { kind: 'designs', key, body: { ...sent, designs: wanted.designs } }
        : { kind: 'again', key, first: wanted.first, body: { ...sent, pieces: wanted.pieces } }
    },
    async deliver(order: PreparedOrder): Promise<ClientResponse<SentOrder>> {
      const headers = { 'idempotency-key': order.key }
      const response: ClientResponse<Order> =
        order.kind === 'designs'
          ? await client.send(placeOrderCall, { headers, body: order.body })
          : await client.send(reorderCall, { params: { id: order.first }, headers, body: order.body })
      if (response.kind === 'refused' && response.code === 'price-changed' && quote?.kind === 'ok') quote.retry()
      if (response.kind === 'ok') {
        noteOrdered(memory, now())
        return { ...response, value: { order: response.value, secret: order.body.trackingSecret } }
      }
      return response.kind === 'refused' ? { ...response, fields: response.fields.map(ofForm) } : response
    },
  }
}

/** The fields of the delivery are the form's own. */
const ofForm = <Field extends { readonly path: string }>(field: Field): Field => ({
  ...field,
  path: field.path.replace(/^delivery\./, ''),
})
