import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { reviewQuery } from '../contract/designs/designReview.ts'
import { accounts } from '../db/schema/accounts.ts'
import { designSummaries } from '../db/schema/designLists.ts'
import { designReviews, designRevisions } from '../db/schema/designReviews.ts'
import { designs } from '../db/schema/designs.ts'
import { type DesignRow, findAny, findOwn, type Person } from './design.ts'
import { emailOwner, emailReviewers } from './designEmails.ts'
import type { DesignWork } from './designWork.ts'
import { type DesignActor, moveDesign } from './moveDesign.ts'
import { createRevision } from './revisions.ts'
import { toCard } from './showDesign.ts'
import { takeOut } from './store/publishDesign.ts'
import { refreshSummary } from './summary.ts'

interface Meant {
  readonly id: string
  /** The version that the caller has seen. */
  readonly version: number
}

/** People who are not signed in cannot be notified. */
const actorOf = ({ accountId }: Person): DesignActor => (accountId === null ? 'guest' : 'owner')

/** Submits a design for review: saves a revision and locks the design. */
export async function submitDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { author } = person
  const design = await findOwn(work, person, { id, lock: true })
  const moved = await moveDesign(work, design, { action: 'submit', actor: actorOf(person), author, version })
  const { revision, document } = await createRevision(work, design, { author, reason: 'submitted' })
  await work.tx.insert(designReviews).values({
    tenantId: work.tenant.id,
    id: work.newId(),
    designId: id,
    revisionId: revision.id,
    createdAt: work.now,
  })
  await emailReviewers(work, document.design)
  return moved
}

/** Withdraws a design from review before the shop has decided. */
export async function withdrawDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { author } = person
  const design = await findOwn(work, person, { id, lock: true })
  const moved = await moveDesign(work, design, { action: 'withdraw', actor: actorOf(person), author, version })
  await decide(work, id, { decision: 'WITHDRAWN', note: '', reviewerId: null })
  return moved
}

/** Reopens a reviewed design for editing, which discards the decision. */
export async function reopenDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { author } = person
  const design = await findOwn(work, person, { id, lock: true })
  return moveDesign(work, design, { action: 'reopen', actor: actorOf(person), author, version })
}

interface Decision extends Meant {
  readonly action: 'approve' | 'reject'
  readonly note: string
}

/** Records the decision of an admin. */
export async function decideReview(work: DesignWork, reviewerId: string, decision: Decision): Promise<DesignRow> {
  const { id, action, note, version } = decision
  const design = await findAny(work, { id, lock: true })
  const moved = await moveDesign(work, design, { action, actor: 'provider', author: reviewerId, version, note })
  await decide(work, id, { decision: action === 'approve' ? 'READY' : 'REJECTED', note, reviewerId })
  const kind = action === 'approve' ? 'designApproved' : 'designRejected'
  await emailOwner(work, design.ownerId, { design, note, kind })
  // The approval is of what is there now; what was rejected is not in the store.
  if (action === 'reject') return takeOut(work, moved, { by: 'provider', actor: reviewerId })
  await work.tx.update(designs).set({ takenOutAt: null }).where(eq(designs.id, id))
  return moved
}

interface Decided {
  readonly decision: 'READY' | 'REJECTED' | 'WITHDRAWN'
  readonly note: string
  readonly reviewerId: string | null
}

const decide = ({ tx, now }: DesignWork, designId: string, decided: Decided) =>
  tx
    .update(designReviews)
    .set({ ...decided, decidedAt: now })
    .where(and(eq(designReviews.designId, designId), isNull(designReviews.decision)))

const nameOf = (person: { readonly firstName: string | null; readonly lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ')

/** Submitted and reviewed designs, the longest waiting first. */
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
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(designs)
    .innerJoin(designReviews, and(eq(designReviews.designId, designs.id), isLatest))
    .innerJoin(designRevisions, eq(designRevisions.id, designReviews.revisionId))
    .leftJoin(designSummaries, eq(designSummaries.id, designs.id))
    .leftJoin(accounts, eq(accounts.id, designs.ownerId))
    .where(wanted)
    .orderBy(asc(designReviews.createdAt), asc(designs.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items = []
  for (const { design, summary, submittedAt, sha256, firstName, lastName } of rows) {
    const card = toCard(await refreshSummary(work, design, summary))
    items.push({ ...card, submittedAt: submittedAt.toISOString(), sha256, customer: nameOf({ firstName, lastName }) })
  }
  return { items, total: counted?.total ?? 0, page, pageSize }
}
