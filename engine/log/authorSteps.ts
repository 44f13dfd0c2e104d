import { compareEntries, type LogEntry, type ToggleEntry } from './commandLog.ts'
import { type InOrder, insert, lastOf, type Ordered, remove } from './ordered.ts'
import type { PlacedCommand } from './register.ts'

/**
 * What one author can undo and redo, as a pure function of their entries:
 * undo takes their latest command that is not undone; redo takes, of the commands they have undone since their
 * latest command, the one undone last.
 */
export interface AuthorSteps {
  added(command: PlacedCommand): void
  /** The command's toggle is another one now than `before`. */
  toggled(command: PlacedCommand, before: ToggleEntry | null): void
  nextUndo(): PlacedCommand | undefined
  nextRedo(): PlacedCommand | undefined
}

interface UndoneStep extends InOrder {
  readonly entry: ToggleEntry
  readonly command: PlacedCommand
}

export function createAuthorSteps(): AuthorSteps {
  const live: Ordered<PlacedCommand> = []
  /** Commands that are undone, in the order of their undoing. */
  const undone: Ordered<UndoneStep> = []
  let newestCommand: LogEntry | null = null

  return {
    added(command) {
      if (newestCommand === null || compareEntries(newestCommand, command.entry) < 0) newestCommand = command.entry
      insert(live, command)
    },
    toggled(command, before) {
      const { toggle } = command
      if (before?.kind === 'undo') remove(undone, before)
      else remove(live, command.entry)
      if (toggle?.kind === 'undo') insert(undone, { entry: toggle, command })
      else insert(live, command)
    },
    nextUndo: () => lastOf(live),
    nextRedo() {
      const step = lastOf(undone)
      const isCleared = step && newestCommand && compareEntries(newestCommand, step.entry) > 0
      return isCleared ? undefined : step?.command
    },
  }
}
