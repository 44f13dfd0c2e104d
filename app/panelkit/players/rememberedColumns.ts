import { z } from 'zod'
import type { RememberedColumns } from '../../../plugins/roster/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'

const name = 'rosterColumns'
/** The oldest are forgotten. */
const maxKept = 30

const stored = z.array(z.object({ key: z.string().max(4_000), fields: z.array(z.string().nullable()).max(60) }))

/** How columns of lists were set on this device; no cell of a list is kept. What is damaged counts as nothing. */
export function readRememberedColumns(memory: DeviceMemory): readonly RememberedColumns[] {
  try {
    return stored.catch([]).parse(JSON.parse(memory.read(name) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberColumns(memory: DeviceMemory, columns: RememberedColumns): void {
  const others = readRememberedColumns(memory).filter(({ key }) => key !== columns.key)
  memory.write(name, JSON.stringify([columns, ...others].slice(0, maxKept)))
}
