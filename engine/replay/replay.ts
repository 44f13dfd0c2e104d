import type { DesignDocument } from '../document/designDocument.ts'
import type { EntryId } from '../document/ids.ts'
import { emptyDocument } from '../document/tables.ts'
import { compareEntries, type EntryPosition, type LogEntry, parseEntryId, type StateVector } from '../log/commandLog.ts'
import { createLedger } from '../log/ledger.ts'

/** Every step of a design, ready to be sought. Documents of neighbouring steps share what did not change. */
export interface Replay {
  /** In order, undos and redos included. */
  readonly steps: readonly LogEntry[]
  /** The document after the first `count` steps; 0 is the empty design. */
  after(count: number): DesignDocument
}

export function createReplay(entries: readonly LogEntry[]): Replay {
  const steps = [...entries].sort(compareEntries)
  const ledger = createLedger()
  const documents: DesignDocument[] = [emptyDocument]
  for (const step of steps) {
    ledger.take([step])
    documents.push(ledger.document())
  }
  return {
    steps,
    after(count) {
      const document = documents[count]
      if (!document) throw new Error(`There is no step ${count}; this design has ${steps.length}.`)
      return document
    },
  }
}

/**
 * The document as it was: after an entry in the order of the log, or of everything that a state vector covers.
 * A version that must not change (reviewed, ordered) is a state vector: entries that arrive late slip in
 * before an entry, but not into a state vector.
 */
export function documentAt(entries: readonly LogEntry[], moment: EntryId | StateVector): DesignDocument {
  const ledger = createLedger()
  ledger.take(typeof moment === 'string' ? upTo(entries, moment) : within(entries, moment))
  return ledger.document()
}

function upTo(entries: readonly LogEntry[], id: EntryId): LogEntry[] {
  const position = parseEntryId(id)
  const last = position && entries.find(entry => isAt(entry, position))
  if (!last) throw new Error(`The log has no entry "${id}". Take an id from the history of this design.`)
  return entries.filter(entry => compareEntries(entry, last) <= 0)
}

const isAt = (entry: LogEntry, { client, clock }: EntryPosition): boolean =>
  entry.client === client && entry.clock === clock

const within = (entries: readonly LogEntry[], vector: StateVector): LogEntry[] =>
  entries.filter(entry => entry.clock < (vector.get(entry.client) ?? 0))
