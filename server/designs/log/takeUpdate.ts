import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'
import type { Person } from '../person.ts'
import { garmentOf } from '../reading/garmentOf.ts'
import { checkEditable } from '../states/checkEditable.ts'
import { readLog } from './readLog.ts'
import { readNewParts } from './readNewParts.ts'
import { writeLog } from './writeLog.ts'

/** Takes an update of somebody who may edit the locked design; answers with the log's `seq`. Known work changes nothing. */
export async function takeUpdate(
  work: DesignWork,
  design: DesignRow,
  { person, update }: { readonly person: Person; readonly update: Uint8Array },
): Promise<number> {
  checkEditable(design.status)
  const updates = await readLog(work, design.id)
  const parts = await readNewParts({ garment: garmentOf(design.productType), updates, update })
  return writeLog(work, design, { author: person.author, parts })
}
