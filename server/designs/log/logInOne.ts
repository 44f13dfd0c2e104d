import type { DesignWork } from '../designWork.ts'
import type { DesignRow } from '../findDesign.ts'
import { garmentOf } from '../reading/garmentOf.ts'
import { openDesign } from '../reading/openDesign.ts'
import { readLog } from './readLog.ts'

/** Everything that the log of a design has, as one update. */
export async function logInOne(work: DesignWork, { id, productType }: DesignRow): Promise<Uint8Array> {
  const { engine } = await openDesign({ garment: garmentOf(productType), updates: await readLog(work, id) })
  const update = engine.timeline.log().update()
  engine.dispose()
  return update
}
