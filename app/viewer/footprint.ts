/** Where the shadow of a garment lies on the floor, in metres: x as the garment's, z towards the front. */
export interface Floor {
  readonly left: number
  readonly back: number
  /** The floor is a square of this side, of so many cells each way. */
  readonly side: number
  readonly cells: number
}

/** What hangs lower throws a darker and narrower shadow: up to this height over the floor, so dark, softened so far. */
const slabs = [
  { height: 0.12, darkness: 0.14, softness: 0.03 },
  { height: 0.35, darkness: 0.1, softness: 0.07 },
  { height: Number.POSITIVE_INFINITY, darkness: 0.09, softness: 0.15 },
] as const

/**
 * How dark the floor below hanging cloth is, 0 to 1 for each cell, row by row from the back. `points` are x, y, z in
 * metres, `ground` the height of the floor. Cloth is hollow, but no light comes in from above: what lies between its
 * front and its back is in the shadow too.
 */
export function footprint(
  points: Iterable<readonly [number, number, number]>,
  ground: number,
  floor: Floor,
): Float32Array {
  const { left, back, side, cells } = floor
  const ends = slabs.map(() => emptyColumns(cells))
  const cellOf = (metres: number) => Math.min(cells - 1, Math.max(0, Math.floor((metres / side) * cells)))
  for (const [x, y, z] of points) {
    const [column, row] = [cellOf(x - left), cellOf(z - back)]
    for (const [index, { height }] of slabs.entries()) {
      if (y - ground < height) widen(ends[index]?.[column], row)
    }
  }
  const dark = new Float32Array(cells * cells)
  for (const [index, { darkness, softness }] of slabs.entries()) {
    const covered = softened(filled(ends[index] ?? [], cells), cells, Math.round((softness / side) * cells))
    for (let at = 0; at < dark.length; at++) dark[at] = (dark[at] ?? 0) + darkness * (covered[at] ?? 0)
  }
  return dark
}

/** The rows from the back to the front that a column covers. */
interface Column {
  from: number
  to: number
}

const emptyColumns = (cells: number): readonly Column[] =>
  Array.from({ length: cells }, () => ({ from: cells, to: -1 }))

function widen(column: Column | undefined, row: number): void {
  if (!column) return
  column.from = Math.min(column.from, row)
  column.to = Math.max(column.to, row)
}

function filled(columns: readonly Column[], cells: number): Float32Array {
  const covered = new Float32Array(cells * cells)
  for (const [column, { from, to }] of columns.entries()) {
    for (let row = from; row <= to; row++) covered[row * cells + column] = 1
  }
  return covered
}

/** Two means over so many cells to all sides: a rim that falls off softly, darker nowhere than before. */
function softened(values: Float32Array, cells: number, reach: number): Float32Array {
  let soft = values
  for (let pass = 0; pass < 2; pass++) {
    soft = meanAlong(meanAlong(soft, { cells, reach, step: 1, line: cells }), { cells, reach, step: cells, line: 1 })
  }
  return soft
}

interface Direction {
  readonly cells: number
  readonly reach: number
  /** From one cell to the next, and from one line to the next. */
  readonly step: number
  readonly line: number
}

/** Beyond the floor it is as light as can be. */
function meanAlong(values: Float32Array, { cells, reach, step, line }: Direction): Float32Array {
  const means = new Float32Array(values.length)
  for (let start = 0; start < cells; start++) {
    let sum = 0
    for (let at = -reach; at < cells; at++) {
      const [coming, going] = [at + reach, at - reach - 1]
      if (coming < cells) sum += values[start * line + coming * step] ?? 0
      if (going >= 0) sum -= values[start * line + going * step] ?? 0
      if (at >= 0) means[start * line + at * step] = sum / (2 * reach + 1)
    }
  }
  return means
}
