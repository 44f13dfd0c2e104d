import type { Json } from '../document/field.ts'
import type { AuthorId } from '../document/ids.ts'
import type { RecordKey } from '../document/recordKey.ts'
import { isClock, isLamport, isTypeName, isWriteList, weigh } from '../document/shape.ts'
import type { RecordWrite } from '../document/writes.ts'
import type { EntryDraft, EntryPosition, LogEntry } from './commandLog.ts'

/**
 * A *chunk* is a run of up to 128 entries of one client. Its first item is the *head* `[1, author, at₀]`; every
 * other item is an entry: `[type, lamport, at − at₀, writes, note?]`, or `[0 | 1, lamport, at − at₀, client, clock]`
 * for an undo or a redo. A type is written out when the chunk first uses it and is a number from then on.
 */
export const entriesPerChunk = 128

const formatVersion = 1
const undoCode = 0
const redoCode = 1
const firstTypeCode = 2
const authorLength = 100

/** What reading or writing the next entry of a chunk needs to know. */
export interface Chunk {
  readonly author: AuthorId
  readonly startedAt: number
  /** In order of their first use. */
  readonly types: string[]
}

export const encodeHead = (chunk: Chunk): Json => [formatVersion, chunk.author, chunk.startedAt]

/** `null` for a head of another format or of no sense; nothing of its chunk is read then. */
export function decodeHead(item: unknown): Chunk | null {
  if (!Array.isArray(item) || item.length !== 3 || item[0] !== formatVersion) return null
  const [, author, startedAt] = item
  if (typeof author !== 'string' || author.length === 0 || author.length > authorLength) return null
  if (!Number.isSafeInteger(startedAt)) return null
  return { author: author as AuthorId, startedAt, types: [] }
}

/** Adds the entry's type to the chunk when it is new there. */
export function encodeEntry(draft: EntryDraft, lamport: number, at: number, chunk: Chunk): Json {
  const elapsed = at - chunk.startedAt
  if (draft.kind !== 'command') {
    const { client, clock } = draft.target
    return [draft.kind === 'undo' ? undoCode : redoCode, lamport, elapsed, client, clock]
  }
  const known = chunk.types.indexOf(draft.type)
  if (known < 0) chunk.types.push(draft.type)
  const type = known < 0 ? draft.type : known + firstTypeCode
  const writes = draft.writes.flatMap(({ record, fields }): Json[] => [record, fields])
  return draft.note === null ? [type, lamport, elapsed, writes] : [type, lamport, elapsed, writes, draft.note]
}

/** `null` for what has not the shape of an entry: skipped, the same way on every peer. */
export function decodeEntry(item: unknown, position: EntryPosition, chunk: Chunk): LogEntry | null {
  if (!Array.isArray(item) || item.length < 4 || item.length > 5) return null
  const [code, lamport, elapsed] = item
  // Learnt before anything else is judged: the entries behind a skipped one may use its number.
  const type = typeOf(code, chunk)
  if (!isLamport(lamport) || !Number.isSafeInteger(elapsed)) return null
  const { client, clock } = position
  const { author } = chunk
  const at = chunk.startedAt + elapsed
  if (code === undoCode || code === redoCode) {
    const target = { client: item[3], clock: item[4] }
    if (!isClock(target.client) || !isClock(target.clock)) return null
    return { client, clock, lamport, author, at, kind: code === undoCode ? 'undo' : 'redo', target }
  }
  const writes = readWrites(item[3])
  const note: unknown = item[4] ?? null
  if (type === null || writes === null || weigh(note) === null) return null
  return { client, clock, lamport, author, at, kind: 'command', type, note: note as Json, writes }
}

function typeOf(code: unknown, chunk: Chunk): string | null {
  if (typeof code === 'number') return chunk.types[code - firstTypeCode] ?? null
  if (!isTypeName(code)) return null
  if (!chunk.types.includes(code)) chunk.types.push(code)
  return code
}

/** `null` for what is no list of writes. */
export const readWrites = (list: unknown): RecordWrite[] | null => (isWriteList(list) ? pairUp(list) : null)

function pairUp(list: readonly Json[]): RecordWrite[] {
  const writes: RecordWrite[] = []
  for (let index = 0; index < list.length; index += 2) {
    writes.push({ record: list[index] as RecordKey, fields: list[index + 1] as RecordWrite['fields'] })
  }
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
