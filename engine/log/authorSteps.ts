import { compareEntries, type LogEntry, type ToggleEntry } from './commandLog.ts'
import { type PlacedCommand, placeOf } from './register.ts'

/**
 * What one author can undo and redo, as a pure function of his entries:
 * undo takes his latest command that is not undone; redo takes, of the commands he has undone since his
 * latest command, the one undone last.
 */
export interface AuthorSteps {
  added(command: PlacedCommand): void
  toggled(command: PlacedCommand, toggle: ToggleEntry): void
  nextUndo(): PlacedCommand | undefined
  nextRedo(): PlacedCommand | undefined
}

export function createAuthorSteps(): AuthorSteps {
  /** Live commands, in order. */
  let live: PlacedCommand[] = []
  /** Commands undone since the latest command, by the order of their undoing. */
  let undone: PlacedCommand[] = []
  let newest: LogEntry | null = null
  let newestCommand: LogEntry | null = null
  const all: PlacedCommand[] = []
  /** Something came out of order: everything is worked out anew when somebody asks. */
  let stale = false

  const isNewest = (entry: LogEntry): boolean => {
    if (newest !== null && compareEntries(newest, entry) > 0) return false
    newest = entry
    return true
  }

  const refresh = (): void => {
    if (!stale) return
    stale = false
    newestCommand = all.at(-1)?.entry ?? null
    live = all.filter(command => !command.undone)
    undone = all
      .filter(command => command.undone && isAfterNewestCommand(lastToggle(command)))
      .sort((a, b) => compareEntries(lastToggle(a), lastToggle(b)))
  }

  const isAfterNewestCommand = (toggle: LogEntry): boolean =>
    newestCommand === null || compareEntries(newestCommand, toggle) < 0

  return {
    added(command) {
      const index = placeOf(command, all)
      if (index === all.length) all.push(command)
      else all.splice(index, 0, command)
      if (!isNewest(command.entry)) {
        stale = true
        return
      }
      newestCommand = command.entry
      live.push(command)
      undone = []
    },
    toggled(command, toggle) {
      if (!isNewest(toggle)) {
        stale = true
        return
      }
      if (stale) return
      remove(live, command)
      remove(undone, command)
      if (command.undone) undone.push(command)
      else live.splice(placeOf(command, live), 0, command)
    },
    nextUndo() {
      refresh()
      return live.at(-1)
    },
    nextRedo() {
      refresh()
      return undone.at(-1)
    },
  }
}

/** From the end, where it nearly always is. */
function remove(list: PlacedCommand[], command: PlacedCommand): void {
  if (list.at(-1) === command) {
    list.pop()
    return
  }
  const index = list.lastIndexOf(command)
  if (index >= 0) list.splice(index, 1)
}

function lastToggle(command: PlacedCommand): ToggleEntry {
  const toggle = command.toggles?.at(-1)
  if (!toggle) throw new Error('A command is undone only by a toggle; this one has none.')
  return toggle
}
