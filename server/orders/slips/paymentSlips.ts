import { and, asc, eq, gt, max } from 'drizzle-orm'
import { maxSlips, type Order } from '../../contract/orders/order.ts'
import { assets } from '../../db/schema/assets.ts'
import { paymentSlips, payments } from '../../db/schema/orders.ts'
import type { Person } from '../../designs/design.ts'
import { lockFile } from '../../files/fileRows.ts'
import { Problem } from '../../http/problem.ts'
import { mediaTypes, shownAs } from '../../uploads/listUploads.ts'
import { findUses, releaseUpload } from '../../uploads/removeUpload.ts'
import { ofOwner } from '../../uploads/saveUploads.ts'
import type { OrderRow } from '../findOrder.ts'
import type { OrderWork } from '../orderWork.ts'

/** The slips of an order, the first first. One can be removed until the shop records money after it came. */
export async function slipsOf({ tx }: OrderWork, orderId: string): Promise<Order['slips']> {
  const rows = await tx
    .select({ slip: paymentSlips, asset: assets })
    .from(paymentSlips)
    .innerJoin(assets, and(eq(assets.tenantId, paymentSlips.tenantId), eq(assets.id, paymentSlips.assetId)))
    .where(eq(paymentSlips.orderId, orderId))
    .orderBy(asc(paymentSlips.createdAt), asc(paymentSlips.id))
  if (rows.length === 0) return []
  const [paid] = await tx
    .select({ at: max(payments.createdAt) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), gt(payments.amount, 0)))
  const paidAt = paid?.at?.getTime() ?? Number.NEGATIVE_INFINITY
  return rows.map(({ slip, asset }) => ({
    id: slip.id,
    name: asset.fileName,
    width: asset.width ?? 0,
    height: asset.height ?? 0,
    removable: slip.createdAt.getTime() > paidAt,
    createdAt: slip.createdAt.toISOString(),
  }))
}

/**
 * Attaches an upload of this person to an order. The picture becomes the shop's, which no address of uploads shows, and
 * leaves the images of its owner unless a design uses it. The caller holds the lock of the order's row.
 *
 * @throws Problem not-found without such an upload; image-unknown for a drawing; wrong-state when the order has all the
 *   slips that it can have, or was canceled
 */
export async function attachSlip(work: OrderWork, person: Person, order: OrderRow, sha256: string): Promise<void> {
  const { tx, tenant, now, newId } = work
  if (order.status === 'CANCELED') throw new Problem('wrong-state', { detail: 'This order was canceled.' })
  if ((await slipsOf(work, order.id)).length >= maxSlips) throw full
  await lockFile(tx, sha256)
  const owner = { ownerId: person.accountId, guestHash: person.guestHash }
  const [held] = await tx
    .select()
    .from(assets)
    .where(and(ofOwner(owner), eq(assets.sha256, sha256)))
    .for('update')
  if (!held) throw new Problem('not-found')
  if (shownAs(held.mediaType) === 'svg') throw drawing
  const assetId = newId()
  const nobody = { ownerId: null, guestHash: null, guestNetwork: null }
  await tx.insert(assets).values({ ...held, ...nobody, id: assetId, createdAt: now })
  await tx.insert(paymentSlips).values({ tenantId: tenant.id, id: newId(), orderId: order.id, assetId, createdAt: now })
  const uses = await findUses(tx, owner, sha256)
  if (uses.own.length === 0) await releaseUpload(tx, held.id, uses)
}

/** @throws Problem not-found; wrong-state when the shop has recorded money since it came */
export async function removeSlip(work: OrderWork, order: OrderRow, id: string): Promise<void> {
  const slip = (await slipsOf(work, order.id)).find(each => each.id === id)
  if (!slip) throw new Problem('not-found')
  if (!slip.removable) throw recorded
  const [removed] = await work.tx.delete(paymentSlips).where(eq(paymentSlips.id, id)).returning()
  if (removed) await work.tx.delete(assets).where(eq(assets.id, removed.assetId))
}

/** The file of a slip that browsers get, and its type. @throws Problem not-found */
export async function slipFile({ tx }: OrderWork, order: OrderRow, id: string) {
  const [found] = await tx
    .select({ file: assets.shownSha256, mediaType: assets.mediaType })
    .from(paymentSlips)
    .innerJoin(assets, and(eq(assets.tenantId, paymentSlips.tenantId), eq(assets.id, paymentSlips.assetId)))
    .where(and(eq(paymentSlips.orderId, order.id), eq(paymentSlips.id, id)))
  if (!found) throw new Problem('not-found')
  return { file: found.file, mediaType: mediaTypes[shownAs(found.mediaType)] }
}

const full = new Problem('wrong-state', { detail: `An order has up to ${maxSlips} slips. Remove one first.` })
const drawing = new Problem('image-unknown', { detail: 'Use a photo or a screenshot of the slip: PNG or JPEG.' })
const recorded = new Problem('wrong-state', { detail: 'The shop has already recorded a payment.' })
