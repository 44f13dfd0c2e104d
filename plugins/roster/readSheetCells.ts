import { unzipSync } from 'fflate'
import type { Sheet } from './joinSheets.ts'

const maxUnpackedBytes = 40_000_000

export type SheetRefusal = 'file-large' | 'file-unreadable' | 'file-other'

/** The written sheets of an XLSX file, as text. What it says of its own size is looked at before it is unpacked. */
export async function readSheetCells(bytes: Uint8Array): Promise<readonly Sheet[] | SheetRefusal> {
  try {
    let unpacked = 0
    let isSpreadsheet = false
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        unpacked += originalSize
        if (name === 'xl/workbook.xml') isSpreadsheet = true
        return false
      },
    })
    if (!isSpreadsheet) return 'file-other'
    if (unpacked > maxUnpackedBytes) return 'file-large'
    const { default: readSheets } = await import('read-excel-file/universal')
    const sheets = (await readSheets(new Blob([bytes.slice()]))).filter(({ data }) => data.some(isWritten))
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      cells: data.map(row => row.map(cell => (cell === null ? '' : String(cell)))),
    }))
  } catch {
    return 'file-unreadable'
  }
}

const isWritten = (row: readonly unknown[]): boolean => row.some(cell => cell !== null && cell !== '')
