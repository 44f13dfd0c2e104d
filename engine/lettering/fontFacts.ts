/** What a font file says of itself. */
export interface FontFacts {
  /** As its maker calls it; empty where it says nothing that can be read. */
  readonly family: string
  /** `Bold Italic`; empty for the plain one. */
  readonly style: string
  /** Whether its maker lets it be used in documents that people go on editing. */
  readonly mayEmbed: boolean
  /** Whether its letters are outlines; else they are dots. */
  readonly hasOutlines: boolean
}

const headerSize = 12
const recordSize = 16

/** Reads the tables of names and of use of an OpenType font. Throws for bytes that are none. */
export function fontFacts(sfnt: Uint8Array): FontFacts {
  const tables = tablesOf(sfnt)
  const names = tables.get('name')
  const called = (id: number, older: number): string => (names ? nameIn(names, id) || nameIn(names, older) : '')
  const style = called(17, 2)
  return {
    family: called(16, 1),
    style: style === 'Regular' ? '' : style,
    mayEmbed: mayEmbed(tables.get('OS/2')),
    hasOutlines: tables.has('glyf') || tables.has('CFF ') || tables.has('CFF2'),
  }
}

function tablesOf(sfnt: Uint8Array): ReadonlyMap<string, DataView> {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const tables = new Map<string, DataView>()
  for (let at = headerSize; at < headerSize + recordSize * view.getUint16(4); at += recordSize) {
    const tag = String.fromCharCode(...sfnt.subarray(at, at + 4))
    tables.set(tag, new DataView(sfnt.buffer, sfnt.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12)))
  }
  return tables
}

/** Of `fsType` (https://learn.microsoft.com/typography/opentype/spec/os2#fstype): installable and editable are free. */
const kindsOfUse = 0x000e
const editable = 0x0008
const bitmapsOnly = 0x0200

/** A font without the table says nothing against it. Where several kinds are set, the freest counts. */
function mayEmbed(table: DataView | undefined): boolean {
  if (!table || table.byteLength < 10) return true
  const use = table.getUint16(8)
  const kinds = use & kindsOfUse
  return (kinds === 0 || (kinds & editable) !== 0) && (use & bitmapsOnly) === 0
}

const windows = 3
const unicode = 0
const english = 0x0409
const longestName = 120

/** A name by its number, in English where there is one; only names in UTF-16 are read. */
function nameIn(table: DataView, wanted: number): string {
  const start = table.getUint16(4)
  let found = ''
  for (let record = 0; record < table.getUint16(2); record++) {
    const at = 6 + 12 * record
    const platform = table.getUint16(at)
    if (table.getUint16(at + 6) !== wanted || (platform !== windows && platform !== unicode)) continue
    const name = utf16(table, start + table.getUint16(at + 10), table.getUint16(at + 8))
    if (found === '' || table.getUint16(at + 4) === english) found = name
  }
  return found
}

function utf16(table: DataView, start: number, length: number): string {
  const units = Array.from({ length: Math.min(length, 2 * longestName) >> 1 }, (_, at) =>
    table.getUint16(start + 2 * at),
  )
  return String.fromCharCode(...units)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
}
