import type { Json } from '../document/json.ts'
import { type CommandEntry, compareEntries, type ToggleEntry } from './logEntry.ts'

/** A command in its place, with what its author has since done to it. */
export interface PlacedCommand {
  readonly entry: CommandEntry
  undone: boolean
  /** In order; the last one wins. `null` while there are none. */
  toggles: ToggleEntry[] | null
}

/** All writes of one field in order. It shows the last one that is not undone. */
export interface Register {
  readonly writers: PlacedCommand[]
  readonly values: Json[]
}

export const createRegister = (): Register => ({ writers: [], values: [] })

export function write(register: Register, writer: PlacedCommand, value: Json): void {
  const index = placeOf(writer, register.writers)
  if (index === register.writers.length) {
    register.writers.push(writer)
    register.values.push(value)
  } else {
    register.writers.splice(index, 0, writer)
    register.values.splice(index, 0, value)
  }
}

/** Index of the write that shows, or −1 when none does. */
export function topOf({ writers }: Register): number {
  let index = writers.length - 1
  while (index >= 0 && writers[index]?.undone) index--
  return index
}

/** Where a command belongs among commands in order. Nearly always at the end. */
export function placeOf(command: PlacedCommand, sorted: readonly PlacedCommand[]): number {
  let low = 0
  let high = sorted.length
  const last = sorted[high - 1]
  if (last === undefined || compareEntries(last.entry, command.entry) < 0) return high
  while (low < high) {
    const middle = (low + high) >> 1
    const other = sorted[middle]
    if (other && compareEntries(other.entry, command.entry) < 0) low = middle + 1
    else high = middle
  }
  return low
}
