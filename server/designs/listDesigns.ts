import { and, asc, count, desc, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DesignCard } from '../contract/designs/design.ts'
import type { DesignQuery } from '../contract/designs/ownDesigns.ts'
import { containing } from '../db/likePattern.ts'
import { designSummaries } from '../db/schema/designLists.ts'
import { designs } from '../db/schema/designs.ts'
import { ownedBy, type Person } from './design.ts'
import type { DesignWork } from './designWork.ts'
import { toCard } from './showDesign.ts'
import { refreshSummary } from './summary.ts'

/** The name as it is shown. */
const shownName = (unnamed: string) => sql<string>`coalesce(nullif(${designs.name}, ''), ${unnamed})`

/** Ids grow with time, so that of two in one instant the newer is first as well. */
const ordersWith = (unnamed: string) => ({
  edited: [desc(designs.designedAt), desc(designs.id)],
  created: [desc(designs.createdAt), desc(designs.id)],
  name: [asc(sql`lower(${shownName(unnamed)})`), asc(designs.id)],
})

/** The designs of an owner. */
export async function listDesigns(work: DesignWork, person: Person, query: DesignQuery) {
  const { page, pageSize, search, productType, status, deleted, sort, unnamed } = query
  const wanted = and(
    ownedBy(person),
    deleted === 'true' ? isNotNull(designs.deletedAt) : isNull(designs.deletedAt),
    search === '' ? undefined : ilike(shownName(unnamed), containing(search)),
    productType && eq(designs.productType, productType),
    status && eq(designs.status, status),
  )
  const [counted] = await work.tx.select({ total: count() }).from(designs).where(wanted)
  const rows = await work.tx
    .select({ design: designs, summary: designSummaries })
    .from(designs)
    .leftJoin(designSummaries, eq(designSummaries.id, designs.id))
    .where(wanted)
    .orderBy(...ordersWith(unnamed)[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items: DesignCard[] = []
  for (const { design, summary } of rows) items.push(toCard(await refreshSummary(work, design, summary)))
  return { items, total: counted?.total ?? 0, page, pageSize }
}

/** Designs whose names are read again in one transaction. */
const refreshedAtOnce = 10

/**
 * Updates names from logs that have grown, because lists are searched and sorted by name. Call it before `listDesigns`
 * until it returns false.
 *
 * @throws ReplayNeeded
 */
export async function refreshNames(work: DesignWork, person: Person): Promise<boolean> {
  const rows = await work.tx
    .select({ design: designs })
    .from(designs)
    .leftJoin(designSummaries, eq(designSummaries.id, designs.id))
    .where(and(ownedBy(person), sql`${designSummaries.seq} is distinct from ${designs.seq}`))
    .limit(refreshedAtOnce)
  for (const { design } of rows) await refreshSummary(work, design)
  return rows.length === refreshedAtOnce
}
