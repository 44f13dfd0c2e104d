import { eq } from 'drizzle-orm'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import { type DesignRow, expectVersion, findOwn, type Person } from './design.ts'
import { readLog, writeLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'
import { checkEditable } from './moveDesign.ts'
import { garmentOf } from './openDesign.ts'

interface Renaming {
  readonly id: string
  readonly name: string
  readonly version: number
}

/** Renames a design with an entry in its log, as the editor does. */
export async function renameDesign(work: DesignWork, person: Person, renaming: Renaming): Promise<DesignRow> {
  const design = await findOwn(work, person, { id: renaming.id, lock: true })
  checkEditable(design.status)
  expectVersion(design, renaming.version)
  const parts = await entriesOf(work, design, { author: person.author, name: renaming.name })
  if (parts.length === 0) return design
  await writeLog(work, design, { person, parts })
  await writeHistory(work, { designId: design.id, event: 'renamed', by: 'owner', actor: person.author })
  const [renamed] = await work.tx
    .update(designs)
    .set({ version: design.version + 1 })
    .where(eq(designs.id, design.id))
    .returning()
  return renamed ?? design
}

async function entriesOf(
  work: DesignWork,
  design: DesignRow,
  { author, name }: { readonly author: string; readonly name: string },
) {
  const { id, productType } = design
  garmentOf(productType)
  const updates = await readLog(work, id)
  // The server uses its own slot, so that undo in a page does not revert its entry.
  const renaming = { author: `${author}#server`, name, at: work.now.getTime() }
  const renamed = work.replays.take({ kind: 'rename', productType, updates, ...renaming })
  if ('parts' in renamed) return renamed.parts
  throw new Problem('update-refused', { detail: `${renamed.refused}: the design cannot be renamed.` })
}
