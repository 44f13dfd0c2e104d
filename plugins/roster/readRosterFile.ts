import { joinSheets } from './joinSheets.ts'
import type { RememberedColumns } from './planColumns.ts'
import { type RosterReading, readRoster, readTable } from './readRoster.ts'
import { readSheetCells, type SheetRefusal } from './readSheetCells.ts'
import type { RosterChoice } from './rosterChoices.ts'

export const maxFileBytes = 2_000_000

export type FileRefusal = SheetRefusal | 'file-old'

export type FileReading = RosterReading | { readonly kind: 'refused'; readonly reason: FileRefusal; readonly count: 0 }

const refuse = (reason: FileRefusal): FileReading => ({ kind: 'refused', reason, count: 0 })

/**
 * A list from a CSV, TSV or XLSX file. What the file is, is read from its bytes.
 * @param choices the columns that it may have beside those of everybody
 * @param readSheet reads spreadsheets; who answers many people reads them elsewhere
 * @param remembered how columns were set before
 */
export async function readRosterFile(
  file: Blob,
  choices: readonly RosterChoice[],
  readSheet = readSheetCells,
  remembered: readonly RememberedColumns[] = [],
): Promise<FileReading> {
  if (file.size > maxFileBytes) return refuse('file-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse('file-old')
  if (startsWith(bytes, [0x50, 0x4b])) {
    const sheets = await readSheet(bytes)
    if (typeof sheets === 'string') return refuse(sheets)
    const { cells, others } = joinSheets(sheets, choices)
    const reading = readTable(cells, choices, remembered)
    return reading.kind === 'read' ? { ...reading, otherSheets: others } : reading
  }
  const text = textOf(bytes)
  return text === null ? refuse('file-other') : readRoster(text, choices, remembered)
}

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte)

/** `null` for what is no text. Excel's "Unicode text" is UTF-16; its plain CSV is in the letters of Western Windows. */
function textOf(bytes: Uint8Array): string | null {
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : 'utf-8'
  const text = decoded(bytes, encoding) ?? decoded(bytes, 'windows-1252')
  return text === null || controls.test(text) ? null : text
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a text from another file
const controls = /[\u0000-\u0008\u000e-\u001f]/

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
