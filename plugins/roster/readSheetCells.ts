import { unzipSync } from 'fflate'

const mostUnpacked = 40_000_000

export type SheetRefusal = 'file-large' | 'file-unreadable' | 'file-other'

/** The first sheet of an XLSX file, as text. What it says of its own size is looked at before anything is unpacked. */
export async function readSheetCells(bytes: Uint8Array): Promise<readonly (readonly string[])[] | SheetRefusal> {
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
    if (unpacked > mostUnpacked) return 'file-large'
    const { readSheet } = await import('read-excel-file/universal')
    const sheet = await readSheet(new Blob([bytes.slice()]))
    return sheet.map(row => row.map(cell => (cell === null ? '' : String(cell))))
  } catch {
    return 'file-unreadable'
  }
}
