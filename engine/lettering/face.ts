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
}

/** Converts a .woff, .ttf or .otf file to the bytes that HarfBuzz reads. Throws when it is another file or damaged. */
export const readFaceFile = (file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => sfntFromWoff(file, inflate)

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
const headerSize = 12
const recordSize = 16

/**
 * The font that a WOFF file packs (https://www.w3.org/TR/WOFF/); a bare TrueType or OpenType font is handed back.
 * Throws for WOFF2, which HarfBuzz would read as a font without glyphs.
 */
async function sfntFromWoff(bytes: Uint8Array<ArrayBuffer>, inflate: Inflate): Promise<Uint8Array> {
  const signature = viewOf(bytes).getUint32(0)
  if (signature === woff2Signature) throw new Error('This is a WOFF2 font. Give the .woff or .ttf file instead.')
  if (signature !== woffSignature) return bytes
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
