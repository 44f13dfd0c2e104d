import type { DesignDocument } from '../document/designDocument.ts'
import { emptyDocument } from '../document/tables.ts'
import { createLedger } from '../log/ledger.ts'
import { compareEntries, type LogEntry } from '../log/logEntry.ts'

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
