import type { EntryDraft, StateVector } from '../log/commandLog.ts'
import type { Ledger } from '../log/ledger.ts'
import { compareEntries, type LogEntry } from '../log/logEntry.ts'

/**
 * What a client has to say again when everything of it beyond `accepted` was refused: its commands that it has not
 * undone itself, and the undos and redos that aim at what was accepted. In order, as fresh drafts.
 */
export function draftsOfRefused(
  entries: readonly LogEntry[],
  { client, accepted, ledger }: { client: number; accepted: StateVector; ledger: Ledger },
): EntryDraft[] {
  const kept = accepted.get(client) ?? 0
  const isRefused = (position: { client: number; clock: number }): boolean =>
    position.client === client && position.clock >= kept
  return entries
    .filter(isRefused)
    .sort(compareEntries)
    .flatMap((entry): EntryDraft[] => {
      if (entry.kind !== 'command') return isRefused(entry.target) ? [] : [{ kind: entry.kind, target: entry.target }]
      const { kind, type, note, writes } = entry
      return ledger.find(entry)?.undone ? [] : [{ kind, type, note, writes }]
    })
}
