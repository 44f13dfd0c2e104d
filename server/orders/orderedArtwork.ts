import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { designs } from '../db/schema/designs.ts'
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
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), desc(orderLines.submission))
  return rows.filter((row, at) => rows[at - 1]?.position !== row.position)
}

/** What is shown of a line: all but its artwork, which is large. */
export interface ShownLine
  extends Pick<LineRow, 'orderId' | 'designId' | 'name' | 'productType' | 'fabric' | 'sha256' | 'pieces'> {
  /** Of the design as it is now, hex; `null` without one. */
  readonly thumbnail: string | null
}

/** The lines of the last submission of each order. */
export async function shownLinesOf({ tx }: OrderWork, orderIds: readonly string[]): Promise<readonly ShownLine[]> {
  if (orderIds.length === 0) return []
  const { tenantId, orderId, position, submission, designId, name, productType, fabric, sha256, pieces } = orderLines
  const shown = { orderId, position, submission, designId, name, productType, fabric, sha256, pieces }
  return tx
    .selectDistinctOn([orderId, position], { ...shown, thumbnail: designs.thumbnail })
    .from(orderLines)
    .leftJoin(designs, and(eq(designs.tenantId, tenantId), eq(designs.id, designId)))
    .where(inArray(orderId, [...orderIds]))
    .orderBy(orderId, position, desc(submission))
}

type NewLine = typeof orderLines.$inferInsert

/** The statements that keep lines of an order, and the images that they name: each runs when it is awaited. */
export function keepLines({ tx }: OrderWork, lines: readonly NewLine[]) {
  const images = lines.flatMap(({ tenantId, orderId, bytes }) =>
    hashesIn(bytes).map(sha256 => ({ tenantId, orderId, sha256 })),
  )
  return [
    tx.insert(orderLines).values([...lines]),
    ...(images.length > 0 ? [tx.insert(orderImages).values(images).onConflictDoNothing()] : []),
  ]
}
