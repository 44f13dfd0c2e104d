import { deleteStored } from '../../../engine/browser/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { type DeviceDesign, deviceDesigns, imagesName, lastDesignOf, storeOf } from './deviceDesigns.ts'

export interface Leaving {
  /** Designs of the account whose last changes are on this device alone. */
  readonly unsent: readonly DeviceDesign[]
  /** Takes everything of the account's designs from this device. A design whose log cannot be deleted leaves the list all the same. */
  clear(): Promise<void>
}

/** What an account leaves on this device: others may sit at it next. What a guest has designed here stays. */
export function leaveDevice(memory: DeviceMemory, account: string): Leaving {
  const designs = deviceDesigns(memory)
  const own = designs.list().filter(design => design.account === account)
  return {
    unsent: own.filter(({ isUnsent }) => isUnsent),
    async clear() {
      for (const { id, garment } of own) {
        designs.forget(id)
        if (memory.read(lastDesignOf(garment)) === id) memory.write(lastDesignOf(garment), '')
        await deleteStored(storeOf(id)).catch(() => {})
      }
      // Which design an image is of is known to its log alone: as long as there are others, theirs stay.
      if (designs.list().length === 0) await deleteStored(imagesName).catch(() => {})
    },
  }
}
