import { type RosterReading, readRoster, readTable } from './readRoster.ts'
import { readSheetCells, type SheetRefusal } from './readSheetCells.ts'

export const mostFileBytes = 2_000_000

export type FileRefusal = SheetRefusal | 'file-old'

export type FileReading = RosterReading | { readonly kind: 'refused'; readonly reason: FileRefusal; readonly count: 0 }

const refuse = (reason: FileRefusal): FileReading => ({ kind: 'refused', reason, count: 0 })

/**
 * A list from a CSV, TSV or XLSX file. What the file is, is read from its bytes.
 * @param readSheet reads spreadsheets; who answers many people reads them elsewhere
 */
export async function readRosterFile(file: Blob, readSheet = readSheetCells): Promise<FileReading> {
  if (file.size > mostFileBytes) return refuse('file-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse('file-old')
  if (startsWith(bytes, [0x50, 0x4b])) {
    const cells = await readSheet(bytes)
    return typeof cells === 'string' ? refuse(cells) : readTable(cells)
  }
  const text = textOf(bytes)
  return text === null ? refuse('file-other') : readRoster(text)
}

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte)

/** `null` for what is no text. Excel's "Unicode text" is UTF-16. */
function textOf(bytes: Uint8Array): string | null {
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? null : text
  } catch {
    return null
  }
}
