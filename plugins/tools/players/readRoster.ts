import { type Column, columnsOfHead, guessedColumns } from './columns.ts'
import type { GivenFields } from './commands.ts'
import { isNumber, withLatinFigures } from './figures.ts'
import { longestList, readCells } from './readCells.ts'
import { readGoalkeeper, readSize, readSleeve } from './readWords.ts'

/** What one row of a list says, as it was written, until it can be understood. */
export type Written = Readonly<Partial<Record<Column, string>>>

export type RowProblem = 'name' | 'number' | 'size' | 'shortsSize' | 'sleeve' | 'goalkeeper' | 'quantity'

export type RosterRead =
  | { readonly kind: 'rows'; readonly rows: readonly Written[] }
  | { readonly kind: 'refused'; readonly reason: 'too-long' | 'too-many' | 'nothing' }

export const mostRows = 500

/** Rows of a pasted or opened list. Its columns are known by their headings, or by what is in them. */
export function readRoster(text: string): RosterRead {
  if (text.length > longestList) return { kind: 'refused', reason: 'too-long' }
  const cells = readCells(text)
  const head = columnsOfHead(cells[0] ?? [])
  const rows = head ? cells.slice(1) : cells
  if (rows.length === 0) return { kind: 'refused', reason: 'nothing' }
  if (rows.length > mostRows) return { kind: 'refused', reason: 'too-many' }
  const columns = head ?? guessedColumns(rows)
  return { kind: 'rows', rows: rows.map(row => writtenIn(row, columns)) }
}

function writtenIn(row: readonly string[], columns: readonly (Column | null)[]): Written {
  const pairs = columns.flatMap((column, at) => (column === null ? [] : [[column, row[at] ?? ''] as const]))
  return Object.fromEntries(pairs)
}

export type Understood =
  | { readonly kind: 'understood'; readonly fields: GivenFields }
  | { readonly kind: 'unclear'; readonly problems: readonly RowProblem[] }

/** Fields of a player, or which cells have to be mended first. */
export function understand(row: Written): Understood {
  const problems: RowProblem[] = []
  const read = <Value>(column: RowProblem, value: Value | null): Value | undefined => {
    if (value === null) problems.push(column)
    return value ?? undefined
  }
  const { name = '', number = '', size, shortsSize, sleeve, goalkeeper, quantity } = row
  const fields: GivenFields = {
    name: read('name', name !== '' && name.length <= 300 ? name : null),
    number: read('number', isNumber(number) ? number : null),
    // A list without sizes is filled in later; one that has a column of them must say them all.
    size: size === undefined ? undefined : read('size', readSize(size)),
    shortsSize: shortsSize ? read('shortsSize', readSize(shortsSize)) : undefined,
    sleeve: sleeve ? read('sleeve', readSleeve(sleeve)) : undefined,
    goalkeeper: goalkeeper === undefined ? undefined : read('goalkeeper', readGoalkeeper(goalkeeper)),
    quantity: quantity ? read('quantity', readQuantity(quantity)) : undefined,
  }
  return problems.length > 0 ? { kind: 'unclear', problems } : { kind: 'understood', fields }
}

function readQuantity(text: string): number | null {
  const count = Number(withLatinFigures(text))
  return Number.isInteger(count) && count >= 1 && count <= 999 ? count : null
}
