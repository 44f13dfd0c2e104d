import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { DesignReview, ReviewedLog } from '../../contract/designs/reviewedDesign.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { designReviews, designRevisions } from '../../db/schema/designReviews.ts'
import { orderLines } from '../../db/schema/orders.ts'
import { staff } from '../../db/schema/staff.ts'
import { Problem } from '../../http/problem.ts'
import { ownerOfAccount, ownerOfDesign } from '../../rooms/grant.ts'
import { type DesignRow, findAny, type Person } from '../design.ts'
import { readOwners } from '../designLog.ts'
import type { DesignWork } from '../designWork.ts'
import { writeHistory } from '../history.ts'
import { createRevision } from '../revisions.ts'
import { appendUpdate } from '../takeUpdate.ts'

/**
 * A design that the shop may see: one that was submitted, ordered or published.
 *
 * @throws Problem not-found, also for designs that nobody has shown to the shop
 */
export async function findReviewed(work: DesignWork, wanted: { readonly id: string; readonly lock?: boolean }) {
  const design = await findAny(work, wanted)
  const { tx } = work
  const revised = tx.select({ id: designRevisions.designId }).from(designRevisions)
  const ordered = tx.select({ id: orderLines.designId }).from(orderLines)
  const [shown] = await union(
    revised.where(eq(designRevisions.designId, design.id)),
    ordered.where(eq(orderLines.designId, design.id)),
  )
  if (!shown) throw new Problem('not-found')
  return design
}

/** What the shop knows of a design beside its card; lists newest first. */
export async function reviewsOf(work: DesignWork, design: DesignRow) {
  const { tx } = work
  const reviews = await tx
    .select({
      review: designReviews,
      number: designRevisions.number,
      first: accounts.firstName,
      last: accounts.lastName,
    })
    .from(designReviews)
    .innerJoin(designRevisions, eq(designRevisions.id, designReviews.revisionId))
    .leftJoin(accounts, eq(accounts.id, designReviews.reviewerId))
    .where(eq(designReviews.designId, design.id))
    .orderBy(desc(designReviews.createdAt), desc(designReviews.id))
  const { id, number, reason, sha256, createdAt } = designRevisions
  const revisions = await tx
    .select({ id, number, reason, sha256, createdAt })
    .from(designRevisions)
    .where(eq(designRevisions.designId, design.id))
    .orderBy(desc(designRevisions.number))
  return {
    customer: await customerOf(work, design),
    revisions: revisions.map(row => ({ ...row, createdAt: row.createdAt.toISOString() })),
    reviews: reviews.map(({ review, number: revision, first, last }): DesignReview => {
      const { id: reviewId, decision, note, decidedAt, createdAt: at } = review
      return {
        ...{ id: reviewId, revision, decision, note },
        submittedAt: at.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        reviewer: [first, last].filter(Boolean).join(' '),
      }
    }),
  }
}

async function customerOf({ tx }: DesignWork, { ownerId }: DesignRow) {
  if (ownerId === null) return null
  const [found] = await tx.select().from(accounts).where(eq(accounts.id, ownerId))
  return found ? { id: found.id, name: `${found.firstName} ${found.lastName}`.trim(), email: found.email } : null
}

/** The log of a revision. @throws Problem not-found */
export async function revisionLog(work: DesignWork, design: DesignRow, number: number): Promise<ReviewedLog> {
  const [found] = await work.tx
    .select({ bytes: designRevisions.bytes })
    .from(designRevisions)
    .where(and(eq(designRevisions.designId, design.id), eq(designRevisions.number, number)))
  if (!found) throw new Problem('not-found')
  return showLog(work, { designId: design.id, owner: ownerOfDesign(design), bytes: found.bytes })
}

interface ShownLog {
  readonly designId: string
  /** Whose design it is. */
  readonly owner: string
  readonly bytes: Uint8Array
}

/** A log with the people who wrote it. */
export async function showLog(work: DesignWork, { designId, owner, bytes }: ShownLog): Promise<ReviewedLog> {
  const clientsOf = new Map<string, number[]>()
  for (const [client, author] of await readOwners(work, designId)) {
    clientsOf.set(author, [...(clientsOf.get(author) ?? []), client])
  }
  const account = ownerOfAccount('')
  const ids = [...clientsOf.keys()].filter(author => author.startsWith(account)).map(id => id.slice(account.length))
  const named = ids.length === 0 ? [] : await peopleOf(work, ids)
  return {
    update: Buffer.from(bytes).toString('base64'),
    people: [...clientsOf].map(([author, clients]) => {
      const person = named.find(({ id }) => ownerOfAccount(id) === author)
      const isOwner = author === owner
      return {
        name: person ? `${person.first} ${person.last}`.trim() : '',
        kind: isOwner ? 'owner' : person?.role ? 'shop' : 'other',
        clients,
      }
    }),
  }
}

const peopleOf = ({ tx }: DesignWork, ids: readonly string[]) =>
  tx
    .select({ id: accounts.id, first: accounts.firstName, last: accounts.lastName, role: staff.role })
    .from(accounts)
    .leftJoin(staff, eq(staff.id, accounts.id))
    .where(inArray(accounts.id, [...ids]))

/**
 * Adds what the shop changes to a design that waits for its decision: the decision is about the new revision.
 *
 * @throws Problem not-found, wrong-state, update-refused
 */
export async function correctDesign(
  work: DesignWork,
  person: Person,
  { id, update }: { readonly id: string; readonly update: Uint8Array },
): Promise<DesignRow> {
  const design = await findReviewed(work, { id, lock: true })
  if (design.status !== 'REVIEWING') {
    throw new Problem('wrong-state', { detail: 'The shop corrects designs only while they wait for its decision.' })
  }
  const seq = await appendUpdate(work, design, { person, update })
  if (seq === design.seq) return design
  const corrected = { ...design, seq }
  const { revision } = await createRevision(work, corrected, { author: person.author, reason: 'submitted' })
  await work.tx
    .update(designReviews)
    .set({ revisionId: revision.id })
    .where(and(eq(designReviews.designId, id), isNull(designReviews.decision)))
  await writeHistory(work, { designId: id, event: 'corrected', by: 'provider', actor: person.author })
  return corrected
}
