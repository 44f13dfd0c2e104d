import type { Json, JsonObject } from '../document/field.ts'
import { limits } from '../document/shape.ts'
import {
  type ByteWriter,
  MalformedBytes,
  readByte,
  readCount,
  readFloat,
  readText,
  writeByte,
  writeCount,
  writeFloat,
  writeText,
} from './bytes.ts'
import { type ObjectShape, readShape, readWord, shapeAt, type VocabularyReader, wordAt } from './vocabulary.ts'
import type { VocabularyWriter } from './vocabularyWriter.ts'

/**
 * A value is a byte that says what it is, and what that needs. Frozen, like everything that is stored. The bytes from
 * `firstShape` on hold a value's number as well: a shape, a word or a small number that is met often takes one byte.
 */
const code = {
  null: 0,
  false: 1,
  true: 2,
  /** A whole number from 0 on. */
  whole: 3,
  /** −1 and below, as −1 minus what follows. */
  negative: 4,
  float: 5,
  /** Hundredths, and hundredths below 0. */
  hundredths: 6,
  negativeHundredths: 7,
  // From here on: no number.
  /** `#rrggbb` in small letters, three bytes. */
  colour: 8,
  text: 9,
  word: 10,
  list: 11,
  object: 12,
} as const
const firstShape = 0x20
const firstKnownWord = 0x40
const firstNumber = 0x80

/** Values that are nested deeper are refused: some machines could read them and others not. */
const deepest = 32
/** Longer texts seldom come again, and are no words. */
const longestTextAsWord = 40
const maxHundredths = 2 ** 40
/** A list that grows takes room for 17 parts at once, which costs four times the rest where there are 100,000 lists. */
const longestReadyList = 16

/** A value so many levels down in its field. Notes in the reader whether it has the shape of one, and what it weighs. */
export function readValue(reader: VocabularyReader, level: number): Json {
  const first = readByte(reader)
  if (first >= firstNumber) {
    reader.weight += numberWeight
    return first - firstNumber
  }
  if (first >= firstKnownWord) return weighed(reader, wordAt(reader, first - firstKnownWord))
  if (first >= firstShape) return readInner(reader, shapeAt(reader, first - firstShape), level)
  if (first >= code.colour) return readLarger(reader, first, level)
  if (first >= code.whole) {
    reader.weight += numberWeight
    return readNumber(reader, first)
  }
  reader.weight += constantWeight
  return first === code.null ? null : first === code.true
}

const numberWeight = 8
const constantWeight = 4

function readNumber(reader: VocabularyReader, kind: number): number {
  switch (kind) {
    case code.whole:
      return readCount(reader)
    case code.negative:
      return -1 - readCount(reader)
    case code.hundredths:
      return readCount(reader) / 100
    case code.negativeHundredths:
      return -readCount(reader) / 100
    default: {
      const value = readFloat(reader)
      if (!Number.isFinite(value)) reader.isShaped = false
      return value
    }
  }
}

function readLarger(reader: VocabularyReader, kind: number, level: number): Json {
  switch (kind) {
    case code.colour:
      return weighed(reader, readColour(reader))
    case code.text:
      return weighed(reader, readText(reader))
    case code.word:
      return weighed(reader, readWord(reader))
    case code.list:
      return readList(reader, level)
    case code.object:
      return readInner(reader, readShape(reader), level)
    default:
      throw new MalformedBytes()
  }
}

function weighed(reader: VocabularyReader, text: string): string {
  if (text.length > limits.stringLength) reader.isShaped = false
  reader.weight += text.length + 2
  return text
}

function readColour(reader: VocabularyReader): string {
  const number = readByte(reader) * 65_536 + readByte(reader) * 256 + readByte(reader)
  return `#${(0x1000000 + number).toString(16).slice(1)}`
}

function goDown(reader: VocabularyReader, level: number): void {
  if (level >= deepest) throw new MalformedBytes('update-too-deep')
  if (level >= limits.depth) reader.isShaped = false
}

