import { and, eq } from 'drizzle-orm'
import type { ReorderRequest } from '../contract/orders/ownOrders.ts'
import { orders } from '../db/schema/orders.ts'
import { hashSecret, type Person } from '../designs/design.ts'
import { Problem } from '../http/problem.ts'
import { findOwnOrder, findTrackedOrder, type OrderRow, type Tracked } from './findOrder.ts'
import { allowedOrderActions, moveOrder, writeOrderHistory } from './orderActions.ts'
import { emailCustomer, emailShop } from './orderEmails.ts'
import { artworkOf, keepLines, linesOf, shownLinesOf } from './orderedArtwork.ts'
import type { OrderWork } from './orderWork.ts'
import { placeOrder, readOrderingShop } from './placeOrder.ts'

interface Meant {
  readonly id: string
  /** The version that the caller has seen. */
  readonly version: number
}

/** Cancels an order of this person. */
export async function cancelOrder(
  work: OrderWork,
  person: Person,
  { id, version, reason }: Meant & { reason: string },
) {
  const order = await findOwnOrder(work, person, id)
  const { author } = person
  const moved = await moveOrder(work, order, { action: 'cancel', actor: 'customer', author, version, reason })
  await emailCustomer(work, moved, 'ownCancel')
  await emailShop(work, moved, 'canceled')
  return moved
}

/** The customer has the parcel. */
export async function receiveOrder(work: OrderWork, person: Person, { id, version }: Meant): Promise<OrderRow> {
  const order = await findOwnOrder(work, person, id)
  const moved = await moveOrder(work, order, { action: 'receive', actor: 'customer', author: person.author, version })
  await emailCustomer(work, moved, 'ownReceive')
  await emailShop(work, moved, 'received')
  return moved
}

/**
 * Sends a rejected order again with its designs as they are now. Names, pieces and prices stay.
 *
 * @throws Problem not-found when a design was deleted
 */
export async function resubmitOrder(work: OrderWork, person: Person, { id, version }: Meant): Promise<OrderRow> {
  const order = await findOwnOrder(work, person, id)
  const { author } = person
  const moved = await moveOrder(work, order, { action: 'resubmit', actor: 'customer', author, version })
  for (const line of await linesOf(work, id)) {
    const { artwork } = await artworkOf(work, person, line.designId)
    const again = { ...line, ...artwork, submission: line.submission + 1, createdAt: work.now }
    for (const statement of keepLines(work, [again])) await statement
  }
  await emailCustomer(work, moved, 'resubmit')
  await emailShop(work, moved, 'resubmitted')
  return moved
}

/** Orders the artwork of an earlier order again, which nobody can change, for another roster. */
export async function reorder(
  work: OrderWork,
  person: Person,
  { id, first }: { id: string; first: string },
  request: ReorderRequest,
) {
  const before = await findOwnOrder(work, person, first)
  if (!allowedOrderActions(before.status, 'customer').includes('reorder')) throw new Problem('wrong-state')
  const { pieces, ...terms } = request
  const lines = await linesOf(work, first)
  const shown = await shownLinesOf(work, [first])
  const designs = lines.flatMap((line, at) => {
    const { designId, name, productType, bytes, sha256, fabric } = line
    const rows = pieces[at] ?? []
    if (rows.length === 0) return []
    const artwork = { designId, name, productType, bytes, sha256 }
    const thumbnail = shown[at]?.thumbnail ?? null
    return [{ artwork, ordered: { design: designId, fabric, pieces: rows }, thumbnail }]
  })
  if (designs.length === 0 || pieces.length > lines.length) throw noPlayers
  const shop = await readOrderingShop(work)
  return {
    placing: placeOrder(work, person, { id, designs, terms, reorderOf: first }, shop),
    reorderOf: { id: first, number: before.number },
  }
}

const noPlayers = new Problem('invalid-request', {
  fields: [{ path: 'pieces', code: 'no-players', message: 'At least some players must be selected.' }],
})

/**
 * Gives an order that was placed without signing in to the account that sends its secret.
 *
 * @throws Problem not-found, also when it belongs to an account already
 */
export async function claimOrder(work: OrderWork, person: Person, tracked: Tracked): Promise<readonly OrderRow[]> {
  const order = await findTrackedOrder(work, tracked)
  if (order.ownerId === person.accountId) return [order]
  if (order.ownerId !== null) throw new Problem('not-found')
  return [await takeOver(work, person, order)]
}

/** Gives the orders of a guest to the account that its browser signs in to. */
export async function claimGuestOrders(work: OrderWork, person: Person, guestSecret: string) {
  const rows = await work.tx
    .select()
    .from(orders)
    .where(eq(orders.guestHash, hashSecret(guestSecret)))
    .for('update')
  const claimed: OrderRow[] = []
  for (const row of rows) claimed.push(await takeOver(work, person, row))
  return claimed
}

async function takeOver(work: OrderWork, { accountId, author }: Person, order: OrderRow): Promise<OrderRow> {
  const [claimed] = await work.tx
    .update(orders)
    .set({ ownerId: accountId, guestHash: null, updatedAt: work.now, version: order.version + 1 })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning()
  if (!claimed) throw new Problem('version-mismatch')
  const { id, status } = order
  await writeOrderHistory(work, {
    orderId: id,
    event: 'claimed',
    by: 'customer',
    actor: author,
    fromStatus: status,
    toStatus: status,
  })
  return claimed
}
