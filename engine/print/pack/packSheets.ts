import { unzipSync, zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/universal'

export interface PackTable {
  /** Of the sheet. */
  readonly name: string
  /** The first one is the head. */
  readonly rows: readonly (readonly string[])[]
}

/** What a spreadsheet may take for a number: 07 is the number of a shirt and stays as it is. */
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/

/** Tables as the sheets of one XLSX file. Words never run as formulas. The same tables give the same bytes. */
export async function writeSheets(tables: readonly PackTable[], madeAt: Date): Promise<Uint8Array> {
  const sheets = tables.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
    data: rows.map((row, index) =>
      row.map(value =>
        index > 0 && number.test(value)
          ? { value: Number(value), type: Number }
          : { value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) },
      ),
    ),
  }))
  const blob = await writeExcelFile(sheets).toBlob()
  // The library dates every file within with the moment of writing.
  return zipSync(unzipSync(new Uint8Array(await blob.arrayBuffer())), { mtime: madeAt })
}

const widthOf = (rows: readonly (readonly string[])[], column: number): number =>
  Math.min(40, Math.max(6, ...rows.map(row => row[column]?.length ?? 0)) + 2)
