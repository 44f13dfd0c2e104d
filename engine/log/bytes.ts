import type { ReasonCode } from '../document/outcome.ts'

/** Thrown while bytes are read that nobody can have written; `reason` says what is wrong with them. */
export class MalformedBytes extends Error {
  readonly reason: ReasonCode
  constructor(reason: ReasonCode = 'update-malformed') {
    super(`The bytes cannot be read: ${reason}.`)
    this.reason = reason
  }
}

export interface ByteReader {
  readonly bytes: Uint8Array
  /** Of the next byte. */
  at: number
}

export function readByte(reader: ByteReader): number {
  const byte = reader.bytes[reader.at++]
  if (byte === undefined) throw new MalformedBytes()
  return byte
}

/** A whole number from 0 on: seven bits a byte, the lowest first; the eighth says that more follow. */
export function readCount(reader: ByteReader): number {
  let count = 0
  for (let place = 1; ; place *= 128) {
    const byte = readByte(reader)
    count += (byte & 127) * place
    if (!Number.isSafeInteger(count)) throw new MalformedBytes()
    if (byte < 128) return count
  }
}

/** A whole number whose lowest bit is its sign. */
export function readSigned(reader: ByteReader): number {
  const count = readCount(reader)
  return count % 2 === 0 ? count / 2 : -(count + 1) / 2
}

const float = new DataView(new ArrayBuffer(8))

export function readFloat(reader: ByteReader): number {
  for (let index = 0; index < 8; index++) float.setUint8(index, readByte(reader))
  return float.getFloat64(0)
}

/**
 * A count of bytes, then UTF-8 in which halves of a pair may stand alone: so every string comes back as it was. What
 * is written in more bytes than it needs is refused.
 */
export function readText(reader: ByteReader, maxBytes = Number.POSITIVE_INFINITY): string {
  const length = readCount(reader)
  const end = reader.at + length
  if (length > maxBytes || end > reader.bytes.length) throw new MalformedBytes()
  const points: number[] = []
  let text = ''
  while (reader.at < end) {
    points.push(readCodePoint(reader))
    if (points.length === portion) text += String.fromCodePoint(...points.splice(0))
  }
  if (reader.at !== end) throw new MalformedBytes()
  return text + String.fromCodePoint(...points)
}

/** So many characters are made a text at once; each as a text of its own would take ten times as much memory. */
const portion = 512

function readCodePoint(reader: ByteReader): number {
  const first = readByte(reader)
  if (first < 0x80) return first
  if (first >= 0xc2 && first < 0xe0) return continued(reader, first & 0x1f, 1)
  const [point, lowest] =
    first >= 0xe0 && first < 0xf0
      ? [continued(reader, first & 0x0f, 2), 0x800]
      : first >= 0xf0 && first < 0xf5
        ? [continued(reader, first & 0x07, 3), 0x10000]
        : [-1, 0]
  if (point < lowest || point > 0x10ffff) throw new MalformedBytes()
  return point
}

function continued(reader: ByteReader, first: number, count: number): number {
  let point = first
  for (let index = 0; index < count; index++) {
    const byte = readByte(reader)
    if (byte >> 6 !== 2) throw new MalformedBytes()
    point = point * 64 + (byte & 63)
  }
  return point
}

/** Grows as it is written to; `length` bytes of it count. */
export interface ByteWriter {
  bytes: Uint8Array
  length: number
}

export const createByteWriter = (): ByteWriter => ({ bytes: new Uint8Array(256), length: 0 })

/** A writer keeps what it has grown to, up to so many bytes. */
const maxKept = 65_536

/** Begins anew in the same bytes. */
export function clear(writer: ByteWriter): void {
  writer.length = 0
  if (writer.bytes.length > maxKept) writer.bytes = new Uint8Array(256)
}

/** What both have written, one behind the other, as bytes of their own. */
export function bytesOfBoth(first: ByteWriter, second: ByteWriter): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length)
  bytes.set(first.bytes.subarray(0, first.length))
  bytes.set(second.bytes.subarray(0, second.length), first.length)
  return bytes
}

export function writeByte(writer: ByteWriter, byte: number): void {
  if (writer.length === writer.bytes.length) {
    const larger = new Uint8Array(writer.bytes.length * 2)
    larger.set(writer.bytes)
    writer.bytes = larger
  }
  writer.bytes[writer.length++] = byte
}

export function writeCount(writer: ByteWriter, count: number): void {
  let rest = count
  while (rest > 127) {
    writeByte(writer, (rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  writeByte(writer, rest)
}

export const writeSigned = (writer: ByteWriter, value: number): void =>
  writeCount(writer, value < 0 ? -value * 2 - 1 : value * 2)

export function writeFloat(writer: ByteWriter, value: number): void {
  float.setFloat64(0, value)
  for (let index = 0; index < 8; index++) writeByte(writer, float.getUint8(index))
}

export function writeText(writer: ByteWriter, text: string): void {
  let length = 0
  for (const character of text) length += bytesOf(character.codePointAt(0) ?? 0)
  writeCount(writer, length)
  for (const character of text) writeCodePoint(writer, character.codePointAt(0) ?? 0)
}

const bytesOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)

function writeCodePoint(writer: ByteWriter, point: number): void {
  const count = bytesOf(point)
  if (count === 1) {
    writeByte(writer, point)
    return
  }
  const mark = count === 2 ? 0xc0 : count === 3 ? 0xe0 : 0xf0
  writeByte(writer, mark | (point >> (6 * (count - 1))))
  for (let left = count - 2; left >= 0; left--) writeByte(writer, 0x80 | ((point >> (6 * left)) & 63))
}
