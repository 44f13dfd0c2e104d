import Papa from 'papaparse'
import { baseSize, documentLimits } from '../../engine/index.ts'
import { type ReadRow, type RosterCells, readRow } from './rosterCells.ts'
import { cellsOf, columnsByGuess, columnsByHead, type RosterColumns } from './rosterColumns.ts'

/** More than any team writes: 400 characters a player. */
export const mostCharacters = 400 * documentLimits.players
/** Columns that are looked at: a line of nothing but commas is one row of as many cells. */
const mostColumns = 60

export interface RosterRow extends ReadRow {
  /** Where it stood in the list, from 1, the head counted too. */
  readonly line: number
  readonly cells: RosterCells
}

export type RosterRefusal = 'too-long' | 'too-many' | 'empty'

export type RosterReading =
  | {
      readonly kind: 'read'
      readonly rows: readonly RosterRow[]
      /** Heads of columns that are not understood; what stands below them is not taken. */
      readonly unused: readonly string[]
      /** What stands above the column of teams. */
      readonly teamHead: string | null
      /** No column holds sizes: everybody gets the base size. */
      readonly isSizeGiven: boolean
    }
  | { readonly kind: 'refused'; readonly reason: RosterRefusal; readonly count: number }

/** A list as it is copied from a spreadsheet, or the text of a CSV file. Throws nothing; no row is lost. */
export function readRoster(text: string): RosterReading {
  if (text.length > mostCharacters) return { kind: 'refused', reason: 'too-long', count: text.length }
  return readTable(tableOf(text))
}

function tableOf(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/^\ufeff/, '')
  const delimiter = lines.includes('\t') ? '\t' : undefined
  const options = { delimitersToGuess: [',', ';', '|', '\t'], ...(delimiter && { delimiter }) }
  const parsed = Papa.parse<string[]>(lines, options)
  // A quotation mark that nobody closed would swallow the rest of the list.
  const isTorn = parsed.errors.some(({ type }) => type === 'Quotes')
  return isTorn ? Papa.parse<string[]>(lines, { ...options, quoteChar: '\u0000' }).data : parsed.data
}

/** Rows of cells, with or without a head. */
export function readTable(table: readonly (readonly string[])[]): RosterReading {
  const lines = table
    .map((row, index) => ({ row: row.slice(0, mostColumns).map(unguarded), line: index + 1 }))
    .filter(({ row }) => row.some(cell => cell.trim() !== ''))
  const [first] = lines
  if (!first) return { kind: 'refused', reason: 'empty', count: 0 }
  const byHead = columnsByHead(first.row)
  const body = byHead ? lines.slice(1) : lines
  if (body.length === 0) return { kind: 'refused', reason: 'empty', count: 0 }
  if (body.length > documentLimits.players) return { kind: 'refused', reason: 'too-many', count: body.length }
  const columns = byHead ?? columnsByGuess(body.map(({ row }) => row))
  const isSizeGiven = columns.size !== undefined
  const teamHead = first.row[columns.team ?? -1] ?? null
  const rows = body.map(({ row, line }) => {
    const cells = cellsOf(row, columns)
    return rowOf(line, isSizeGiven ? cells : { ...cells, size: baseSize })
  })
  return { kind: 'read', rows, unused: unusedOf(first.row, columns), teamHead, isSizeGiven }
}

export const rowOf = (line: number, cells: RosterCells): RosterRow => ({ line, cells, ...readRow(cells) })

/** Without the apostrophe that keeps a spreadsheet from running the cell as a formula. */
const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

const unusedOf = (head: readonly string[], columns: RosterColumns): readonly string[] => {
  const used = new Set(Object.values(columns))
  return head.filter((cell, index) => !used.has(index) && cell.trim() !== '')
}
