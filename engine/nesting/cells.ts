import type { Layout, Table } from './layout.ts'

/**
 * Which pieces lie where along the roll, so that one is compared with those near it only: by the left side of their box,
 * in cells half as wide as the widest piece.
 */
export interface Cells {
  readonly size: number
  readonly widest: number
  readonly lists: number[][]
  readonly cellOf: Int32Array
  /** Of each piece: left, right, top and bottom. */
  readonly boxes: Float64Array
}

export function openCells(table: Table): Cells {
  const widest = Math.max(
    1,
    ...table.kindOf.flatMap((kind, piece) => (table.turnsOf[piece] ?? []).map(turn => widthOf(table, kind * 4 + turn))),
  )
  const count = table.kindOf.length
  const boxes = new Float64Array(count * 4)
  return { size: widest / 2, widest, lists: [], cellOf: new Int32Array(count).fill(-1), boxes }
}

const widthOf = ({ forms }: Table, form: number): number => {
  const bounds = forms[form]?.bounds
  return bounds ? bounds.right - bounds.left : 0
}

/** Notes where all pieces lie. */
export function fileAll(cells: Cells, table: Table, layout: Layout): void {
  for (const list of cells.lists) list.length = 0
  cells.cellOf.fill(-1)
  for (let piece = 0; piece < layout.x.length; piece++) file(cells, table, layout, piece)
}

/** Notes where a piece lies now. */
export function file({ cellOf, lists, size, boxes }: Cells, table: Table, layout: Layout, piece: number): void {
  const own = (layout.form[piece] as number) * 4
  const x = layout.x[piece] as number
  const y = layout.y[piece] as number
  boxes[piece * 4] = x + (table.boxes[own] as number)
  boxes[piece * 4 + 1] = x + (table.boxes[own + 1] as number)
  boxes[piece * 4 + 2] = y + (table.boxes[own + 2] as number)
  boxes[piece * 4 + 3] = y + (table.boxes[own + 3] as number)
  const cell = Math.max(0, Math.floor((boxes[piece * 4] as number) / size))
  const before = cellOf[piece] ?? -1
  if (cell === before) return
  const held = lists[before]
  held?.splice(held.indexOf(piece), 1)
  while (lists.length <= cell) lists.push([])
  lists[cell]?.push(piece)
  cellOf[piece] = cell
}
