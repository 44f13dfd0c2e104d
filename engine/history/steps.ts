import type { DesignDocument } from '../document/designDocument.ts'
import { diffDocuments } from '../document/diffDocuments.ts'
import type { AuthorId, EntryId } from '../document/ids.ts'
import { type Outcome, refused } from '../document/outcome.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { aliveField } from '../document/tables.ts'
import { inPortions, writesOf } from '../document/writes.ts'
import { type EntryDraft, entryId, parseEntryId } from '../log/commandLog.ts'
import type { Ledger } from '../log/ledger.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { isAlive, type PlacedCommand } from '../log/register.ts'
import { standingOf, type UndoResult } from './historyView.ts'

/** Toggles the author's next step to undo or redo by appending to the log, and says what came of it. */
export function toggleStep(
  kind: 'undo' | 'redo',
  { ledger, author, append }: { ledger: Ledger; author: AuthorId; append(draft: EntryDraft): void },
): UndoResult {
  const steps = ledger.steps(author)
  const command = kind === 'undo' ? steps.nextUndo() : steps.nextRedo()
  if (command === undefined) return { kind: 'nothing' }
  const { client, clock } = command.entry
  const before = standingOf(command, ledger)
  append({ kind, target: { client, clock } })
  return describe(command, kind === 'undo' ? before : standingOf(command, ledger))
}

/** `standing` is the command's while it counts: before it was undone, after it was redone. */
function describe(command: PlacedCommand, standing: ReturnType<typeof standingOf>): UndoResult {
  const about = { entry: entryId(command.entry), type: command.entry.type }
  if (standing.kind === 'overwritten') return { kind: 'already-replaced', ...about, by: standing.by }
  if (standing.kind === 'hidden') return { kind: 'record-removed', ...about, by: standing.by, record: standing.record }
  return { kind: 'changed', ...about, records: command.entry.writes.map(write => write.record) }
}

/**
 * Makes the design what it was at another moment, by absolute writes of what differs: an ordinary step that can be
 * undone. The names that moments have been given stay.
 */
export function restore(live: LiveLog, target: DesignDocument): Outcome {
  const current = live.document.current()
  const changes = diffDocuments(current, { ...target, moments: current.moments })
  const touched = new Map(changes.map(({ record, fields }) => [record, { fields: new Set(fields), whole: false }]))
  const writes = writesOf(touched, current, target)
  if (writes.length === 0) return refused('nothing-changes')
  for (const portion of inPortions(writes)) {
    live.append({ kind: 'command', type: 'design.restore', note: null, writes: portion })
  }
  return { kind: 'applied', document: live.document.current() }
}

/** Says what an entry said once more, as a fresh one: for work that somebody else has written over meanwhile. */
export function sayAgain(live: LiveLog, id: EntryId): Outcome {
  const position = parseEntryId(id)
  const command = position && live.ledger().find(position)
  if (!command) return refused('entry-missing')
  const { type, note, writes } = command.entry
  live.append({ kind: 'command', type, note, writes })
  return { kind: 'applied', document: live.document.current() }
}

/** Brings back a layer or a player that somebody has deleted, with what everybody did to it meanwhile. */
export function bringBack(live: LiveLog, key: RecordKey): Outcome {
  const record = live.ledger().record(key)
  if (record === undefined || !record.registers.has(aliveField)) return refused('entry-missing')
  if (isAlive(record)) return refused('nothing-changes')
  const writes = [{ record: key, fields: { [aliveField]: true } }]
  live.append({ kind: 'command', type: 'design.bringBack', note: null, writes })
  return { kind: 'applied', document: live.document.current() }
}
