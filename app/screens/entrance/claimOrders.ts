import { orderNumber } from '../../../server/contract/orders/order.ts'
import { claimOrdersCall } from '../../../server/contract/orders/ownOrders.ts'
import type { Services } from '../../session/services.ts'

/**
 * Makes the orders of this browser's guest those of the customer who has just signed in. A file of its own: nobody
 * fetches what orders are made of before they sign in.
 * @returns their numbers as people read them; `null` when they could not be moved
 */
export async function claimOrders({
  client,
  guestSecret,
}: Pick<Services, 'client' | 'guestSecret'>): Promise<readonly string[] | null> {
  const response = await client.send(claimOrdersCall, { body: { guestSecret: guestSecret() } })
  return response.kind === 'ok' ? response.value.claimed.map(orderNumber) : null
}
