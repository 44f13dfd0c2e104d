import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { DesignDocument } from '../../engine/index.ts'
import { assets } from '../db/schema/assets.ts'
import { designs } from '../db/schema/designs.ts'
import { orderImages, orderLines } from '../db/schema/orders.ts'
import { together } from '../db/together.ts'
import { findOwn, type Person } from '../designs/design.ts'
import { readLog } from '../designs/designLog.ts'
import { garmentOf } from '../designs/openDesign.ts'
import { playLog } from '../designs/readDesign.ts'
import { hashDesign } from '../designs/revisions.ts'
import { Problem } from '../http/problem.ts'
import { hashesIn } from '../rooms/noteImages.ts'
import type { OrderWork } from './orderWork.ts'

type LineRow = typeof orderLines.$inferSelect

/** Everything that a shirt is produced from, independent of the design's later life. */
export type OrderedArtwork = Pick<LineRow, 'designId' | 'name' | 'productType' | 'bytes' | 'sha256'>

/**
 * A design of this person as it is now.
 *
 * @throws Problem not-found for a design of somebody else, design-empty, images-missing
 */
export async function artworkOf(work: OrderWork, person: Person, id: string): Promise<NowArtwork> {
  const [design, updates] = await together(findOwn(work, person, { id }), readLog(work, id))
  if (design.seq === 0) throw new Problem('design-empty')
  const { document, update } = playLog(work, design, updates)
  await requireImages(work, document)
  const artwork = {
    designId: design.id,
    name: document.design.name,
    productType: design.productType,
    bytes: update,
    sha256: hashDesign(document, garmentOf(design.productType)),
  }
  return { artwork, thumbnail: design.thumbnail }
}

interface NowArtwork {
  readonly artwork: OrderedArtwork
  /** Hex. */
  readonly thumbnail: string | null
}

/** What is not here cannot be printed: a page may have been closed before it had sent an image. */
async function requireImages({ tx }: OrderWork, { layers, goalkeeper }: DesignDocument): Promise<void> {
  const shown = [...Object.values(layers), ...Object.values(goalkeeper.layers)]
  const wanted = [...new Set(shown.flatMap(({ asset }) => asset ?? []))]
  if (wanted.length === 0) return
  const found = await tx.selectDistinct({ sha256: assets.sha256 }).from(assets).where(inArray(assets.sha256, wanted))
  if (found.length < wanted.length) throw new Problem('images-missing')
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

/** A design of an order as it was sent with a submission; the last one where none is named. */
export async function orderedLine(
  { tx }: OrderWork,
  orderId: string,
  wanted: WantedLine,
): Promise<LineRow | undefined> {
  const { design, submission } = wanted
  const [found] = await tx
    .select()
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.designId, design),
        submission === undefined ? undefined : eq(orderLines.submission, submission),
      ),
    )
    .orderBy(desc(orderLines.submission))
    .limit(1)
  return found
}

interface WantedLine {
  readonly design: string
  readonly submission?: number | undefined
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
