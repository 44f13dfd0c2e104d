import type { ConsoleStep } from '../contract/orders/consoleOrders.ts'
import { payments } from '../db/schema/orders.ts'
import { Problem } from '../http/problem.ts'
import { findAnyOrder, type OrderRow } from './findOrder.ts'
import { moveOrder } from './orderActions.ts'
import { emailCustomer } from './orderEmails.ts'
import { notifyWebhooks } from './orderWebhooks.ts'
import type { OrderWork } from './orderWork.ts'
import { paidFor } from './showOrder.ts'

interface Step {
  readonly id: string
  readonly step: ConsoleStep
  /** The version that the caller has seen. */
  readonly version: number
  /** Goes to the customer. */
  readonly note: string
}

/**
 * Takes the next step with an order and tells its customer.
 *
 * @throws Problem payment-missing when production would begin before the shop has what it asks for, and those of
 *   `moveOrder`
 */
export async function stepOrder(work: OrderWork, author: string, { id, step, version, note }: Step): Promise<OrderRow> {
  const order = await findAnyOrder(work, id)
  if (step === 'process') await expectPaid(work, order)
  const moved = await moveOrder(work, order, { action: step, actor: 'provider', author, version, reason: note })
  await emailCustomer(work, moved, step)
  return moved
}

async function expectPaid(work: OrderWork, { id, status, dueBeforeProduction }: OrderRow): Promise<void> {
  const paid = (await paidFor(work, [id])).get(id) ?? 0
  // In another status the order cannot be processed at all, and that is said instead.
  if (status !== 'APPROVED' || paid >= dueBeforeProduction) return
  const missing = dueBeforeProduction - paid
  throw new Problem('payment-missing', { detail: `${missing} cents are to be paid before production.` })
}

interface Received {
  readonly id: string
  readonly amount: number
  readonly method: (typeof payments.$inferInsert)['method']
  readonly note: string
  readonly recordedBy: string | null
}

/** Records money for an order, or money given back. The caller holds the lock of the order's row. */
export async function recordPayment(work: OrderWork, order: OrderRow, received: Received): Promise<void> {
  const { tx, tenant, now } = work
  await tx.insert(payments).values({ tenantId: tenant.id, orderId: order.id, createdAt: now, ...received })
  const { id, amount, method } = received
  await notifyWebhooks(work, order, 'paid', { payment: { id, amount, method } })
}
