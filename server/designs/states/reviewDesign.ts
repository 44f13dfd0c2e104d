import { and, eq, isNull } from 'drizzle-orm'
import { designReviews } from '../../db/schema/designReviews.ts'
import type { DesignWork } from '../designWork.ts'
import { type DesignRow, findAny, findOwn } from '../findDesign.ts'
import { designApproved, designRejected, designSubmitted } from '../letters/designLetters.ts'
import { tellOwner, tellProvider } from '../letters/tellPeople.ts'
import type { Person } from '../person.ts'
import { makeRevision } from '../revisions/makeRevision.ts'
import type { DesignActor } from './designActions.ts'
import { moveDesign } from './moveDesign.ts'

interface Meant {
  readonly id: string
  /** That the caller has seen. */
  readonly version: number
}

/** Nobody who is not signed in can be answered. */
const actorOf = ({ accountId }: Person): DesignActor => (accountId === null ? 'guest' : 'owner')

/** Asks the shop to review the design as it is now: that is kept as a revision, and the design rests. */
export async function submitDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { author } = person
  const design = await findOwn(work, person, { id, lock: true })
  const moved = await moveDesign(work, design, { action: 'submit', actor: actorOf(person), author, version })
  const { revision, document } = await makeRevision(work, design, { author, reason: 'submitted' })
  await work.tx.insert(designReviews).values({
    tenantId: work.tenant.id,
    id: work.newId(),
    designId: id,
    revisionId: revision.id,
    createdAt: work.now,
  })
  await tellProvider(work, { design: document.design, write: designSubmitted })
  return moved
}

/** The owner thinks better of it before the shop has answered. */
export async function withdrawDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { author } = person
  const design = await findOwn(work, person, { id, lock: true })
  const moved = await moveDesign(work, design, { action: 'withdraw', actor: actorOf(person), author, version })
  await decide(work, id, { decision: 'WITHDRAWN', note: '', reviewerId: null })
  return moved
}

/** The owner wants to edit on, and knows that the answer of the shop is lost by it. */
export async function reopenDesign(work: DesignWork, person: Person, { id, version }: Meant): Promise<DesignRow> {
  const { author } = person
  const design = await findOwn(work, person, { id, lock: true })
  return moveDesign(work, design, { action: 'reopen', actor: actorOf(person), author, version })
}

interface Decision extends Meant {
  readonly action: 'approve' | 'reject'
  readonly note: string
}

/** The shop's answer, by one of its admins. */
export async function answerReview(work: DesignWork, reviewerId: string, decision: Decision): Promise<DesignRow> {
  const { id, action, note, version } = decision
  const design = await findAny(work, { id, lock: true })
  const moved = await moveDesign(work, design, { action, actor: 'provider', author: reviewerId, version, note })
  await decide(work, id, { decision: action === 'approve' ? 'READY' : 'REJECTED', note, reviewerId })
  const write = action === 'approve' ? designApproved : designRejected
  await tellOwner(work, design.ownerId, { design, note, write })
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
