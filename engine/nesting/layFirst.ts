import { file, openCells } from './cells.ts'
import { fitOf, type Layout, putAt, type Table } from './layout.ts'
import { costAt, type Search, type Spot, spotOnRoll } from './search.ts'

/**
 * A first layout without overlaps, by which all further ones are measured: the largest pieces first, each as far back on
 * the roll as it goes, in a corner of what lies there.
 * @param there of the first pieces, which stay where they lie
 */
export function layFirst(table: Table, ways: Pick<Search, 'budget' | 'random'>, there: Layout = nothing): Layout {
  const count = table.kindOf.length
  const fixed = there.x.length
  const layout: Layout = { x: new Float64Array(count), y: new Float64Array(count), form: new Int32Array(count) }
  putAt(layout, there, 0)
  const sizeOf = (piece: number) => {
    const bounds = table.forms[(table.kindOf[piece] ?? 0) * 4]?.bounds
    return bounds ? (bounds.right - bounds.left) * (bounds.bottom - bounds.top) : 0
  }
  const pieces = table.kindOf.map((_, piece) => piece)
  const order = pieces.slice(fixed).sort((a, b) => sizeOf(b) - sizeOf(a) || a - b)
  const laid = pieces.slice(0, fixed)
  const cells = openCells(table)
  for (const piece of laid) file(cells, table, layout, piece)
  // One weight for all: every overlap counts.
  const weights = new Float64Array(count * count).fill(1)
  const search: Search = { ...ways, table, layout, cells, weights, fixed, length: 1e12 }
  for (const piece of order) {
    const found = farthestBack(search, laid, piece)
    layout.x[piece] = found.x
    layout.y[piece] = found.y
    layout.form[piece] = found.form
    file(cells, table, layout, piece)
    laid.push(piece)
  }
  return layout
}

const nothing: Layout = { x: new Float64Array(), y: new Float64Array(), form: new Int32Array() }

/** Pieces looked at for corners: the last ones, because what lies behind them is full. */
const lookedAt = 14

function farthestBack(search: Search, laid: readonly number[], piece: number): Spot {
  const { table, layout } = search
  const end = laid.reduce(
    (far, other) => Math.max(far, (layout.x[other] ?? 0) + (table.forms[layout.form[other] ?? 0]?.bounds.right ?? 0)),
    0,
  )
  let best: (Spot & { reach: number }) | null = null
  for (const quarters of table.turnsOf[piece] ?? [0]) {
    const form = (table.kindOf[piece] ?? 0) * 4 + quarters
    const bounds = table.forms[form]?.bounds
    if (!bounds || bounds.bottom - bounds.top > table.width) continue
    for (const [x, y] of corners(table, layout, laid.slice(-lookedAt), form, end)) {
      const spot = spotOnRoll(search, form, x, y)
      const reach = spot.x + bounds.right
      if (best && reach >= best.reach) continue
      if (costAt(search, piece, form, spot.x, spot.y, 1) === 0) best = { ...spot, reach }
    }
  }
  return best ?? spotOnRoll(search, (table.kindOf[piece] ?? 0) * 4, end, 0)
}

function* corners(
  table: Table,
  layout: Layout,
  laid: readonly number[],
  form: number,
  end: number,
): Generator<readonly [number, number]> {
  const bounds = table.forms[form]?.bounds
  if (!bounds) return
  const rims = [-bounds.top, table.width - bounds.bottom] as const
  for (const y of rims) yield* [[-bounds.left, y] as const, [end - bounds.left, y] as const]
  for (const other of laid) {
    const { fit, cos, sin } = fitOf(table, layout.form[other] ?? 0, form)
    const [atX, atY] = [layout.x[other] ?? 0, layout.y[other] ?? 0]
    for (let edge = 0; edge < fit.edges.length; edge += 4) {
      const [x, y] = [fit.edges[edge] ?? 0, fit.edges[edge + 1] ?? 0]
      const spot = [atX + x * cos + y * sin, atY - x * sin + y * cos] as const
      if (spot[0] < -bounds.left - 1) continue
      yield spot
      for (const rim of rims) yield [spot[0], rim]
    }
  }
}
