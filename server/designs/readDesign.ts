import type { DesignRow } from './design.ts'
import { readLog } from './designLog.ts'
import type { DesignWork } from './designWork.ts'
import { garmentOf } from './openDesign.ts'
import type { Replayed } from './replay/replayJobs.ts'

type Design = Pick<DesignRow, 'id' | 'productType' | 'seq'>

/**
 * Everything that the log of a design shows now.
 * @throws Problem garment-missing
 * @throws ReplayNeeded
 */
export async function readDesign(work: DesignWork, { id, productType }: Design): Promise<Replayed> {
  garmentOf(productType)
  return work.replays.take({ kind: 'open', productType, updates: await readLog(work, id) })
}

const emptyUpdate = new Uint8Array([0, 0])

/**
 * The whole log of a design as one update.
 * @throws ReplayNeeded
 */
export async function logInOne(work: DesignWork, { id, productType, seq }: Design): Promise<Uint8Array> {
  if (seq === 0) return emptyUpdate
  const updates = await readLog(work, id)
  const [only] = updates
  return updates.length === 1 && only ? only : work.replays.take({ kind: 'join', productType, updates })
}
