import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { orderImages, orderLines } from '../db/schema/orders.ts'
import type { DesignRow } from '../designs/design.ts'
import { garmentOf } from '../designs/openDesign.ts'
import { readDesign } from '../designs/readDesign.ts'
import { hashDesign } from '../designs/revisions.ts'
import { Problem } from '../http/problem.ts'
import { hashesIn } from '../rooms/noteImages.ts'
import type { OrderWork } from './orderWork.ts'

type LineRow = typeof orderLines.$inferSelect

/** Everything that a shirt is produced from, independent of the design's later life. */
export type OrderedArtwork = Pick<LineRow, 'designId' | 'name' | 'productType' | 'bytes' | 'sha256'>

/** @throws Problem design-empty */
export async function artworkOf(work: OrderWork, design: DesignRow): Promise<OrderedArtwork> {
  if (design.seq === 0) throw new Problem('design-empty')
  const { document, update } = await readDesign(work, design)
  return {
    designId: design.id,
    name: document.design.name,
    productType: design.productType,
    bytes: update,
    sha256: hashDesign(document, garmentOf(design.productType)),
  }
}

/** The lines of an order that are produced: those of its last submission, in their order. */
export const linesOf = ({ tx }: OrderWork, orderId: string): Promise<readonly LineRow[]> => lastLines(tx, orderId)

export async function lastLines(tx: OrderWork['tx'], orderId: string): Promise<readonly LineRow[]> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position), desc(orderLines.submission))
  return rows.filter((row, at) => rows[at - 1]?.position !== row.position)
}

/** The lines of the last submission of each order, without their artwork, which is large. */
export async function shownLinesOf({ tx }: OrderWork, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const { orderId, position, submission, designId, name, productType, fabric, sha256, pieces } = orderLines
  const shown = { orderId, position, submission, designId, name, productType, fabric, sha256, pieces }
  return tx
    .selectDistinctOn([orderId, position], shown)
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(orderId, position, desc(submission))
}

/** Keeps lines of an order, and the images that they name. */
export async function keepLines({ tx }: OrderWork, lines: readonly (typeof orderLines.$inferInsert)[]): Promise<void> {
  await tx.insert(orderLines).values([...lines])
  const images = lines.flatMap(({ tenantId, orderId, bytes }) =>
    hashesIn(bytes).map(sha256 => ({ tenantId, orderId, sha256 })),
  )
  if (images.length > 0) await tx.insert(orderImages).values(images).onConflictDoNothing()
}
