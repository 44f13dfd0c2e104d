import type { FontId } from '../document/ids.ts'
import { inflate } from './inflate.ts'
import type { Script } from './script.ts'

/** What a font book says about one of its faces. */
export interface FaceEntry {
  readonly id: FontId
  /** As people read it in the list of fonts. */
  readonly family: string
  /** The scripts it was drawn for, the main one first. */
  readonly scripts: readonly Script[]
}

/** A face with its outlines. */
export interface Face extends FaceEntry {
  /** Bytes of TrueType or OpenType fonts that hold a subset of the characters each. Capitals are measured in the first. */
  readonly subsets: readonly Uint8Array[]
  /** Characters that its files which have not come may hold, as CSS writes a `unicode-range`; none if left out. */
  readonly awaited?: readonly string[]
}

/** Converts a .woff, .ttf or .otf file to the bytes that HarfBuzz reads. Throws when it is another file or damaged. */
export async function readFaceFile(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const sfnt = await sfntFromWoff(file, inflate)
  const tables = sfntTables(sfnt)
  if (!tables.some(({ tag }) => tag === cmapTag)) throw new Error('The font file has no table of characters.')
  if (tables.some(table => sumOf(table) !== table.checksum)) throw new Error('The font file is damaged.')
  return sfnt
}

/** Reads a face from one or more files. Throws when a file is damaged or not a font. */
export async function loadFace(entry: FaceEntry, ...files: readonly Uint8Array<ArrayBuffer>[]): Promise<Face> {
  const { id, family, scripts } = entry
  return { id, family, scripts, subsets: await Promise.all(files.map(readFaceFile)) }
}

/** Undoes zlib. Asynchronous, because the platform's own way is. */
type Inflate = (compressed: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly length: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

const woffSignature = 0x774f4646
const woff2Signature = 0x774f4632
/** Of TrueType, of OpenType, and of TrueType from Apple. */
const sfntSignatures = [0x00010000, 0x4f54544f, 0x74727565]
const cmapTag = 0x636d6170
const headTag = 0x68656164
const headerSize = 12
const recordSize = 16

/**
 * The font that a WOFF file packs (https://www.w3.org/TR/WOFF/); a bare TrueType or OpenType font is handed back.
 * Throws for WOFF2, which HarfBuzz would read as a font without glyphs.
 */
async function sfntFromWoff(bytes: Uint8Array<ArrayBuffer>, inflate: Inflate): Promise<Uint8Array> {
  const signature = viewOf(bytes).getUint32(0)
  if (signature === woff2Signature) throw new Error('This is a WOFF2 font. Give the .woff or .ttf file instead.')
  if (sfntSignatures.includes(signature)) return bytes
  if (signature !== woffSignature) throw new Error('This is not a font file.')
  const tables = await Promise.all(tablesOf(bytes).map(table => unpacked(table, inflate)))
  return assembled(viewOf(bytes).getUint32(4), tables)
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function tablesOf(bytes: Uint8Array<ArrayBuffer>): readonly Table[] {
  const view = viewOf(bytes)
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = 44 + 20 * index
    const offset = view.getUint32(at + 4)
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      length: view.getUint32(at + 12),
      bytes: bytes.subarray(offset, offset + view.getUint32(at + 8)),
    }
  })
}

async function unpacked(table: Table, inflate: Inflate): Promise<Table & { readonly plain: Uint8Array }> {
  const plain = table.bytes.length < table.length ? await inflate(table.bytes) : table.bytes
  if (plain.length !== table.length) throw new Error('The font file is damaged: a table has the wrong length.')
  return { ...table, plain }
}

function assembled(flavour: number, tables: readonly (Table & { readonly plain: Uint8Array })[]): Uint8Array {
  const offsets: number[] = []
  let size = headerSize + recordSize * tables.length
  for (const table of tables) {
    offsets.push(size)
    size += (table.length + 3) & ~3
  }
  const sfnt = new Uint8Array(size)
  const view = viewOf(sfnt)
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  tables.forEach((table, index) => {
    const at = headerSize + recordSize * index
    const offset = offsets[index] ?? 0
    view.setUint32(at, table.tag)
    view.setUint32(at + 4, table.checksum)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, table.length)
    sfnt.set(table.plain, offset)
  })
  return sfnt
}

function sfntTables(sfnt: Uint8Array) {
  const view = viewOf(sfnt)
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = headerSize + recordSize * index
    const offset = view.getUint32(at + 8)
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 4),
      bytes: new DataView(sfnt.buffer, sfnt.byteOffset + offset, view.getUint32(at + 12)),
    }
  })
}

/** What a table's words of four bytes come to (https://learn.microsoft.com/typography/opentype/spec/otff#calculating-checksums). */
function sumOf({ tag, bytes }: ReturnType<typeof sfntTables>[number]): number {
  let sum = 0
  const whole = bytes.byteLength & ~3
  for (let at = 0; at < whole; at += 4) {
    // The word that makes up for the sum of the whole file does not count.
    if (tag !== headTag || at !== 8) sum = (sum + bytes.getUint32(at)) >>> 0
  }
  for (let at = whole; at < bytes.byteLength; at++) sum = (sum + (bytes.getUint8(at) << (24 - 8 * (at - whole)))) >>> 0
  return sum
}
