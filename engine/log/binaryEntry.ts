import type { Json } from '../document/field.ts'
import { parseRecordKey, type RecordKey } from '../document/recordKey.ts'
import { isClock, isLamport, isTypeName, limits } from '../document/shape.ts'
import type { RecordWrite } from '../document/writes.ts'
import { readFields, readValue, writeValue } from './binaryValue.ts'
import {
  type ByteWriter,
  bytesOfBoth,
  clear,
  createByteWriter,
  MalformedBytes,
  readByte,
  readCount,
  readSigned,
  writeByte,
  writeCount,
  writeSigned,
} from './bytes.ts'
import type { EntryDraft, EntryPosition } from './commandLog.ts'
import { openHoles, readShape, readWord, type Vocabulary, type VocabularyReader } from './vocabulary.ts'
import { createVocabularyWriter } from './vocabularyWriter.ts'

/**
 * An entry of a binary chunk is one item of bytes: flags, where its new words and shapes begin to count (when it has
 * any), lamport and time as differences from the entry before, and a command's type, writes and note, or what an undo
 * aims at. Frozen, like everything that is stored.
 */
const flag = {
  undo: 1,
  redo: 2,
  /** The lamport is the next one. */
  nextLamport: 4,
  /** A command has a note. */
  note: 8,
  /** An undo or redo aims at the same client: how many items back. */
  ownTarget: 8,
  /** A command writes one record. */
  oneRecord: 16,
  newWords: 32,
  newShapes: 64,
  reserved: 128,
} as const
const kindFlags = flag.undo | flag.redo

/** What an entry of a binary chunk is read and written from: what its client said before. */
export interface LineState extends Vocabulary {
  readonly lamport: number
  readonly at: number
}

export interface ReadEntry {
  readonly draft: EntryDraft
  /** Whether it has the shape of an entry, as `shape.ts` has it. */
  readonly isShaped: boolean
  /** Words in it that are empty because a lost piece had them. */
  readonly lostWords: number
  /** Behind the entry. */
  readonly state: LineState
}

/**
 * Throws `MalformedBytes`, having changed nothing, for what no page can have written. Where pieces in front of the entry
 * were lost it is read `withHoles`: a word that stood in them is empty.
 */
export function readBinaryEntry(
  bytes: Uint8Array,
  position: EntryPosition,
  from: LineState,
  withHoles = false,
): ReadEntry {
  const reader: VocabularyReader = {
    bytes,
    at: 0,
    vocabulary: from,
    lostWords: withHoles ? 0 : null,
    isShaped: true,
    weight: 0,
  }
  const flags = readByte(reader)
  const kind = kindOf(flags)
  const words = flags & flag.newWords ? readCount(reader) : from.words.length
  const shapes = flags & flag.newShapes ? readCount(reader) : from.shapes.length
  if (withHoles) reader.vocabulary = openHoles(from, words, shapes)
  else if (words !== from.words.length || shapes !== from.shapes.length) throw new MalformedBytes()
  const lamport = from.lamport + (flags & flag.nextLamport ? 1 : readSigned(reader))
  const at = from.at + readSigned(reader)
  const draft = kind === 'command' ? readCommand(reader, flags) : readToggle(reader, flags, kind, position)
  const { vocabulary } = reader
  const isOver = reader.at === bytes.length && Number.isSafeInteger(lamport) && Number.isSafeInteger(at)
  const isMarked =
    vocabulary.words.length > words === (flags & flag.newWords) > 0 &&
    vocabulary.shapes.length > shapes === (flags & flag.newShapes) > 0
  if (!isOver || !isMarked) throw new MalformedBytes()
  return {
    draft,
    isShaped: reader.isShaped && isLamport(lamport),
    lostWords: reader.lostWords ?? 0,
    state: { words: vocabulary.words, shapes: vocabulary.shapes, lamport, at },
  }
}

function kindOf(flags: number): EntryDraft['kind'] {
  const kind = flags & kindFlags
  const forbidden = kind === 0 ? flag.reserved : flag.reserved | flag.oneRecord | flag.newWords | flag.newShapes
  if (kind === kindFlags || (flags & forbidden) !== 0) throw new MalformedBytes()
  return kind === 0 ? 'command' : kind === flag.undo ? 'undo' : 'redo'
}

