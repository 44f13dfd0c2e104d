import { Problem } from '../http/problem.ts'
import type { DesignRow, Person } from './design.ts'
import { logOwnerOf, readLog, readOwners, writeLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { checkEditable } from './moveDesign.ts'
import { garmentOf } from './openDesign.ts'

/**
 * Appends an update to the locked design and returns the `seq` of the log. Known entries change nothing.
 *
 * @throws Problem update-refused for a manipulated update, and for one that depends on missing updates
 * @throws ReplayNeeded
 */
export async function takeUpdate(work: DesignWork, design: DesignRow, brought: BroughtUpdate): Promise<number> {
  checkEditable(design.status)
  return appendUpdate(work, design, brought)
}

interface BroughtUpdate {
  readonly person: Person
  readonly update: Uint8Array
}

/**
 * The same whatever the status of the design is.
 *
 * @throws Problem update-refused
 * @throws ReplayNeeded
 */
export async function appendUpdate(
  work: DesignWork,
  design: DesignRow,
  { person, update }: BroughtUpdate,
): Promise<number> {
  const { id, productType } = design
  garmentOf(productType)
  const updates = await readLog(work, id)
  const owners = await readOwners(work, id)
  const owner = logOwnerOf(person)
  const judged = work.replays.take({ kind: 'judge', productType, updates, update, owner, owners })
  if ('parts' in judged) return writeLog(work, design, { person, parts: judged.parts })
  throw new Problem('update-refused', { detail: `${judged.refused}: these changes could not be saved.` })
}
