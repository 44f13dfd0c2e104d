import type { DesignDocument } from '../document/designDocument.ts'
import { diffDocuments } from '../document/diffDocuments.ts'
import type { AuthorId, EntryId } from '../document/ids.ts'
import { type Outcome, refused } from '../document/outcome.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { whyTooMany } from '../document/recordLimits.ts'
import { aliveField } from '../document/tables.ts'
import { inPortions, writesOf } from '../document/writes.ts'
import { type CommandEntry, type EntryDraft, entryId, parseEntryId } from '../log/commandLog.ts'
import type { Ledger } from '../log/ledger.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { isAlive, type PlacedCommand } from '../log/register.ts'
import { statusOf, type UndoResult } from './historyView.ts'

/** Toggles the author's next step to undo or redo by appending to the log, and says what came of it. */
export function toggleStep(
  kind: 'undo' | 'redo',
  { ledger, author, append }: { ledger: Ledger; author: AuthorId; append(draft: EntryDraft): void },
): UndoResult {
  const steps = ledger.steps(author)
  const command = kind === 'undo' ? steps.nextUndo() : steps.nextRedo()
  if (command === undefined) return { kind: 'nothing' }
  const { client, clock } = command.entry
  const before = statusOf(command, ledger)
  append({ kind, target: { client, clock } })
  return describe(command, kind === 'undo' ? before : statusOf(command, ledger))
}

/** `status` is the command's while it is active: before it was undone, after it was redone. */
function describe(command: PlacedCommand, status: ReturnType<typeof statusOf>): UndoResult {
  const about = { entry: entryId(command.entry), type: command.entry.type }
  if (status.kind === 'overwritten') return { kind: 'already-replaced', ...about, by: status.by }
  if (status.kind === 'hidden') return { kind: 'record-removed', ...about, by: status.by, record: status.record }
  return { kind: 'changed', ...about, records: command.entry.writes.map(write => write.record) }
}

/**
 * Restores another version of the design, by absolute writes of what differs: an ordinary step that can be
 * undone. Named versions stay.
 */
export function restore(live: LiveLog, target: DesignDocument): Outcome {
  const current = live.document.current()
  const changes = diffDocuments(current, { ...target, moments: current.moments })
  const touched = new Map(changes.map(({ record, fields }) => [record, { fields: new Set(fields), whole: false }]))
  const writes = writesOf(touched, current, target)
  if (writes.length === 0) return refused('nothing-changes')
  return append(live, { type: 'design.restore', note: null, writes }, inPortions(writes))
}

/** Says what an entry said once more, as a fresh one: for work that somebody else has written over meanwhile. */
export function repeatEntry(live: LiveLog, id: EntryId): Outcome {
  const position = parseEntryId(id)
  const command = position && live.ledger().find(position)
  if (!command) return refused('entry-missing')
  const { type, note, writes } = command.entry
  return append(live, { type, note, writes })
}

/** Brings back a layer or a player that somebody has deleted, with what everybody did to it meanwhile. */
export function bringBack(live: LiveLog, key: RecordKey): Outcome {
  const record = live.ledger().record(key)
  if (record === undefined || !record.registers.has(aliveField)) return refused('entry-missing')
  if (isAlive(record)) return refused('nothing-changes')
  const writes = [{ record: key, fields: { [aliveField]: true } }]
  return append(live, { type: 'design.bringBack', note: null, writes })
}

/** Refused when the writes would raise a count past its limit, as a command would be. */
function append(
  live: LiveLog,
  step: Pick<CommandEntry, 'type' | 'note' | 'writes'>,
  portions: readonly CommandEntry['writes'][] = [step.writes],
): Outcome {
  const tooMany = whyTooMany(live.document.current(), step.writes)
  if (tooMany !== null) return refused(tooMany)
  live.signals.change(() => {
    for (const writes of portions) live.append({ kind: 'command', ...step, writes })
  })
  return { kind: 'applied', document: live.document.current() }
}
