import type { Observable } from 'rxjs'
import type { ReasonCode, RecordWrite } from '../commands/command.ts'
import type { AuthorId } from '../document/ids.ts'
import type { Json } from '../document/json.ts'
import type { EntryPosition, LogEntry } from './logEntry.ts'

/** How many items of each client are known. */
export type StateVector = ReadonlyMap<number, number>

export type ChangeOrigin =
  | { readonly from: 'here' }
  | { readonly from: 'peer'; readonly transport: string }
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
  /** Entries of the right shape, in no particular order, each once. */
  readonly arrived$: Observable<ArrivedEntries>
  /** Bytes for peers and disk, whenever something was added. */
  readonly updates$: Observable<{ readonly update: Uint8Array; readonly origin: ChangeOrigin }>
  /** Every entry that stands, in no particular order. */
  entries(): readonly LogEntry[]
  /** `lamport` is larger than that of every entry seen. Announces itself on `arrived$` and `updates$` before it returns. */
  append(draft: EntryDraft, lamport: number): void
  stateVector(): StateVector
  /** Everything that `since` lacks. */
  update(since?: StateVector): Uint8Array
  /** Refuses what is no honest update, whole, with a reason; what has merely the wrong shape inside is skipped. */
  apply(update: Uint8Array, origin: ChangeOrigin): Applied
  /** Whether updates wait for others that have not come. */
  hasGaps(): boolean
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
