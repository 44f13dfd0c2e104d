import type { DesignDocument } from '../document/designDocument.ts'
import type { AuthorId } from '../document/ids.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { type AuthorSteps, createAuthorSteps } from './authorSteps.ts'
import { compareEntries, type EntryPosition, type LogEntry, type ToggleEntry } from './commandLog.ts'
import { createProjection } from './projection.ts'
import { type PlacedCommand, placeOf, type RecordRegisters } from './register.ts'

/** An entry farther ahead than this waits until the gap closes: nobody can push everybody's clock to its end. */
export const lamportSlack = 65_536

/**
 * Entries put in order. Whatever the order and the portions in which they come, the same set of entries
 * gives the same document, the same steps to undo and the same entries held.
 */
export interface Ledger {
  /** Takes each entry once. */
  take(entries: readonly LogEntry[]): void
  document(): DesignDocument
  /** Commands in order, oldest first, undone ones included. */
  readonly commands: readonly PlacedCommand[]
  find(position: EntryPosition): PlacedCommand | undefined
  record(key: RecordKey): RecordRegisters | undefined
  steps(author: AuthorId): AuthorSteps
  /** What the next entry has to carry. */
  nextLamport(): number
  /** Entries too far ahead to be counted yet. */
  held(): readonly LogEntry[]
}

export function createLedger(): Ledger {
  const projection = createProjection()
  const placed = createPlacedCommands()
  const early = createEarlyToggles()
  const stepsOf = new Map<AuthorId, AuthorSteps>()
  let held: LogEntry[] = []
  let lamport = 0

  const steps = (author: AuthorId): AuthorSteps => {
    let found = stepsOf.get(author)
    if (found === undefined) {
      found = createAuthorSteps()
      stepsOf.set(author, found)
    }
    return found
  }

  const toggle = (entry: ToggleEntry): void => {
    const target = placed.find(entry.target)
    if (target === undefined) {
      early.keep(entry)
      return
    }
    // Nobody takes back what is another's, or what did not stand yet.
    if (target.entry.author !== entry.author || compareEntries(target.entry, entry) > 0) return
    target.toggles = [...(target.toggles ?? []), entry].sort(compareEntries)
    const undone = target.toggles.at(-1)?.kind === 'undo'
    if (undone !== target.undone) {
      target.undone = undone
      projection.touch(target)
    }
    steps(entry.author).toggled(target, entry)
  }

  const place = (command: PlacedCommand): void => {
    const { entry } = command
    placed.add(command)
    projection.enter(command)
    steps(entry.author).added(command)
    early.release(entry, toggle)
  }

  return {
    commands: placed.inOrder,
    find: placed.find,
    steps,
    record: projection.record,
    document: projection.document,
    nextLamport: () => lamport + 1,
    held: () => held,
    take(arrived) {
      const [first] = arrived
      const alone = arrived.length === 1 && held.length === 0
      const entries = alone && first ? [first] : [...held, ...arrived].sort(compareEntries)
      held = []
      for (const entry of entries) {
        if (entry.lamport > lamport + lamportSlack) {
          held.push(entry)
          continue
        }
        lamport = Math.max(lamport, entry.lamport)
        if (entry.kind === 'command') place({ entry, undone: false, toggles: null })
        else toggle(entry)
      }
    },
  }
}

/** Commands in order, and by the client and clock of their entries. */
function createPlacedCommands() {
  const inOrder: PlacedCommand[] = []
  const places = new Map<number, Map<number, PlacedCommand>>()
  return {
    inOrder,
    find: ({ client, clock }: EntryPosition): PlacedCommand | undefined => places.get(client)?.get(clock),
    add(command: PlacedCommand): void {
      const { entry } = command
      const index = placeOf(command, inOrder)
      if (index === inOrder.length) inOrder.push(command)
      else inOrder.splice(index, 0, command)
      const clocks = places.get(entry.client)
      if (clocks) clocks.set(entry.clock, command)
      else places.set(entry.client, new Map([[entry.clock, command]]))
    },
  }
}

const keyOf = ({ client, clock }: EntryPosition): string => `${client}.${clock}`

/** Undos and redos that came before what they aim at. */
function createEarlyToggles() {
  const waiting = new Map<string, ToggleEntry[]>()
  return {
    keep(entry: ToggleEntry): void {
      const key = keyOf(entry.target)
      waiting.set(key, [...(waiting.get(key) ?? []), entry])
    },
    /** Hands on what waited for the entry, in the order in which it came. */
    release(target: EntryPosition, take: (entry: ToggleEntry) => void): void {
      // Nearly always nothing waits, and then no key is made.
      if (waiting.size === 0) return
      const key = keyOf(target)
      const toggles = waiting.get(key) ?? []
      waiting.delete(key)
      for (const entry of toggles) take(entry)
    },
  }
}
