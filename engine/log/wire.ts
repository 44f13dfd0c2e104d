import type { Json } from '../document/field.ts'
import type { AuthorId } from '../document/ids.ts'
import { areWrites, isClock, isLamport, isTypeName, weigh } from '../document/shape.ts'
import type { RecordWrite } from '../document/writes.ts'
import { type LineState, readBinaryEntry } from './binaryEntry.ts'
import { MalformedBytes } from './bytes.ts'
import type { EntryDraft, EntryPosition, LogEntry } from './commandLog.ts'
import { commonVocabulary } from './commonVocabulary.ts'
import { emptyVocabulary, grow, type Vocabulary } from './vocabulary.ts'

/**
 * A *chunk* is a list of entries of one client. Its first item is the *head* `[format, author, at₀]`; every other item
 * is an entry. Format 2 is written: each entry is bytes, which name by number what the client has written out before
 * (`binaryEntry.ts`). Format 1 is read for ever: `[type, lamport, at − at₀, writes, note?]`, or
 * `[0 | 1, lamport, at − at₀, client, clock]` for an undo or a redo; a type is written out when the chunk first uses it
 * and is a number from then on.
 */
export interface ChunkHead {
  readonly format: number
  readonly author: AuthorId
  readonly startedAt: number
}

/** A longer list would make each append slower than the one before. */
export const entriesPerChunk = 128

const tupleFormat = 1
const binaryFormat = 2
const undoCode = 0
const redoCode = 1
const firstTypeCode = 2
const authorLength = 100

export const encodeHead = (author: AuthorId, startedAt: number): Json => [binaryFormat, author, startedAt]

/** `null` for a head of another format or of no sense; nothing of its chunk is read then. */
export function decodeHead(item: unknown): ChunkHead | null {
  if (!Array.isArray(item) || item.length !== 3) return null
  const [format, author, startedAt] = item
  if (format !== tupleFormat && format !== binaryFormat) return null
  if (typeof author !== 'string' || author.length === 0 || author.length > authorLength) return null
  return Number.isSafeInteger(startedAt) ? { format, author: author as AuthorId, startedAt } : null
}

/** Whether a head says that a later version of Kitloom wrote its chunk. */
export const isNewerHead = (item: unknown): boolean =>
  Array.isArray(item) && Number.isSafeInteger(item[0]) && item[0] > binaryFormat

/** What the client said before its first entry. */
export const noLineState: LineState = { ...commonVocabulary, lamport: 0, at: 0 }
const noTupleState: LineState = { ...emptyVocabulary, lamport: 0, at: 0 }

/** What counts behind the head of a chunk. Only from one binary chunk to the next does a client's vocabulary go on. */
export const stateBehindHead = (before: ChunkHead | null, state: LineState, head: ChunkHead | null): LineState => {
  const goesOn = before?.format === binaryFormat && head?.format === binaryFormat
  const start = head?.format === tupleFormat ? noTupleState : noLineState
  return { ...(goesOn ? state : start), at: head?.startedAt ?? 0 }
}

interface ReadItem {
  /** `null` for what has not the shape of an entry: skipped, the same way on every peer. */
  readonly entry: LogEntry | null
  /** Behind the item: the entries behind a skipped one may use what it wrote out. */
  readonly state: LineState
}

/** Throws `MalformedBytes` for an item of a binary chunk that no page can have written. */
export function readItem(item: unknown, position: EntryPosition, head: ChunkHead, from: LineState): ReadItem {
  if (head.format === tupleFormat) return readTuple(item, position, head, from)
  if (!(item instanceof Uint8Array)) throw new MalformedBytes()
  const { draft, isShaped, state } = readBinaryEntry(item, position, from)
  return { entry: isShaped ? stamped(draft, position, head.author, state) : null, state }
}

/** `null` when the draft has not the shape of an entry. */
export function entryOf(
  draft: EntryDraft,
  position: EntryPosition,
  author: AuthorId,
  stamp: Pick<LineState, 'lamport' | 'at'>,
): LogEntry | null {
  const isShaped =
    draft.kind === 'command'
      ? isTypeName(draft.type) && areWrites(draft.writes) && weigh(draft.note) !== null
      : isClock(draft.target.client) && isClock(draft.target.clock)
  return isShaped && isLamport(stamp.lamport) ? stamped(draft, position, author, stamp) : null
}

function stamped(
  draft: EntryDraft,
  { client, clock }: EntryPosition,
  author: AuthorId,
  { lamport, at }: Pick<LineState, 'lamport' | 'at'>,
): LogEntry {
  if (draft.kind !== 'command') return { client, clock, lamport, author, at, kind: draft.kind, target: draft.target }
  const { kind, type, note, writes } = draft
  return { client, clock, lamport, author, at, kind, type, note, writes }
}

function readTuple(item: unknown, position: EntryPosition, head: ChunkHead, from: LineState): ReadItem {
  const skipped = (state: LineState): ReadItem => ({ entry: null, state })
  if (!Array.isArray(item) || item.length < 4 || item.length > 5) return skipped(from)
  const [code, lamport, elapsed] = item
  // Learnt before anything else is judged: the entries behind a skipped one may use its number.
  const state = withType(from, code)
  if (!isLamport(lamport) || !Number.isSafeInteger(elapsed)) return skipped(state)
  const draft = draftOfTuple(item, state)
  const at = head.startedAt + elapsed
  return { entry: draft && entryOf(draft, position, head.author, { lamport, at }), state }
}

function withType(state: LineState, code: unknown): LineState {
  if (!isTypeName(code)) return state
  const known = state.words.items.indexOf(code)
  return known >= 0 && known < state.words.length ? state : { ...state, words: grow(state.words, code) }
}

/** What an item of format 1 says, as far as it has the shape of an entry; `null` when it has not. */
export function draftOfTuple(item: readonly unknown[], { words }: Vocabulary): EntryDraft | null {
  const [code] = item
  if (code === undoCode || code === redoCode) {
    const target = { client: item[3] as number, clock: item[4] as number }
    return { kind: code === undoCode ? 'undo' : 'redo', target }
  }
  const number = typeof code === 'number' ? code - firstTypeCode : -1
  const type = isTypeName(code) ? code : number < words.length ? words.items[number] : undefined
  const writes = pairUp(item[3])
  return type === undefined || writes === null
    ? null
    : { kind: 'command', type, note: (item[4] ?? null) as Json, writes }
}

/** `[record, fields, …]` as writes, whose shape is yet to be looked at. */
function pairUp(list: unknown): RecordWrite[] | null {
  if (!Array.isArray(list) || list.length % 2 !== 0) return null
  const writes: RecordWrite[] = []
  for (let index = 0; index < list.length; index += 2) writes.push({ record: list[index], fields: list[index + 1] })
  return writes
}

/** Name of the map of chunks in the Yjs document. Frozen, like everything that is stored. */
export const chunksName = 'log'

export interface ChunkKey {
  readonly client: number
  readonly index: number
}

const wording = /^([0-9a-z]{1,7})\.(\d{1,7})$/

/** `<client>.<n>`, the client in base 36. */
export const chunkKey = ({ client, index }: ChunkKey): string => `${client.toString(36)}.${index}`

/** `null` for what is no chunk's key, such as one written another way than `chunkKey` does. */
export function parseChunkKey(key: string | null): ChunkKey | null {
  const match = wording.exec(key ?? '')
  if (!match) return null
  const parsed = { client: Number.parseInt(match[1] ?? '', 36), index: Number(match[2]) }
  return chunkKey(parsed) === key ? parsed : null
}
