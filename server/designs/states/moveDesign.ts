import { and, eq, inArray } from 'drizzle-orm'
import type { DesignActionName } from '../../contract/designs/design.ts'
import type { DesignEvent } from '../../contract/designs/designHistory.ts'
import { designs } from '../../db/schema/designs.ts'
import { Problem } from '../../http/problem.ts'
import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'
import { writeHistory } from '../history/writeHistory.ts'
import { type DesignActor, designActions } from './designActions.ts'
import { expectVersion } from './versions.ts'

export interface Move {
  readonly action: Exclude<DesignActionName, 'edit'>
  readonly actor: DesignActor
  /** Whose account or guest's hash it is. */
  readonly author: string
  /** That the caller has seen. */
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
 * Takes a design to its next status, with a row of its history.
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
  `A design that is ${status} cannot take the step "${action}". Load it again to see where it stands.`
