import {
  compareEntries,
  type EntryDraft,
  type EntryPosition,
  type LogEntry,
  type StateVector,
} from '../log/commandLog.ts'
import type { Ledger } from '../log/ledger.ts'

/**
 * What has to be said again when everything that the clients of `beyond` have from these clocks on was refused: their
 * commands that were not undone, and the undos and redos that aim at what was accepted. In order, as fresh drafts.
 */
export function draftsOfRefused(
  entries: readonly LogEntry[],
  { beyond, ledger }: { beyond: StateVector; ledger: Ledger },
): EntryDraft[] {
  const isRefused = ({ client, clock }: EntryPosition): boolean => clock >= (beyond.get(client) ?? Infinity)
  return entries
    .filter(isRefused)
    .sort(compareEntries)
    .flatMap((entry): EntryDraft[] => {
      if (entry.kind !== 'command') return isRefused(entry.target) ? [] : [{ kind: entry.kind, target: entry.target }]
      const { kind, type, note, writes } = entry
      return ledger.find(entry)?.undone ? [] : [{ kind, type, note, writes }]
    })
}
