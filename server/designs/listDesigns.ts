import { and, asc, count, desc, eq, ilike, isNotNull, isNull } from 'drizzle-orm'
import type { DesignCard } from '../contract/designs/design.ts'
import type { DesignQuery } from '../contract/designs/ownDesigns.ts'
import { containing } from '../db/likePattern.ts'
import { designSummaries } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import { ownedBy, type Person } from './design.ts'
import type { DesignWork } from './designWork.ts'
import { toCard } from './showDesign.ts'
import { refreshSummary } from './summary.ts'

const orders = {
  edited: [desc(designs.designedAt), asc(designs.id)],
  created: [desc(designs.createdAt), asc(designs.id)],
  name: [asc(designs.name), asc(designs.id)],
}

/** Somebody's own designs. */
export async function listDesigns(work: DesignWork, person: Person, query: DesignQuery) {
  await refreshNames(work, person)
  const { page, pageSize, search, productType, status, deleted, sort } = query
  const wanted = and(
    ownedBy(person),
    deleted === 'true' ? isNotNull(designs.deletedAt) : isNull(designs.deletedAt),
    search === '' ? undefined : ilike(designs.name, containing(search)),
    productType && eq(designs.productType, productType),
    status && eq(designs.status, status),
  )
  const [counted] = await work.tx.select({ total: count() }).from(designs).where(wanted)
  const rows = await work.tx
    .select({ design: designs, summary: designSummaries })
    .from(designs)
    .leftJoin(designSummaries, eq(designSummaries.id, designs.id))
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items: DesignCard[] = []
  for (const { design, summary } of rows) items.push(toCard(await refreshSummary(work, design, summary)))
  return { items, total: counted?.total ?? 0, page, pageSize }
}

/** Names are searched and sorted by, so they have to be those of the logs before. */
async function refreshNames(work: DesignWork, person: Person): Promise<void> {
  const rows = await work.tx
    .select({ design: designs, seq: designSummaries.seq })
    .from(designs)
    .leftJoin(designSummaries, eq(designSummaries.id, designs.id))
    .where(ownedBy(person))
  for (const { design, seq } of rows) {
    if (seq !== design.seq) await refreshSummary(work, design)
  }
}
