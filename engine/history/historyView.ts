import type { Json } from '../document/field.ts'
import type { AuthorId, EntryId } from '../document/ids.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { aliveField, tableSpecs } from '../document/tables.ts'
import { type CommandEntry, entryId } from '../log/commandLog.ts'
import type { Ledger } from '../log/ledger.ts'
import { isAlive, isUndone, type PlacedCommand, type RecordRegisters, topWriter } from '../log/register.ts'

/**
 * What became of an entry: `live` shows at least one of its writes, `overwritten` none, because somebody wrote over
 * them, `hidden` none that can be seen, because its record was deleted, `undone` was taken back by its author.
 */
export type StepStatus =
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
  readonly status: StepStatus
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

/**
 * Every command with what became of it. The items cost a look at each write of the log, so they are made when they
 * are first asked for, as things stand then; whether there is a step to undo is known at once.
 */
export function deriveHistory(ledger: Ledger, author: AuthorId): HistoryView {
  const steps = ledger.steps(author)
  let items: readonly HistoryItem[] | null = null
  return {
    get items() {
      items ??= ledger.commands().map(command => itemOf(command, ledger))
      return items
    },
    canUndo: steps.nextUndo() !== undefined,
    canRedo: steps.nextRedo() !== undefined,
  }
}

function itemOf(command: PlacedCommand, ledger: Ledger): HistoryItem {
  const { author, at, type, note, writes } = command.entry
  return {
    id: entryId(command.entry),
    author,
    at,
    type,
    note,
    records: writes.map(write => write.record),
    status: statusOf(command, ledger),
  }
}

/** What became of a command. */
export function statusOf(command: PlacedCommand, ledger: Ledger): StepStatus {
  if (isUndone(command)) return { kind: 'undone' }
  let hidden: StepStatus | null = null
  let overwriter: AuthorId | null = null
  for (const { record: key, fields } of command.entry.writes) {
    const record = ledger.record(key)
    if (record === undefined) continue
    const deletion = deletionOf(record)
    for (const field in fields) {
      const top = topWriter(record, field)
      if (top !== command.entry) overwriter ??= top?.author ?? null
      else if (deletion === null || deletion === command.entry) return { kind: 'live' }
      else hidden ??= { kind: 'hidden', by: deletion.author, record: key }
    }
  }
  return hidden ?? { kind: 'overwritten', by: overwriter ?? command.entry.author }
}

/** The command that deleted the record, or `null` while it stands. */
function deletionOf(record: RecordRegisters): CommandEntry | null {
  if (!tableSpecs[record.name.kind].mortal || record.name.goalkeeper || isAlive(record)) return null
  return topWriter(record, aliveField) ?? null
}