function readCommand(reader: VocabularyReader, flags: number): EntryDraft {
  const type = readWord(reader)
  const count = flags & flag.oneRecord ? 1 : readCount(reader)
  const writes: RecordWrite[] = []
  let fieldCount = 0
  // Every record takes two bytes at least: a count that cannot be ends with them.
  for (let index = 0; index < count; index++) {
    const record = readWord(reader) as RecordKey
    const shape = readShape(reader)
    writes.push({ record, fields: readFields(reader, shape, 0) })
    reader.weight += record.length
    fieldCount += shape.keys.length
    if (parseRecordKey(record) === null || !shape.areFieldNames || !shape.areInnerKeys) reader.isShaped = false
  }
  const isWeighty = fieldCount === 0 || fieldCount > limits.writesPerEntry || reader.weight > limits.entrySize
  if (isWeighty || !isTypeName(type)) reader.isShaped = false
  return { kind: 'command', type, note: flags & flag.note ? readValue(reader, 0) : null, writes }
}

function readToggle(
  reader: VocabularyReader,
  flags: number,
  kind: 'undo' | 'redo',
  { client, clock }: EntryPosition,
): EntryDraft {
  const target =
    flags & flag.ownTarget
      ? { client, clock: clock - readCount(reader) }
      : { client: readCount(reader), clock: readCount(reader) }
  if (!isClock(target.client) || !isClock(target.clock)) reader.isShaped = false
  return { kind, target }
}

interface Stamp extends EntryPosition {
  readonly lamport: number
  readonly at: number
}

/** Writes the entries of one client, each from where the one before left off. */
export interface BinaryEntryWriter {
  write(draft: EntryDraft, stamp: Stamp): Uint8Array
  /** Goes on in another chunk, whose times count from there. */
  openChunk(startedAt: number): void
  state(): LineState
}

export function createBinaryEntryWriter(from: LineState): BinaryEntryWriter {
  const vocabulary = createVocabularyWriter(from)
  let { lamport, at } = from
  // Entries are short, and each would need two arrays of its own before its bytes are known.
  const [head, body] = [createByteWriter(), createByteWriter()]

  const state = (): LineState => {
    const { words, shapes } = vocabulary.vocabulary()
    return { words, shapes, lamport, at }
  }

  const writeDraft = (body: ByteWriter, draft: EntryDraft, { client, clock }: EntryPosition): number => {
    if (draft.kind !== 'command') {
      const { target } = draft
      const isOwn = target.client === client && target.clock <= clock
      if (isOwn) writeCount(body, clock - target.clock)
      else {
        writeCount(body, target.client)
        writeCount(body, target.clock)
      }
      return (draft.kind === 'undo' ? flag.undo : flag.redo) | (isOwn ? flag.ownTarget : 0)
    }
    const { type, note, writes } = draft
    vocabulary.writeWord(body, type)
    if (writes.length !== 1) writeCount(body, writes.length)
    for (const { record, fields } of writes) {
      vocabulary.writeWord(body, record)
      const keys = Object.keys(fields)
      vocabulary.writeShape(body, keys)
      for (const key of keys) writeValue(body, vocabulary, fields[key] as Json)
    }
    if (note !== null) writeValue(body, vocabulary, note)
    return (note === null ? 0 : flag.note) | (writes.length === 1 ? flag.oneRecord : 0)
  }

  return {
    state,
    openChunk(startedAt) {
      at = startedAt
    },
    write(draft, stamp) {
      const before = vocabulary.vocabulary()
      clear(body)
      const kind = writeDraft(body, draft, stamp)
      const after = vocabulary.vocabulary()
      const newWords = after.words.length > before.words.length ? flag.newWords : 0
      const newShapes = after.shapes.length > before.shapes.length ? flag.newShapes : 0
      const nextLamport = stamp.lamport === lamport + 1 ? flag.nextLamport : 0
      clear(head)
      writeByte(head, kind | nextLamport | newWords | newShapes)
      if (newWords) writeCount(head, before.words.length)
      if (newShapes) writeCount(head, before.shapes.length)
      if (!nextLamport) writeSigned(head, stamp.lamport - lamport)
      writeSigned(head, stamp.at - at)
      const bytes = bytesOfBoth(head, body)
      lamport = stamp.lamport
      at = stamp.at
      return bytes
    },
  }
}
