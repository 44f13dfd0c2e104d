import type { AuthorId } from '../document/ids.ts'
import type { EntryDraft } from '../log/commandLog.ts'
import type { Ledger } from '../log/ledger.ts'
import { entryId } from '../log/logEntry.ts'
import type { PlacedCommand } from '../log/register.ts'
import { standingOf } from './deriveHistory.ts'
import type { UndoResult } from './historyView.ts'

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
