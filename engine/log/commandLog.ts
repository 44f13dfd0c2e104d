import type { Observable } from 'rxjs'
import type { Json } from '../document/field.ts'
import type { AuthorId, EntryId } from '../document/ids.ts'
import type { ReasonCode } from '../document/outcome.ts'
import type { RecordWrite } from '../document/writes.ts'

/** How many items of each client are known. */
export type StateVector = ReadonlyMap<number, number>

export type ChangeOrigin =
  | { readonly from: 'here' }
  /** `isServer`: what comes is what a server holds. */
  | { readonly from: 'peer'; readonly transport: string; readonly isServer?: boolean }
  | { readonly from: 'storage' }

/** What a client wants to append; the log adds who, where and when. */
export type EntryDraft =
  | { readonly kind: 'command'; readonly type: string; readonly note: Json; readonly writes: readonly RecordWrite[] }
  | { readonly kind: 'undo' | 'redo'; readonly target: EntryPosition }

export interface ArrivedEntries {
  readonly entries: readonly LogEntry[]
  readonly origin: ChangeOrigin
}

export type Applied = { readonly kind: 'applied' } | { readonly kind: 'refused'; readonly reason: ReasonCode }

/** The truth: an append-only log of commands that merges with every other copy of itself. */
export interface CommandLog {
  readonly author: AuthorId
  /** Lives for one page load and is never used again. */
  readonly client: number
  /** Entries of the right shape, in no particular order, each once; none when it is only that a newer part has come. */
  readonly arrived$: Observable<ArrivedEntries>
  /** Bytes for peers and disk, whenever something was added. */
  readonly updates$: Observable<{ readonly update: Uint8Array; readonly origin: ChangeOrigin }>
  /** Every entry that stands, in no particular order. */
  entries(): readonly LogEntry[]
  /** `lamport` is larger than that of every entry seen. Announces itself on `arrived$` and `updates$` before it returns. */
  append(draft: EntryDraft, lamport: number): void
  stateVector(): StateVector
  /** How many items of one client are known. */
  clock(client: number): number
  /** What a client has said up to a clock, as a number to compare; `null` when less of it is known here. */
  digest(client: number, clock: number): number | null
  /** Everything that `since` lacks. */
  update(since?: StateVector): Uint8Array
  /**
   * Refuses, with a reason, what a client sends that is no honest update; other clients of the same update are taken.
   * What has merely the wrong shape inside is skipped.
   */
  apply(update: Uint8Array, origin: ChangeOrigin): Applied
  /** Where the clients stand of whom a piece has not come that others wait for. */
  gaps(): StateVector
  /** Whether a later version of Kitloom wrote a part of it, which is kept and passed on but not read here. */
  hasNewerPart(): boolean
  /** What stands in those updates, as far as it can be read without the others. */
  waiting(): readonly EntryDraft[]
  dispose(): void
}

export interface CommandLogOptions {
  readonly author: AuthorId
  /** A random whole number below 2³², drawn anew for every page load and never used again. */
  readonly client: number
  /** Milliseconds since 1970. */
  now(): number
  /** Clients whose entries from a clock on were given up for good: they are not let in again. */
  readonly dropped?: StateVector
}

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
