import { useState } from 'react'
import { z } from 'zod'
import { maxDesigns } from '../../../../server/contract/orders/orderRequest.ts'
import type { DeviceMemory } from '../../../device/deviceMemory.ts'
import { useServices } from '../../../session/ServicesContext.ts'

const memoryName = 'kitloom-order-designs'
const kept = z.array(z.string().min(1).max(64)).max(maxDesigns)

function readOrder(memory: DeviceMemory): readonly string[] {
  try {
    return kept.parse(JSON.parse(memory.read(memoryName) ?? '[]'))
  } catch {
    return []
  }
}

const writeOrder = (memory: DeviceMemory, ids: readonly string[]): void =>
  memory.write(memoryName, JSON.stringify(ids.length > 1 ? ids : []))

/** The designs that this device orders together with one, in the order in which they were added; at least itself. */
export function designsOfOrder(memory: DeviceMemory, id: string): readonly string[] {
  const ids = readOrder(memory)
  return ids.includes(id) ? ids : [id]
}

/** Adds a design to the order of another one; if it has an order itself, the other one comes into that. */
export function addToOrder(memory: DeviceMemory, id: string, added: string): readonly string[] {
  const order = designsOfOrder(memory, id)
  const other = designsOfOrder(memory, added)
  const grown = other.length > 1 ? [...other, ...order] : [...order, added]
  writeOrder(memory, [...new Set(grown)].slice(0, maxDesigns))
  return designsOfOrder(memory, id)
}

/** Takes a design out of the order of another one. */
export function removeFromOrder(memory: DeviceMemory, id: string, removed: string): readonly string[] {
  const left = designsOfOrder(memory, id).filter(one => one !== removed)
  writeOrder(memory, left)
  return left
}

/** The order was sent: the next one begins with one design. */
export const forgetOrder = (memory: DeviceMemory): void => writeOrder(memory, [])

/** What is ordered together with a design. */
export function useOrderDesigns(id: string) {
  const { memory } = useServices()
  const [ids, setIds] = useState(() => designsOfOrder(memory, id))
  return {
    ids,
    isFull: ids.length >= maxDesigns,
    add: (added: string) => setIds(addToOrder(memory, id, added)),
    remove: (removed: string) => setIds(removeFromOrder(memory, id, removed)),
  }
}

export type OrderDesignsState = ReturnType<typeof useOrderDesigns>
