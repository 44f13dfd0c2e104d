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
export async function readDesign(work: DesignWork, design: Design): Promise<Replayed> {
  garmentOf(design.productType)
  return playLog(work, design, await readLog(work, design.id))
}

/** The same of a log that was read already. */
export function playLog(
  { replays }: Pick<DesignWork, 'replays'>,
  { productType }: Pick<Design, 'productType'>,
  updates: readonly Uint8Array[],
): Replayed {
  garmentOf(productType)
  return replays.take({ kind: 'open', productType, updates })
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
