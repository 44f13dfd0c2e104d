import { asc, eq, inArray, sum } from 'drizzle-orm'
import { type Order, type OrderCard, orderNumber, withoutInvoice } from '../contract/orders/order.ts'
import { orderHistory, orders, payments } from '../db/schema/orders.ts'
import { thumbnailPath } from '../designs/thumbnails.ts'
import type { OrderRow } from './findOrder.ts'
import { khqrOf } from './khqr.ts'
import { allowedOrderActions } from './orderActions.ts'
import { type ShownLine, shownLinesOf } from './orderedArtwork.ts'
import type { OrderWork } from './orderWork.ts'
import type { PlacedOrder } from './placeOrder.ts'
import { slipsOf } from './slips/paymentSlips.ts'

/** Cents received for each of these orders. */
export async function paidFor({ tx }: OrderWork, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: payments.orderId, paid: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(inArray(payments.orderId, [...ids]))
    .groupBy(payments.orderId)
  return new Map(rows.map(({ id, paid }) => [id, paid]))
}

/** The order in a list. Thumbnails are those of the designs as they are now; a deleted design has none. */
export function cardOf(row: OrderRow, lines: readonly ShownLine[], paid: number): OrderCard {
  const { id, number, status, version, grandTotal, createdAt, updatedAt } = row
  return {
    id,
    number,
    status,
    version,
    designs: lines.map(({ designId, name, productType, thumbnail }) => ({
      name,
      productType,
      thumbnail: thumbnailPath({ id: designId, thumbnail }),
    })),
    pieces: lines.flatMap(line => line.pieces).reduce((count, { quantity }) => count + quantity, 0),
    grandTotal,
    paid,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** An order with everything its customer may see. */
export async function showOrder(work: OrderWork, row: OrderRow): Promise<Order> {
  const lines = await shownLinesOf(work, [row.id])
  const paid = (await paidFor(work, [row.id])).get(row.id) ?? 0
  return show(work, row, { lines, paid, slips: await slipsOf(work, row.id), reorderOf: await firstOrderOf(work, row) })
}

/** The same of a new order: nobody has paid for it yet. */
export const showNewOrder = (
  work: Pick<OrderWork, 'tenant' | 'now'>,
  { row, lines }: PlacedOrder,
  reorderOf: Order['reorderOf'],
): Order => show(work, row, { lines, paid: 0, slips: [], reorderOf })

interface Around extends Pick<Order, 'paid' | 'slips' | 'reorderOf'> {
  readonly lines: readonly ShownLine[]
}

function show(
  work: Pick<OrderWork, 'tenant' | 'now'>,
  row: OrderRow,
  { lines, paid, slips, reorderOf }: Around,
): Order {
  return {
    ...cardOf(row, lines, paid),
    lines: lines.map(({ designId, name, productType, fabric, sha256, pieces }) => ({
      design: designId,
      name,
      productType,
      fabric,
      sha256,
      pieces: [...pieces],
    })),
    quote: row.quote,
    delivery: row.delivery,
    promotionCode: row.promotionCode,
    // With other steps it is what the shop wrote to the customer, which the history shows.
    reason: withoutInvoice.includes(row.status) ? row.reason : '',
    defects: row.status === 'REJECTED' ? [...row.defects] : [],
    tracking: row.tracking,
    reorderOf,
    dueBeforeProduction: row.dueBeforeProduction,
    howToPay: work.tenant.settings.payment.instructions,
    khqr: nextPayment(work, row, paid),
    slips,
    allowedActions: allowedOrderActions(row.status, 'customer'),
  }
}

/** How long a payment code can be used, in milliseconds. */
const khqrLife = 30 * 24 * 60 * 60 * 1000

/** What is due before production, then the rest. */
function nextPayment({ tenant, now }: Pick<OrderWork, 'tenant' | 'now'>, row: OrderRow, paid: number): Order['khqr'] {
  const { khqr } = tenant.settings.payment
  const cents = (paid < row.dueBeforeProduction ? row.dueBeforeProduction : row.grandTotal) - paid
  if (!khqr || cents <= 0 || withoutInvoice.includes(row.status)) return null
  const createdAt = now.getTime()
  const bill = orderNumber(row.number)
  return { text: khqrOf({ ...khqr, cents, bill, createdAt, expiresAt: createdAt + khqrLife }), cents }
}

async function firstOrderOf({ tx }: OrderWork, { reorderOf }: OrderRow) {
  if (reorderOf === null) return null
  const [first] = await tx.select({ id: orders.id, number: orders.number }).from(orders).where(eq(orders.id, reorderOf))
  return first ?? null
}

/** What happened to an order, the first thing first. */
export async function historyOf({ tx }: OrderWork, orderId: string) {
  const rows = await tx
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.createdAt), asc(orderHistory.id))
  return rows.map(({ id, event, by, fromStatus, toStatus, note, createdAt }) => ({
    id,
    event,
    by,
    from: fromStatus,
    to: toStatus,
    note,
    at: createdAt.toISOString(),
  }))
}