function readList(reader: VocabularyReader, level: number): Json {
  goDown(reader, level)
  const count = readCount(reader)
  // Every part takes a byte at least: a count that cannot be is found before room is made for it.
  if (count > reader.bytes.length - reader.at) throw new MalformedBytes()
  // Room for a long list is made as it is read: lists in lists could ask for more than a machine has.
  const list = count <= longestReadyList ? new Array<Json>(count) : []
  for (let index = 0; index < count; index++) list[index] = readValue(reader, level + 1)
  reader.weight += 2 + count
  return list
}

function readInner(reader: VocabularyReader, shape: ObjectShape, level: number): Json {
  goDown(reader, level)
  if (!shape.areInnerKeys) reader.isShaped = false
  return readFields(reader, shape, level)
}

/** The values of an object whose keys are known. */
export function readFields(
  reader: VocabularyReader,
  shape: ObjectShape,
  level: number,
): Readonly<Record<string, Json>> {
  const fields: Record<string, Json> = shape.blank === null ? {} : { ...shape.blank }
  for (const key of shape.keys) fields[key] = readValue(reader, level + 1)
  reader.weight += shape.weight
  return fields
}

export function writeValue(writer: ByteWriter, vocabulary: VocabularyWriter, value: Json): void {
  if (value === null) writeByte(writer, code.null)
  else if (typeof value === 'number') writeNumber(writer, value)
  else if (typeof value === 'string') writeString(writer, vocabulary, value)
  else if (typeof value === 'boolean') writeByte(writer, value ? code.true : code.false)
  else if (Array.isArray(value)) {
    writeByte(writer, code.list)
    writeCount(writer, value.length)
    for (const part of value) writeValue(writer, vocabulary, part)
  } else writeObject(writer, vocabulary, value as JsonObject)
}

function writeObject(writer: ByteWriter, vocabulary: VocabularyWriter, fields: JsonObject): void {
  const keys = Object.keys(fields)
  const known = vocabulary.shapeNumber(keys)
  if (known !== undefined && known < firstKnownWord - firstShape) writeByte(writer, firstShape + known)
  else {
    writeByte(writer, code.object)
    vocabulary.writeShape(writer, keys)
  }
  for (const key of keys) writeValue(writer, vocabulary, fields[key] as Json)
}

function writeNumber(writer: ByteWriter, value: number): void {
  const hundredths = Math.round(value * 100)
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) writeWhole(writer, value)
  else if (hundredths / 100 === value && hundredths !== 0 && Math.abs(hundredths) < maxHundredths) {
    writeByte(writer, hundredths < 0 ? code.negativeHundredths : code.hundredths)
    writeCount(writer, Math.abs(hundredths))
  } else {
    writeByte(writer, code.float)
    writeFloat(writer, value)
  }
}

function writeWhole(writer: ByteWriter, value: number): void {
  if (value >= 0 && value < 256 - firstNumber) writeByte(writer, firstNumber + value)
  else {
    writeByte(writer, value < 0 ? code.negative : code.whole)
    writeCount(writer, value < 0 ? -1 - value : value)
  }
}

const colour = /^#[0-9a-f]{6}$/

function writeString(writer: ByteWriter, vocabulary: VocabularyWriter, value: string): void {
  const known = value.length > longestTextAsWord ? undefined : vocabulary.wordNumber(value)
  if (value.length === 7 && colour.test(value)) {
    const number = Number.parseInt(value.slice(1), 16)
    writeByte(writer, code.colour)
    for (const shift of [16, 8, 0]) writeByte(writer, (number >> shift) & 255)
  } else if (value.length > longestTextAsWord) {
    writeByte(writer, code.text)
    writeText(writer, value)
  } else if (known !== undefined && known < firstNumber - firstKnownWord) writeByte(writer, firstKnownWord + known)
  else {
    writeByte(writer, code.word)
    vocabulary.writeWord(writer, value)
  }
}
