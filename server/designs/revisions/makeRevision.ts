import { eq, type InferSelectModel, max } from 'drizzle-orm'
import type { DesignDocument } from '../../../engine/index.ts'
import type { RevisionReason } from '../../contract/designs/designLog.ts'
import { designRevisions } from '../../db/schema/designReviews.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'
import { readLog } from '../log/readLog.ts'
import { garmentOf } from '../reading/garmentOf.ts'
import { openDesign } from '../reading/openDesign.ts'
import { hashDesign } from './hashDesign.ts'

export type RevisionRow = InferSelectModel<typeof designRevisions>

/**
 * Keeps the locked design as it is now, for ever.
 *
 * @throws Problem design-empty
 */
export async function makeRevision(
  work: DesignWork,
  design: DesignRow,
  { author, reason }: { readonly author: string; readonly reason: RevisionReason },
): Promise<{ readonly revision: RevisionRow; readonly document: DesignDocument }> {
  const { tx, tenant, now, newId } = work
  if (design.seq === 0) throw new Problem('design-empty')
  const garment = garmentOf(design.productType)
  const { engine } = await openDesign({ garment, updates: await readLog(work, design.id) })
  const document = engine.document.current()
  const bytes = engine.timeline.log().update()
  engine.dispose()
  const [last] = await tx
    .select({ number: max(designRevisions.number) })
    .from(designRevisions)
    .where(eq(designRevisions.designId, design.id))
  const revision = {
    tenantId: tenant.id,
    id: newId(),
    designId: design.id,
    number: (last?.number ?? 0) + 1,
    bytes,
    sha256: hashDesign(document, garment),
    reason,
    author,
    createdAt: now,
  }
  await tx.insert(designRevisions).values(revision)
  return { revision, document }
}
