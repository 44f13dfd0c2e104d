import { z } from 'zod'
import { orderRequest } from '../../../server/contract/orders/orderRequest.ts'
import { reorderRequest } from '../../../server/contract/orders/ownOrders.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** An order as it is sent, with its key: designs as they are then, or other pieces of an order that was made before. */
const preparedOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('designs'), key: z.uuid(), body: orderRequest }),
  z.object({ kind: z.literal('again'), key: z.uuid(), first: z.string(), body: reorderRequest }),
])
export type PreparedOrder = z.infer<typeof preparedOrder>

const keptOrder = z.object({
  /** The page that sends it: there its designs are opened, and brought to the server before it. */
  page: z.string().regex(/^\/(?!\/)/),
  /** Whose order it is; `null` for a guest. Sent by somebody else, its key would be another one. */
  account: z.string().nullable(),
  order: preparedOrder,
})
type KeptOrder = z.infer<typeof keptOrder>

const memoryName = 'kitloom-order-kept'

/** Keeps an order on this device until the server has answered. */
export const keepOrder = (memory: DeviceMemory, kept: KeptOrder): void => memory.write(memoryName, JSON.stringify(kept))

export const forgetKeptOrder = (memory: DeviceMemory): void => memory.write(memoryName, '')

/** The order that this device has kept; `null` when it has none. */
export function findKeptOrder(memory: DeviceMemory): KeptOrder | null {
  try {
    return keptOrder.parse(JSON.parse(memory.read(memoryName) ?? ''))
  } catch {
    return null
  }
}

/** The order that a page has kept; `null` when it has none. */
export function readKeptOrder(memory: DeviceMemory, page: string): KeptOrder | null {
  const kept = findKeptOrder(memory)
  return kept?.page === page ? kept : null
}
