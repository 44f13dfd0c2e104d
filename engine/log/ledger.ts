import type { DesignDocument } from '../document/designDocument.ts'
import type { AuthorId } from '../document/ids.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { type AuthorSteps, createAuthorSteps } from './authorSteps.ts'
import { compareEntries, type EntryPosition, type LogEntry, type ToggleEntry } from './commandLog.ts'
import { firstOf, type InOrder, insert, type Ordered, remove } from './ordered.ts'
import { createProjection, type MadeDocument } from './projection.ts'
import type { PlacedCommand, RecordRegisters } from './register.ts'

/** An entry farther ahead than this waits until the gap closes: nobody can push everybody's clock to its end. */
export const lamportSlack = 65_536

/**
 * Entries put in order. Whatever the order and the portions in which they come, the same set of entries
 * gives the same document, the same steps to undo and the same entries held.
 */
export interface Ledger {
  /** Takes each entry once. */
  take(entries: readonly LogEntry[]): void
  /** `made` is what a recipe has made of the document before, for the writes that were taken last. */
  document(made?: MadeDocument): DesignDocument
  /** Commands in order, oldest first, undone ones included. */
  commands(): readonly PlacedCommand[]
  /** How many commands there are. */
  size(): number
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
  const held: Ordered<InOrder> = []
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
    const before = target.toggle
    // The last one in order counts, so those before it say nothing.
    if (before !== null && compareEntries(before, entry) > 0) return
    target.toggle = entry
    projection.toggled(target)
    steps(entry.author).toggled(target, before)
  }

  const place = (command: PlacedCommand): void => {
    const { entry } = command
    placed.add(command)
    projection.enter(command)
    steps(entry.author).added(command)
    early.release(entry, toggle)
  }

  const enter = (entry: LogEntry): void => {
    lamport = Math.max(lamport, entry.lamport)
    if (entry.kind === 'command') place({ entry, toggle: null, contends: true })
    else toggle(entry)
  }
  const isTooEarly = (entry: LogEntry): boolean => entry.lamport > lamport + lamportSlack
  const hold = (entry: LogEntry): void => insert(held, { entry })

  return {
    commands: () => placed.inOrder.flat(),
    size: placed.size,
    find: placed.find,
    steps,
    record: projection.record,
    document: projection.document,
    nextLamport: () => lamport + 1,
    held: () => held.flat().map(({ entry }) => entry),
    take(arrived) {
      for (const entry of inOrder(arrived)) {
        if (isTooEarly(entry)) hold(entry)
        else enter(entry)
      }
      for (let next = firstOf(held)?.entry; next && !isTooEarly(next); next = firstOf(held)?.entry) {
        remove(held, next)
        enter(next)
      }
    },
  }
}

/** Sorted, unless they are already, as those of one client are. */
function inOrder(entries: readonly LogEntry[]): readonly LogEntry[] {
  let before: LogEntry | undefined
  for (const entry of entries) {
    if (before && compareEntries(before, entry) > 0) return [...entries].sort(compareEntries)
    before = entry
  }
  return entries
}

/** Commands in order, and by the client and clock of their entries. */
function createPlacedCommands() {
  const inOrder: Ordered<PlacedCommand> = []
  let count = 0
  const places = new Map<number, Map<number, PlacedCommand>>()
  return {
    inOrder,
    size: () => count,
    find: ({ client, clock }: EntryPosition): PlacedCommand | undefined => places.get(client)?.get(clock),
    add(command: PlacedCommand): void {
      const { entry } = command
      insert(inOrder, command)
      count++
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
      const toggles = waiting.get(key)
      if (toggles) toggles.push(entry)
      else waiting.set(key, [entry])
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
