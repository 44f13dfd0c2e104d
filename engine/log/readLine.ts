import * as Y from 'yjs'
import type { AuthorId } from '../document/ids.ts'
import type { ReasonCode } from '../document/outcome.ts'
import type { LineState } from './binaryEntry.ts'
import { MalformedBytes } from './bytes.ts'
import type { LogEntry } from './commandLog.ts'
import type { Struct } from './decodeOnce.ts'
import {
  type ChunkHead,
  chunksName,
  decodeHead,
  isNewerHead,
  noLineState,
  parseChunkKey,
  readItem,
  stateBehindHead,
} from './wire.ts'

/** Where a client stands. Honest clients write in one line: they open a chunk, fill it, and open the next. */
export interface ClientLine {
  /** How many items of it are known. */
  readonly clock: number
  /** Index of the chunk it has opened last, −1 before the first. */
  readonly chunk: number
  /** Whether its last item opened that chunk, so that the head comes next. */
  readonly isOpening: boolean
  /** Of the chunk that had a head last; `null` when that makes no sense here. */
  readonly head: ChunkHead | null
  /** Whether a later version of Kitloom wrote a chunk of it, which is not read. */
  readonly isNewer: boolean
  /** What its next entry counts on. */
  readonly state: LineState
}

export const newLine: ClientLine = {
  clock: 0,
  chunk: -1,
  isOpening: false,
  head: null,
  isNewer: false,
  state: noLineState,
}

/** Of a client of whom nothing more is taken: all it sends counts as known. */
export const endedLine: ClientLine = { ...newLine, clock: 2 ** 40 }

/** Deeper values are read by some machines and not by others. Entries have far fewer levels. */
const deepest = 32

interface PartReading {
  readonly line: ClientLine
  readonly entries: readonly LogEntry[]
  /** Whose the chunks are said to be that it opens. */
  readonly authors: ReadonlySet<AuthorId>
}

/** What one client says behind where it stands: `gap` when a piece is missing, a reason when no page can have said it. */
export function readPart(structs: readonly Struct[], from: ClientLine): PartReading | 'gap' | ReasonCode {
  const reader = createLineReader(from)
  for (const struct of structs) {
    const { clock } = struct.id
    const known = reader.line().clock
    if (clock + struct.length <= known) continue
    if (struct instanceof Y.Skip || clock > known) return errorOfValues(structs) ?? 'gap'
    const error = reader.follow(struct)
    if (error !== null) return error
  }
  return { line: reader.line(), entries: reader.entries, authors: reader.authors }
}

function createLineReader(from: ClientLine) {
  const entries: LogEntry[] = []
  const authors = new Set<AuthorId>()
  let line = from

  const open = (item: Y.Item, content: Y.ContentType): ReasonCode | null => {
    const index = indexOfOpened(item, content)
    if (index === null || index <= line.chunk) return 'update-foreign-chunk'
    line = { ...line, clock: item.id.clock + 1, chunk: index, isOpening: true }
    return null
  }

  const readHead = (value: unknown): void => {
    const head = decodeHead(value)
    if (head) authors.add(head.author)
    const state = stateBehindHead(line.head, line.state, head)
    const { clock, chunk, isNewer } = line
    line = { clock: clock + 1, chunk, isOpening: false, head, isNewer: isNewer || isNewerHead(value), state }
  }

  /** What stands in the chunk, behind what is known of it. */
  const readValues = (item: Y.Item, values: readonly unknown[]): void => {
    let index = line.clock - item.id.clock
    if (line.isOpening) readHead(values[index++])
    const { head } = line
    const { client } = item.id
    let { state } = line
    for (; head && index < values.length; index++) {
      const read = readItem(values[index], { client, clock: item.id.clock + index }, head, state)
      state = read.state
      if (read.entry) entries.push(read.entry)
    }
    line = { ...line, clock: item.id.clock + values.length, state }
  }

  return {
    entries,
    authors,
    line: () => line,
    follow(struct: Struct): ReasonCode | null {
      if (!(struct instanceof Y.Item)) return 'update-deletes'
      const { content } = struct
      if (content instanceof Y.ContentType) return open(struct, content)
      if (!(content instanceof Y.ContentAny)) return 'update-unknown-content'
      if (!appends(struct, line)) return 'update-not-appended'
      const error = errorOfValues([struct])
      if (error !== null) return error
      try {
        readValues(struct, content.arr)
      } catch (cause) {
        if (cause instanceof MalformedBytes) return cause.reason
        throw cause
      }
      return null
    },
  }
}

/** Index of the chunk that an item opens under its own client's name, else `null`. */
function indexOfOpened(item: Y.Item, content: Y.ContentType): number | null {
  const isEntry = (item.parent as unknown) === chunksName && item.origin === null && item.rightOrigin === null
  const key = parseChunkKey(item.parentSub)
  return isEntry && content.type instanceof Y.Array && key?.client === item.id.client ? key.index : null
}

/** Whether an item stands directly behind the client's last one. */
function appends(item: Y.Item, line: ClientLine): boolean {
  if (item.rightOrigin !== null || item.parentSub !== null || line.chunk < 0) return false
  // What is known of it was judged when it came; the rest is cut off and hangs on it.
  if (item.id.clock < line.clock) return !line.isOpening
  if (line.isOpening && item.origin !== null) return false
  const follows = line.isOpening ? item.parent : item.origin
  return follows instanceof Y.ID && follows.client === item.id.client && follows.clock === line.clock - 1
}

/** Of what waits too: it is written anew, and what cannot be written as it was read would come out as something else. */
function errorOfValues(structs: readonly Struct[]): ReasonCode | null {
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentAny)) continue
    for (const value of struct.content.arr) {
      const error = errorOfValue(value, deepest)
      if (error !== null) return error
    }
  }
  return null
}

function errorOfValue(value: unknown, levels: number): ReasonCode | null {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  if (levels === 0) return 'update-too-deep'
  // A key `__proto__` becomes the prototype when Yjs decodes it: the next peer would read another entry.
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return 'update-poisoned'
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    const error = errorOfValue(part, levels - 1)
    if (error !== null) return error
  }
  return null
}
