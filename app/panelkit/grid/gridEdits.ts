import type { GridPatch, GridRow } from './gridPatch.ts'
import { boxOf, type GridBox, type GridRange } from './gridRange.ts'

/** A column, as far as editing goes. */
export interface EditedColumn {
  readonly key: string
  /** The value that a text means. What means nothing here stays as it was written. */
  readonly read: (text: string) => string
  /** A mark beside the list that is neither copied nor pasted nor cleared. */
  readonly isAside?: boolean
}

/** What is edited. The last row of the grid, behind those that are there, is the one for a new row. */
export interface EditedGrid {
  readonly rows: readonly GridRow[]
  readonly columns: readonly EditedColumn[]
  /** As many rows can be there. */
  readonly maxRows: number
  readonly newId: () => string
  /** The values that a new row begins with. */
  readonly blank: Readonly<Record<string, string>>
}

/** Sets one cell; in the row behind the last one it adds a row. */
export function setCell(grid: EditedGrid, at: { readonly row: number; readonly column: number }, text: string) {
  return setCells(grid, [{ ...at, text }]).patch
}

interface WrittenCell {
  readonly row: number
  readonly column: number
  readonly text: string
}

interface Edit {
  readonly patch: GridPatch
  /** Rows for which there is no room. */
  readonly left: number
}

/** Sets cells by their place. Those behind the last row make as many rows as there is room for. */
function setCells({ rows, columns, maxRows, newId, blank }: EditedGrid, cells: readonly WrittenCell[]): Edit {
  const set: GridPatch['set'][number][] = []
  const added = new Map<number, Record<string, string>>()
  const left = new Set<number>()
  for (const { row, column, text } of cells) {
    const { key, read } = columns[column] ?? {}
    if (key === undefined || !read) continue
    const value = read(text)
    const known = rows[row]
    if (known) {
      if ((known.values[key] ?? '') !== value) set.push({ row: known.id, column: key, value })
    } else if (row >= maxRows) left.add(row)
    else added.set(row, { ...(added.get(row) ?? blank), [key]: value })
  }
  const add = [...added]
    .sort(([a], [b]) => a - b)
    .filter(([, values]) => Object.entries(values).some(([key, value]) => value !== (blank[key] ?? '')))
    .map(([, values], index) => ({ id: newId(), values, at: rows.length + index }))
  return { patch: { remove: [], add, set }, left: left.size }
}

/** Empties every cell of a range. */
export function cleared(grid: EditedGrid, range: GridRange): GridPatch {
  const cells = placesIn(grid, boxOf(range)).filter(({ row }) => row < grid.rows.length)
  return setCells(
    grid,
    cells.map(place => ({ ...place, text: '' })),
  ).patch
}

/** Writes the top row of a range into all rows of it; a range of one row takes the row above. */
export function filledDown(grid: EditedGrid, range: GridRange): GridPatch {
  const box = boxOf(range)
  const from = box.top === box.bottom ? box.top - 1 : box.top
  const source = grid.rows[from]
  if (!source) return setCells(grid, []).patch
  const below = { ...box, top: from + 1, bottom: Math.min(box.bottom, grid.rows.length - 1) }
  const cells = placesIn(grid, below).map(({ row, column }) => {
    const text = source.values[grid.columns[column]?.key ?? ''] ?? ''
    return { row, column, text }
  })
  return setCells(grid, cells).patch
}

export interface Pasted extends Edit {
  /** The cells that were written, to be selected. */
  readonly range: GridRange
}

/**
 * Writes a table of texts from the top left cell of a range on. A table that fits several times into the range is
 * repeated, so that one cell fills it. Columns beyond the last one are left out.
 */
export function pasted(grid: EditedGrid, range: GridRange, table: readonly (readonly string[])[]): Pasted {
  const first = grid.columns.findIndex(({ isAside }) => !isAside)
  const box = boxOf(range)
  const left = Math.max(box.left, first)
  const height = table.length
  const width = Math.max(0, ...table.map(row => row.length))
  const rows = repeated(box.bottom - box.top + 1, height)
  const columns = Math.min(repeated(box.right - left + 1, width), grid.columns.length - left)
  const cells = Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_cell, across) => ({
      row: box.top + down,
      column: left + across,
      text: table[down % height]?.[across % width] ?? '',
    })),
  ).flat()
  const edit = setCells(grid, cells)
  const bottom = Math.min(box.top + rows, grid.maxRows) - 1
  return {
    ...edit,
    range: {
      anchor: { row: box.top, column: left },
      focus: { row: Math.max(box.top, bottom), column: Math.max(left, left + columns - 1) },
    },
  }
}

/** New rows behind the last one, as many as there is room for. */
export function addedRows(
  { rows, columns, maxRows, newId, blank }: EditedGrid,
  list: readonly GridRow['values'][],
): Pasted {
  const taken = list.slice(0, Math.max(0, maxRows - rows.length))
  const add = taken.map((values, index) => ({ id: newId(), values: { ...blank, ...values }, at: rows.length + index }))
  const last = { row: rows.length + taken.length - 1, column: columns.length - 1 }
  return {
    patch: { remove: [], add, set: [] },
    left: list.length - taken.length,
    range: { anchor: { row: rows.length, column: 0 }, focus: last },
  }
}

/** The size of the range where it is a multiple of the table, else that of the table. */
const repeated = (selected: number, given: number): number =>
  given > 0 && selected > given && selected % given === 0 ? selected : given

/** Takes out the rows of a range. */
export const withoutRows = ({ rows }: EditedGrid, range: GridRange): GridPatch => {
  const { top, bottom } = boxOf(range)
  return { remove: rows.slice(top, bottom + 1).map(({ id }) => id), add: [], set: [] }
}

/** The texts of a range, as they are copied. */
export function textsIn(
  { rows, columns }: EditedGrid,
  range: GridRange,
  show: (column: number, value: string) => string,
) {
  const { top, bottom, left, right } = boxOf(range)
  return rows
    .slice(top, bottom + 1)
    .map(({ values }) =>
      columns.flatMap(({ key, isAside }, column) =>
        isAside || column < left || column > right ? [] : [show(column, values[key] ?? '')],
      ),
    )
}

const placesIn = ({ columns }: EditedGrid, { top, bottom, left, right }: GridBox) =>
  Array.from({ length: Math.max(0, bottom - top + 1) }, (_, down) =>
    columns.flatMap(({ isAside }, column) =>
      isAside || column < left || column > right ? [] : [{ row: top + down, column }],
    ),
  ).flat()
