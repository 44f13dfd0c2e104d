import type { AuthorId, EntryId } from '../document/ids.ts'
import type { Json } from '../document/json.ts'
import type { RecordKey } from '../document/recordKey.ts'

/**
 * What became of an entry: `live` shows at least one of its writes, `overwritten` none, because somebody wrote over
 * them, `hidden` none that can be seen, because its record was deleted, `undone` was taken back by its author.
 */
export type Standing =
  | { readonly kind: 'live' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'overwritten'; readonly by: AuthorId }
  | { readonly kind: 'hidden'; readonly by: AuthorId; readonly record: RecordKey }

export interface HistoryItem {
  readonly id: EntryId
  readonly author: AuthorId
  /** Milliseconds since 1970 as the author's clock had it: claimed, not proved. */
  readonly at: number
  readonly type: string
  readonly note: Json
  readonly records: readonly RecordKey[]
  readonly standing: Standing
}

/** All commands in their order, oldest first; undo and redo are standings, not items. */
export interface HistoryView {
  readonly items: readonly HistoryItem[]
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What an undo or a redo did. */
export type UndoResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'changed'; readonly entry: EntryId; readonly type: string; readonly records: readonly RecordKey[] }
  /** Somebody else has written over all of it, so nothing is seen to change. */
  | { readonly kind: 'already-replaced'; readonly entry: EntryId; readonly type: string; readonly by: AuthorId }
  /** Somebody else has deleted the record, so nothing is seen to change. */
  | {
      readonly kind: 'record-removed'
      readonly entry: EntryId
      readonly type: string
      readonly by: AuthorId
      readonly record: RecordKey
    }
