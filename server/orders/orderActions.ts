import { and, eq, inArray } from 'drizzle-orm'
import {
  type OrderActionName,
  type OrderActor,
  type OrderDefect,
  type OrderEvent,
  type OrderStatus,
  orderActionNames,
} from '../contract/orders/order.ts'
import { orderHistory, orders } from '../db/schema/orders.ts'
import { Problem } from '../http/problem.ts'
import type { OrderRow } from './findOrder.ts'
import { notifyWebhooks } from './orderWebhooks.ts'
import type { OrderWork } from './orderWork.ts'

interface ActionRule {
  readonly from: Readonly<Partial<Record<OrderActor, readonly OrderStatus[]>>>
  /** The next status; null when the order itself stays as it is. */
  readonly to: OrderStatus | null
  readonly event: OrderEvent | null
  /** The person has to say why. */
  readonly needsReason?: readonly OrderActor[]
}

/** Who can do what with an order, by status. Production has begun in PROCESSING: only the provider can stop it then. */
export const orderActions: Readonly<Record<OrderActionName, ActionRule>> = {
  cancel: {
    from: { customer: ['REVIEWING', 'APPROVED', 'REJECTED'], provider: ['REVIEWING', 'APPROVED', 'PROCESSING'] },
    to: 'CANCELED',
    event: 'canceled',
    needsReason: ['provider'],
  },
  resubmit: { from: { customer: ['REJECTED'] }, to: 'REVIEWING', event: 'resubmitted' },
  receive: { from: { customer: ['ON_THE_WAY'], provider: ['ON_THE_WAY'] }, to: 'COMPLETED', event: 'received' },
  reorder: { from: { customer: ['APPROVED', 'PROCESSING', 'ON_THE_WAY', 'COMPLETED'] }, to: null, event: null },
  approve: { from: { provider: ['REVIEWING'] }, to: 'APPROVED', event: 'approved' },
  reject: { from: { provider: ['REVIEWING'] }, to: 'REJECTED', event: 'rejected', needsReason: ['provider'] },
  process: { from: { provider: ['APPROVED'] }, to: 'PROCESSING', event: 'processed' },
  deliver: { from: { provider: ['PROCESSING'] }, to: 'ON_THE_WAY', event: 'delivered' },
}

const isAllowed = (name: OrderActionName, status: OrderStatus, actor: OrderActor): boolean =>
  orderActions[name].from[actor]?.includes(status) ?? false

export const allowedOrderActions = (status: OrderStatus, actor: OrderActor): OrderActionName[] =>
  orderActionNames.filter(name => isAllowed(name, status, actor))

interface Move {
  readonly action: OrderActionName
  readonly actor: OrderActor
  /** The account id or the guest hash. */
  readonly author: string
  /** The version that the caller has seen. */
  readonly version: number
  readonly reason?: string
  /** With a rejection: what is wrong where. */
  readonly defects?: readonly OrderDefect[]
  /** What the history says, when it is more than the reason. */
  readonly note?: string
}

/**
 * Changes the status of an order and records it in its history.
 *
 * @throws Problem not-allowed, wrong-state, version-mismatch; invalid-request without a reason that is needed
 */
export async function moveOrder(work: OrderWork, order: OrderRow, move: Move): Promise<OrderRow> {
  const { to, from, event, needsReason = [] } = orderActions[move.action]
  const statuses = from[move.actor]
  if (!statuses || to === null || event === null) throw new Problem('not-allowed')
  if (!statuses.includes(order.status)) throw new Problem('wrong-state', { detail: wrongState(order, move.action) })
  if (order.version !== move.version) throw new Problem('version-mismatch')
  const { reason = '', defects = [], note = reason } = move
  if (note === '' && needsReason.includes(move.actor)) throw missingReason
  const [moved] = await work.tx
    .update(orders)
    .set({ status: to, version: move.version + 1, reason, defects, updatedAt: work.now })
    .where(and(eq(orders.id, order.id), eq(orders.version, move.version), inArray(orders.status, [...statuses])))
    .returning()
  if (!moved) throw new Problem('version-mismatch')
  await writeOrderHistory(work, {
    orderId: order.id,
    event,
    by: move.actor,
    actor: move.author,
    fromStatus: order.status,
    toStatus: to,
    note,
  })
  await notifyWebhooks(work, moved, event)
  return moved
}

const wrongState = ({ status }: OrderRow, action: string) =>
  `"${action}" is not possible while an order is ${status}. Reload to see its current status.`

const missingReason = new Problem('invalid-request', {
  fields: [{ path: 'reason', code: 'required', message: 'Tell the customer why.' }],
})

type HistoryEntry = Omit<typeof orderHistory.$inferInsert, 'tenantId' | 'id' | 'createdAt'>

/** The statement that records an event, in the same transaction as its cause. It runs when it is awaited. */
export const writeOrderHistory = ({ tx, tenant, now, newId }: OrderWork, entry: HistoryEntry) =>
  tx.insert(orderHistory).values({ tenantId: tenant.id, id: newId(), createdAt: now, ...entry })
