import type { AuthorId } from '../../../engine/index.ts'
import type { DeviceMemory } from '../../device/deviceMemory.ts'

/** Tabs of one browser may be two people's: each slot has a name of its own. */
const memoryName = (author: AuthorId): string => `kitloom-name:${author.split('#')[1] ?? '0'}`

export const longestPersonName = 40

/** How a person of this browser wants to be called; empty while nobody has said. */
export const readPersonName = (memory: DeviceMemory, author: AuthorId): string =>
  (memory.read(memoryName(author)) ?? '').slice(0, longestPersonName)

export const writePersonName = (memory: DeviceMemory, author: AuthorId, name: string): void =>
  memory.write(memoryName(author), name)
