import type { DeviceMemory } from '../device/deviceMemory.ts'

/** Whoever uses this browser, until there are accounts. */
export function personOf(memory: DeviceMemory, newId: () => string): string {
  const known = memory.read('kitloom-person')
  if (known) return known
  const person = newId()
  memory.write('kitloom-person', person)
  return person
}
