import type { OrderEvent } from '../contract/orders/order.ts'
import { enqueueWebhooks } from '../webhooks/enqueueWebhooks.ts'
import type { OrderRow } from './findOrder.ts'
import type { OrderWork } from './orderWork.ts'

/**
 * Tells the webhooks of the shop what happened to an order, without names, addresses or rosters. Somebody who needs those
 * reads the order with an account. Amounts are in cents. `announceOrder` does so for a new one.
 */
export async function notifyWebhooks(
  work: OrderWork,
  order: OrderRow,
  event: OrderEvent | 'paid',
  more: object = {},
): Promise<void> {
  // Nothing about the order itself changes with its owner.
  if (event === 'claimed') return
  await enqueueWebhooks(work, `order.${event}`, { order: shownToWebhooks(order), ...more })
}

/** What webhooks are told of an order. */
export function shownToWebhooks(order: OrderRow) {
  const { id, number, status, version, grandTotal, dueBeforeProduction, reorderOf, reason, defects } = order
  return { id, number, status, version, grandTotal, dueBeforeProduction, reorderOf, reason, defects }
}
