import type { AuthorId } from '../document/ids.ts'
import { aliveField, tableSpecs } from '../document/tables.ts'
import type { Ledger } from '../log/ledger.ts'
import { entryId } from '../log/logEntry.ts'
import { isAlive, type RecordRegisters } from '../log/recordRegisters.ts'
import { type PlacedCommand, topOf } from '../log/register.ts'
import type { HistoryItem, HistoryView, Standing } from './historyView.ts'

/**
 * Every command with what became of it. The items cost a look at each write of the log, so they are made when they
 * are first asked for, as things stand then; whether there is a step to undo is known at once.
 */
export function deriveHistory(ledger: Ledger, author: AuthorId): HistoryView {
  const steps = ledger.steps(author)
  let items: readonly HistoryItem[] | null = null
  return {
    get items() {
      items ??= ledger.commands.map(command => itemOf(command, ledger))
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
    standing: standingOf(command, ledger),
  }
}

/** What became of a command. */
export function standingOf(command: PlacedCommand, ledger: Ledger): Standing {
  if (command.undone) return { kind: 'undone' }
  let hidden: Standing | null = null
  let overwriter: AuthorId | null = null
  for (const { record: key, fields } of command.entry.writes) {
    const record = ledger.record(key)
    if (record === undefined) continue
    const deletion = deletionOf(record)
    for (const field in fields) {
      const top = topWriter(record, field)
      if (top !== command) overwriter ??= top?.entry.author ?? null
      else if (deletion === null || deletion === command) return { kind: 'live' }
      else hidden ??= { kind: 'hidden', by: deletion.entry.author, record: key }
    }
  }
  return hidden ?? { kind: 'overwritten', by: overwriter ?? command.entry.author }
}

const topWriter = (record: RecordRegisters, field: string): PlacedCommand | undefined => {
  const register = record.registers.get(field)
  return register?.writers[topOf(register)]
}

/** The command that deleted the record, or `null` while it stands. */
function deletionOf(record: RecordRegisters): PlacedCommand | null {
  if (!tableSpecs[record.name.kind].mortal || record.name.goalkeeper || isAlive(record)) return null
  return topWriter(record, aliveField) ?? null
}
