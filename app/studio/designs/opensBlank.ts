import type { DeviceMemory } from '../../device/deviceMemory.ts'
import { readDesignAddress } from '../designAddress.ts'
import { begunDesigns, deviceDesigns, lastDesignOf } from './deviceDesigns.ts'

/** Whether an address of the editor opens a design of a garment in which nothing has been done yet, as far as the device knows. */
export function opensBlank(search: string, garment: string, memory: DeviceMemory): boolean {
  const address = readDesignAddress(search)
  if (address.kind === 'new') return true
  if (address.kind === 'template') return false
  const id = address.kind === 'open' ? address.id : memory.read(lastDesignOf(garment))
  return (
    !id ||
    (begunDesigns(memory).has(id) &&
      deviceDesigns(memory)
        .list()
        .every(design => design.id !== id))
  )
}
