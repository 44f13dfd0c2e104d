import type { RecordWrite } from '../commands/command.ts'
import type { AuthorId, EntryId } from '../document/ids.ts'
import type { Json } from '../document/json.ts'

/** Where an entry stands in the log of its client. Unique, and the same on every peer. */
export interface EntryPosition {
  readonly client: number
  readonly clock: number
}

interface EntryBase extends EntryPosition {
  /** Larger than that of every entry its author had seen. */
  readonly lamport: number
  readonly author: AuthorId
  /** Milliseconds since 1970 by the author's clock; claimed, never used for order. */
  readonly at: number
}

export interface CommandEntry extends EntryBase {
  readonly kind: 'command'
  readonly type: string
  readonly note: Json
  readonly writes: readonly RecordWrite[]
}

/** Takes the writes of an entry out of the contest, or back into it. */
export interface ToggleEntry extends EntryBase {
  readonly kind: 'undo' | 'redo'
  readonly target: EntryPosition
}

export type LogEntry = CommandEntry | ToggleEntry

/** The order of all entries, the same on every peer. */
export const compareEntries = (a: LogEntry, b: LogEntry): number =>
  a.lamport - b.lamport || a.client - b.client || a.clock - b.clock

export const entryId = ({ client, clock }: EntryPosition): EntryId => `${client.toString(36)}.${clock}` as EntryId

const idWording = /^([0-9a-z]{1,11})\.(\d{1,15})$/

/** `null` for what is no entry id. */
export function parseEntryId(id: string): EntryPosition | null {
  const match = idWording.exec(id)
  return match ? { client: Number.parseInt(match[1] ?? '', 36), clock: Number(match[2]) } : null
}
