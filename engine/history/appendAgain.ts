import { type Outcome, refused } from '../commands/command.ts'
import { writesOf } from '../commands/writesOf.ts'
import { inPortions } from '../commands/writesOfDocument.ts'
import type { DesignDocument } from '../document/designDocument.ts'
import type { EntryId } from '../document/ids.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { aliveField } from '../document/tables.ts'
import type { LiveLog } from '../log/liveLog.ts'
import { parseEntryId } from '../log/logEntry.ts'
import { isAlive } from '../log/recordRegisters.ts'
import { diffDocuments } from '../replay/diffDocuments.ts'

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
