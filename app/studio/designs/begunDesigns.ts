import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** Ids of designs that were begun on this device. */
export interface BegunDesigns {
  has(id: string): boolean
  add(id: string): string
}

const memoryName = 'kitloom-begun'
/** With its first change a design comes onto the list of the device, and is known from there. */
const mostKept = 20

export function begunDesigns(memory: DeviceMemory): BegunDesigns {
  const read = (): readonly string[] => (memory.read(memoryName) ?? '').split(' ').filter(id => id !== '')
  return {
    has: id => read().includes(id),
    add(id) {
      memory.write(memoryName, [id, ...read()].slice(0, mostKept).join(' '))
      return id
    },
  }
}
