import { eq } from 'drizzle-orm'
import type { ConsoleStep } from '../contract/orders/consoleOrders.ts'
import type { OrderDefect } from '../contract/orders/order.ts'
import { orders, payments } from '../db/schema/orders.ts'
import { Problem } from '../http/problem.ts'
import { findAnyOrder, type OrderRow } from './findOrder.ts'
import { moveOrder } from './orderActions.ts'
import { describeDefects, refuseAny } from './orderDefects.ts'
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
  /** How the customer follows the parcel. */
  readonly tracking: string
  /** What is wrong where, with a rejection. */
  readonly defects: readonly OrderDefect[]
}

/**
 * Takes the next step with an order and tells its customer.
 *
 * @throws Problem payment-missing when production would begin before the shop has what it asks for, and those of
 *   `moveOrder` and `describeDefects`
 */
export async function stepOrder(
  work: OrderWork,
  author: string,
  { id, step, version, note: words, tracking, defects }: Step,
): Promise<OrderRow> {
  const order = await findAnyOrder(work, id)
  if (step === 'process') await expectPaid(work, order)
  const places = await describeDefects(work, order, step === 'reject' ? defects : refuseAny(defects))
  const reason = step === 'deliver' ? [words, tracking].filter(Boolean).join('\n') : words
  const note = [reason, ...places].filter(Boolean).join('\n')
  const moved = await moveOrder(work, order, {
    action: step,
    actor: 'provider',
    author,
    version,
    reason,
    defects,
    note,
  })
  if (step === 'deliver' && tracking !== '') {
    await work.tx.update(orders).set({ tracking }).where(eq(orders.id, id))
    moved.tracking = tracking
  }
  // The customer reads in one email what the page shows at its place.
  await emailCustomer(work, { ...moved, reason: note }, step)
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
  readonly voidOf?: string
}

/** Records money for an order, or money given back. The caller holds the lock of the order's row. */
export async function recordPayment(work: OrderWork, order: OrderRow, received: Received): Promise<void> {
  const { tx, tenant, now } = work
  await tx.insert(payments).values({ tenantId: tenant.id, orderId: order.id, createdAt: now, ...received })
  const { id, amount, method } = received
  await notifyWebhooks(work, order, 'paid', { payment: { id, amount, method } })
}

/**
 * Takes a payment back: another row with the other sign. The caller holds the lock of the order's row.
 * @throws Problem not-found; wrong-state when it was taken back, or takes one back
 */
export async function voidPayment(
  work: OrderWork,
  order: OrderRow,
  {
    payment,
    note,
    recordedBy,
  }: { readonly payment: string; readonly note: string; readonly recordedBy: string | null },
): Promise<void> {
  const rows = await work.tx.select().from(payments).where(eq(payments.orderId, order.id))
  const found = rows.find(({ id }) => id === payment)
  if (!found) throw new Problem('not-found')
  if (found.voidOf !== null || rows.some(({ voidOf }) => voidOf === payment)) throw new Problem('wrong-state')
  const { amount, method } = found
  await recordPayment(work, order, { id: work.newId(), amount: -amount, method, note, recordedBy, voidOf: payment })
}
