import { createHash } from 'node:crypto'
import { and, asc, desc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Pack, PackRequest } from '../contract/production/packs.ts'
import { packFiles, packs } from '../db/schema/packs.ts'
import { Problem } from '../http/problem.ts'
import { findAnyOrder } from '../orders/findOrder.ts'
import { linesOf } from '../orders/orderedArtwork.ts'
import type { OrderWork } from '../orders/orderWork.ts'

export type PackRow = InferSelectModel<typeof packs>

/**
 * The pack of an order with these wishes, a new one where there is none. One that was refused is made again.
 * @throws Problem not-found
 */
export async function startPack(work: OrderWork, orderId: string, wishes: PackRequest) {
  const order = await findAnyOrder(work, orderId)
  const { tx, tenant, now, newId } = work
  const lines = await linesOf(work, order.id)
  const { inks = [] } = tenant.settings
  const made = [
    packFormat,
    wishes,
    inks,
    lines.map(({ sha256, pieces, fabric, name }) => [sha256, pieces, fabric, name]),
  ]
  const source = createHash('sha256').update(JSON.stringify(made)).digest('hex')
  const values = { tenantId: tenant.id, id: newId(), orderId: order.id, source, wishes, createdAt: now, updatedAt: now }
  const [added] = await tx.insert(packs).values(values).onConflictDoNothing().returning()
  if (added) return { row: added, isNew: true }
  const own = and(eq(packs.orderId, order.id), eq(packs.source, source))
  await tx
    .update(packs)
    .set({ status: 'making', refusal: null, reason: '', updatedAt: now })
    .where(and(own, eq(packs.status, 'refused')))
  const [row] = await tx.select().from(packs).where(own)
  if (!row) throw new Error('The database returned no pack.')
  return { row, isNew: false }
}

/** Counts up when packs come out otherwise: one that was made before is not taken for the new one. */
const packFormat = 2

export async function listPacks(work: OrderWork, orderId: string): Promise<{ items: Pack[] }> {
  await findAnyOrder(work, orderId)
  const rows = await work.tx
    .select()
    .from(packs)
    .where(eq(packs.orderId, orderId))
    .orderBy(desc(packs.createdAt), desc(packs.id))
  return { items: await Promise.all(rows.map(row => showPack(work, row))) }
}

/** @throws Problem not-found */
export async function findPack({ tx }: Pick<OrderWork, 'tx'>, orderId: string, id: string): Promise<PackRow> {
  const [row] = await tx
    .select()
    .from(packs)
    .where(and(eq(packs.id, id), eq(packs.orderId, orderId)))
  if (!row) throw new Problem('not-found')
  return row
}

export const filesOf = ({ tx }: Pick<OrderWork, 'tx'>, packId: string) =>
  tx.select().from(packFiles).where(eq(packFiles.packId, packId)).orderBy(asc(packFiles.name))

export async function showPack(work: Pick<OrderWork, 'tx'>, row: PackRow): Promise<Pack> {
  const { id, status, wishes, done, steps, refusal, reason, createdAt } = row
  const files = (await filesOf(work, id)).map(({ name, size, sha256 }) => ({ name, size, sha256 }))
  return { id, status, wishes, done, steps, refusal, reason, createdAt: createdAt.toISOString(), files }
}
