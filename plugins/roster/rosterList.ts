import type { RosterField } from './rosterRow.ts'

/** A line of a list that has something in it. */
export interface RosterLine {
  /** Where it stands, from 1, empty lines counted too. */
  readonly line: number
  readonly cells: readonly string[]
}

/** What the columns of a list hold. */
export interface ColumnPlan {
  /** The line of the head; `null` for a list without one, whose lines are all players. */
  readonly head: number | null
  /** Lines above this one are no players: titles and empty heads. */
  readonly first: number
  /** The field of each column; `null` for one that is not used. Several names are joined. */
  readonly fields: readonly (RosterField | null)[]
}

/** Columns that are looked at: a line of nothing but commas is one row of as many cells. */
const maxColumns = 60

/** The lines of a table that say something. */
export const linesOf = (table: readonly (readonly string[])[]): readonly RosterLine[] =>
  table
    .map((row, index) => ({ cells: row.slice(0, maxColumns).map(unguarded), line: index + 1 }))
    .filter(({ cells }) => cells.some(filled))

export const filled = (cell: string): boolean => cell.trim() !== ''

/** The cells of a column that something is written in. */
export const filledIn = (lines: readonly RosterLine[], column: number): readonly string[] =>
  lines.map(({ cells }) => cells[column] ?? '').filter(filled)

export const columnCount = (lines: readonly RosterLine[]): number =>
  Math.max(0, ...lines.map(({ cells }) => cells.length))

/** A column's name in a spreadsheet: A for 0, AA for 26. */
export function columnLabel(column: number): string {
  const label = String.fromCharCode(65 + (column % 26))
  return column < 26 ? label : `${columnLabel(Math.floor(column / 26) - 1)}${label}`
}

/** The lines of the players under a plan. */
export const bodyOf = (lines: readonly RosterLine[], { head, first }: ColumnPlan): readonly RosterLine[] =>
  lines.filter(({ line }) => line >= first && line !== head)

/** Without the apostrophe that keeps a spreadsheet from running the cell as a formula. */
const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
