import { eq } from 'drizzle-orm'
import { setName } from '../../plugins/index.ts'
import { designs } from '../db/schema/designs.ts'
import { Problem } from '../http/problem.ts'
import { type DesignRow, expectVersion, findOwn, type Person } from './design.ts'
import { readLog, writeLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { writeHistory } from './history.ts'
import { checkEditable } from './moveDesign.ts'
import { garmentOf, openDesign } from './openDesign.ts'

interface Renaming {
  readonly id: string
  readonly name: string
  readonly version: number
}

/** Gives a design its name as the editor does: by an entry of its log. */
export async function renameDesign(work: DesignWork, person: Person, renaming: Renaming): Promise<DesignRow> {
  const design = await findOwn(work, person, { id: renaming.id, lock: true })
  checkEditable(design.status)
  expectVersion(design, renaming.version)
  const parts = await entriesOf(work, design, { author: person.author, name: renaming.name })
  if (parts.length === 0) return design
  await writeLog(work, design, { author: person.author, parts })
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
  const updates = await readLog(work, design.id)
  const garment = garmentOf(design.productType)
  // A slot of its own: what the server wrote is not what a page's undo takes back next.
  const slot = `${author}#server`
  const { engine, added } = await openDesign({ garment, updates, author: slot, now: () => work.now.getTime() })
  try {
    const outcome = engine.dispatch(setName.of({ name }))
    if (outcome.kind === 'refused' && outcome.reason !== 'nothing-changes') {
      throw new Problem('update-refused', { detail: `${outcome.reason}: the design cannot be renamed.` })
    }
    const { client } = engine.timeline.log()
    return added.map(bytes => ({ clientId: client, bytes }))
  } finally {
    engine.dispose()
  }
}
