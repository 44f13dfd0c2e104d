import { and, eq, inArray } from 'drizzle-orm'
import { type DesignActionName, type DesignStatus, designActionNames } from '../contract/designs/design.ts'
import type { DesignEvent } from '../contract/designs/designHistory.ts'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import { type DesignRow, expectVersion } from './design.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'

interface Move {
  readonly action: Exclude<DesignActionName, 'edit'>
  readonly actor: DesignActor
  /** The account id or the guest hash. */
  readonly author: string
  /** The version that the caller has seen. */
  readonly version: number
  readonly note?: string
}

const events: Readonly<Record<Move['action'], DesignEvent>> = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  reopen: 'reopened',
  approve: 'approved',
  reject: 'rejected',
}

/**
 * Changes the status of a design and records it in its history.
 *
 * @throws Problem not-allowed, wrong-state, version-mismatch
 */
export async function moveDesign(work: DesignWork, design: DesignRow, move: Move): Promise<DesignRow> {
  const { by, from, to } = designActions[move.action]
  if (!by.includes(move.actor) || to === null) throw new Problem('not-allowed')
  if (!from.includes(design.status)) throw new Problem('wrong-state', { detail: wrongState(design, move.action) })
  expectVersion(design, move.version)
  const [moved] = await work.tx
    .update(designs)
    .set({ status: to, version: move.version + 1, updatedAt: work.now })
    .where(and(eq(designs.id, design.id), eq(designs.version, move.version), inArray(designs.status, [...from])))
    .returning()
  if (!moved) throw new Problem('version-mismatch')
  await writeHistory(work, {
    designId: design.id,
    event: events[move.action],
    actor: move.author,
    note: move.note ?? '',
    by: move.actor === 'provider' ? 'provider' : 'owner',
    from: design.status,
    to,
  })
  return moved
}

const wrongState = ({ status }: DesignRow, action: string) =>
  `"${action}" is not possible while a design is ${status}. Reload to see its current status.`

/** `guest`: an owner who is not signed in and cannot be notified. */
export const designActors = ['owner', 'guest', 'provider'] as const
export type DesignActor = (typeof designActors)[number]

interface ActionRule {
  readonly by: readonly DesignActor[]
  readonly from: readonly DesignStatus[]
  /** The next status; null when it does not change. */
  readonly to: DesignStatus | null
}

/** Who can do what with a design, by status. */
export const designActions: Readonly<Record<DesignActionName, ActionRule>> = {
  edit: { by: ['owner', 'guest'], from: ['DRAFT'], to: null },
  submit: { by: ['owner'], from: ['DRAFT'], to: 'REVIEWING' },
  withdraw: { by: ['owner'], from: ['REVIEWING'], to: 'DRAFT' },
  reopen: { by: ['owner'], from: ['READY', 'REJECTED'], to: 'DRAFT' },
  approve: { by: ['provider'], from: ['REVIEWING'], to: 'READY' },
  reject: { by: ['provider'], from: ['REVIEWING'], to: 'REJECTED' },
}

export const allowedActions = (status: DesignStatus, actor: DesignActor): readonly DesignActionName[] =>
  designActionNames.filter(name => designActions[name].from.includes(status) && designActions[name].by.includes(actor))

/** @throws Problem design-in-review; approval-is-lost when it must be reopened first */
export function checkEditable(status: DesignStatus): void {
  if (status === 'REVIEWING') throw new Problem('design-in-review')
  if (status !== 'DRAFT') throw new Problem('approval-is-lost')
}
