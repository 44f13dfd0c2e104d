import { z } from 'zod'
import { sha256Hex } from '../../../engine/browser/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** The key and the secret that an order is sent with. */
export interface OrderAttempt {
  readonly key: string
  readonly secret: string
}

const keptSeed = z.object({ seed: z.uuid(), orderedAt: z.number().nullable() })

const memoryName = 'kitloom-order-seed'
/** So long after an order the same one from another tab is that order, in ms; later somebody orders once more. */
const sameOrder = 60_000

/** Makes ready to order: what keys are made from is there before anybody sends, so that all tabs have the same. */
export function prepareOrder(memory: DeviceMemory, now: number): void {
  const known = readSeed(memory)
  // A clock that was set back leaves the order in its future.
  const isOver = known !== null && known.orderedAt !== null && Math.abs(now - known.orderedAt) > sameOrder
  if (known === null || isOver) beginOrder(memory)
}

/** The attempt for a request: the same in every tab of this browser, and again after a lost connection. */
export async function attemptFor(memory: DeviceMemory, request: unknown): Promise<OrderAttempt> {
  if (readSeed(memory) === null) beginOrder(memory)
  const hash = await sha256Hex(new TextEncoder().encode(JSON.stringify([readSeed(memory)?.seed, request])))
  return { key: asUuid(hash.slice(0, 32)), secret: asUuid(hash.slice(32)) }
}

const beginOrder = (memory: DeviceMemory): void => writeSeed(memory, { seed: crypto.randomUUID(), orderedAt: null })

/** The order has arrived. */
export function noteOrdered(memory: DeviceMemory, now: number): void {
  const known = readSeed(memory)
  if (known !== null) writeSeed(memory, { ...known, orderedAt: known.orderedAt ?? now })
}

function readSeed(memory: DeviceMemory): z.infer<typeof keptSeed> | null {
  try {
    return keptSeed.parse(JSON.parse(memory.read(memoryName) ?? ''))
  } catch {
    return null
  }
}

const writeSeed = (memory: DeviceMemory, seed: z.infer<typeof keptSeed>): void =>
  memory.write(memoryName, JSON.stringify(seed))

/** 32 hexadecimal digits as a UUID of version 8, whose bits are free. */
const asUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
