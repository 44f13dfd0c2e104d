/** A cell by its place: row and column count from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** What is selected: from the cell where it began to the one that has the focus. One cell is a range too. */
export interface GridRange {
  readonly anchor: CellPlace
  readonly focus: CellPlace
}

/** How many rows and columns there are. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
}

/** The cells of a range, both ends counted in. */
export interface GridBox {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const rangeAt = (place: CellPlace): GridRange => ({ anchor: place, focus: place })

export const boxOf = ({ anchor, focus }: GridRange): GridBox => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

export const isIn = ({ top, bottom, left, right }: GridBox, { row, column }: CellPlace): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

const limited = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

/** The nearest place that the grid has. */
export const placeIn = ({ rows, columns }: GridSize, { row, column }: CellPlace): CellPlace => ({
  row: limited(row, rows),
  column: limited(column, columns),
})

/** The range within a grid that may have become smaller. */
export const rangeIn = (size: GridSize, { anchor, focus }: GridRange): GridRange => ({
  anchor: placeIn(size, anchor),
  focus: placeIn(size, focus),
})

export const everything = ({ rows, columns }: GridSize): GridRange => ({
  anchor: { row: 0, column: 0 },
  focus: { row: rows - 1, column: columns - 1 },
})

/** What a key or a pointer does to the selection. */
export type Move =
  | { readonly kind: 'by'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'to'; readonly place: CellPlace }
  /** To the first or the last row or column. */
  | { readonly kind: 'edge'; readonly row?: 'first' | 'last'; readonly column?: 'first' | 'last' }

/** The range after a move; `extends` keeps the cell where it began. */
export function moved(range: GridRange, move: Move, size: GridSize, extend = false): GridRange {
  const focus = placeIn(size, target(range.focus, move, size))
  return extend ? { anchor: range.anchor, focus } : rangeAt(focus)
}

function target(from: CellPlace, move: Move, { rows, columns }: GridSize): CellPlace {
  if (move.kind === 'to') return move.place
  if (move.kind === 'by') return { row: from.row + move.rows, column: from.column + move.columns }
  const end = (edge: 'first' | 'last' | undefined, now: number, count: number) =>
    edge === undefined ? now : edge === 'first' ? 0 : count - 1
  return { row: end(move.row, from.row, rows), column: end(move.column, from.column, columns) }
}

/** Where Tab goes: the next cell, then the next row; `null` behind the last cell and before the first one. */
export function tabbed({ focus }: GridRange, size: GridSize, isBack: boolean): GridRange | null {
  const at = focus.row * size.columns + focus.column + (isBack ? -1 : 1)
  if (at < 0 || at >= size.rows * size.columns) return null
  return rangeAt({ row: Math.floor(at / size.columns), column: at % size.columns })
}
