import type { OrderEvent } from '../contract/orders/order.ts'
import { enqueueWebhooks } from '../webhooks/enqueueWebhooks.ts'
import type { OrderRow } from './findOrder.ts'
import type { OrderWork } from './orderWork.ts'

/**
 * Tells the webhooks of the shop what happened to an order, without names, addresses or rosters. Somebody who needs those
 * reads the order with an account. Amounts are in cents.
 */
export async function notifyWebhooks(
  work: OrderWork,
  order: OrderRow,
  event: OrderEvent | 'paid',
  more: object = {},
): Promise<void> {
  // Nothing about the order itself changes with its owner.
  if (event === 'claimed') return
  const { id, number, status, version, grandTotal, dueBeforeProduction, reorderOf, reason, defects } = order
  await enqueueWebhooks(work, `order.${event}`, {
    order: { id, number, status, version, grandTotal, dueBeforeProduction, reorderOf, reason, defects },
    ...more,
  })
}
