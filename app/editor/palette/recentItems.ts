import type { DeviceMemory } from '../../device/deviceMemory.ts'

const memoryName = 'kitloom-palette'
const mostRemembered = 6

/** Ids of the items that were used last, latest first. */
export const readRecent = (memory: DeviceMemory): readonly string[] =>
  (memory.read(memoryName) ?? '').split('\n').filter(id => id !== '')

export function noteRecent(memory: DeviceMemory, id: string): void {
  const ids = [id, ...readRecent(memory).filter(known => known !== id)]
  memory.write(memoryName, ids.slice(0, mostRemembered).join('\n'))
}
