import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewQuery } from '../../contract/designs/designReview.ts'
import { designSummaries } from '../../db/schema/designLists.ts'
import { designReviews, designRevisions } from '../../db/schema/designReviews.ts'
import { designs } from '../../db/schema/designs.ts'
import type { DesignWork } from '../designWork.ts'
import { refreshSummary } from '../reading/refreshSummary.ts'
import { toCard } from '../showDesign.ts'

/** Designs that stand in a review or have been answered, the one that waits longest first. */
export async function listReviews(work: DesignWork, { page, pageSize, status }: z.infer<typeof reviewQuery>) {
  const wanted = and(eq(designs.status, status), isNull(designs.deletedAt))
  const [counted] = await work.tx.select({ total: count() }).from(designs).where(wanted)
  const isLatest = sql`${designReviews.id} = (select r.id from design_reviews r
    where r.tenant_id = ${designs.tenantId} and r.design_id = ${designs.id} order by r.created_at desc, r.id desc limit 1)`
  const rows = await work.tx
    .select({
      design: designs,
      summary: designSummaries,
      submittedAt: designReviews.createdAt,
      sha256: designRevisions.sha256,
    })
    .from(designs)
    .innerJoin(designReviews, and(eq(designReviews.designId, designs.id), isLatest))
    .innerJoin(designRevisions, eq(designRevisions.id, designReviews.revisionId))
    .leftJoin(designSummaries, eq(designSummaries.id, designs.id))
    .where(wanted)
    .orderBy(asc(designReviews.createdAt), asc(designs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items = []
  for (const { design, summary, submittedAt, sha256 } of rows) {
    const card = toCard(await refreshSummary(work, design, summary))
    items.push({ ...card, submittedAt: submittedAt.toISOString(), sha256 })
  }
  return { items, total: counted?.total ?? 0, page, pageSize }
}
