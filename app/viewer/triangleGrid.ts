/** Triangles over the unit square. */
export interface FlatTriangles {
  readonly us: ArrayLike<number>
  readonly vs: ArrayLike<number>
  /** Three to a triangle, as places in `us` and `vs`. */
  readonly corners: ArrayLike<number>
}

export interface TriangleSpot {
  readonly corners: readonly [number, number, number]
  /** How much each corner weighs there; together 1. */
  readonly shares: readonly [number, number, number]
}

/** The triangle that a spot lies in, or `null`. */
export type TriangleGrid = (spot: readonly [u: number, v: number]) => TriangleSpot | null

const cells = 64
/** A spot on the line between two triangles may lie in neither by a rounding. */
const tolerance = 0.001

/** Sorts triangles into squares so that each question looks at a few of them only. */
export function createTriangleGrid(triangles: FlatTriangles): TriangleGrid {
  const grid = Array.from({ length: cells * cells }, (): number[] => [])
  for (let first = 0; first + 2 < triangles.corners.length; first += 3) {
    for (const cell of cellsUnder(triangles, first)) grid[cell]?.push(first)
  }
  return spot => {
    const [u, v] = spot
    if (u < 0 || u > 1 || v < 0 || v > 1) return null
    for (const first of grid[cellAt(v) * cells + cellAt(u)] ?? []) {
      const found = within(triangles, first, spot)
      if (found) return found
    }
    return null
  }
}

const cellAt = (value: number): number => Math.min(cells - 1, Math.max(0, Math.floor(value * cells)))

function cellsUnder({ us, vs, corners }: FlatTriangles, first: number): readonly number[] {
  const places = [corners[first] ?? 0, corners[first + 1] ?? 0, corners[first + 2] ?? 0]
  const across = places.map(at => us[at] ?? 0)
  const down = places.map(at => vs[at] ?? 0)
  const [left, right] = [cellAt(Math.min(...across)), cellAt(Math.max(...across))]
  const [top, bottom] = [cellAt(Math.min(...down)), cellAt(Math.max(...down))]
  const under: number[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) under.push(row * cells + column)
  return under
}

function within(
  { us, vs, corners }: FlatTriangles,
  first: number,
  [u, v]: readonly [number, number],
): TriangleSpot | null {
  const [a, b, c] = [corners[first] ?? 0, corners[first + 1] ?? 0, corners[first + 2] ?? 0]
  const [au, av] = [us[a] ?? 0, vs[a] ?? 0]
  const [bu, bv] = [(us[b] ?? 0) - au, (vs[b] ?? 0) - av]
  const [cu, cv] = [(us[c] ?? 0) - au, (vs[c] ?? 0) - av]
  const area = bu * cv - cu * bv
  // Turned-in hems share the coordinates of the edge they hang from: triangles without area.
  if (Math.abs(area) < 1e-12) return null
  const toB = ((u - au) * cv - cu * (v - av)) / area
  const toC = (bu * (v - av) - (u - au) * bv) / area
  if (toB < -tolerance || toC < -tolerance || toB + toC > 1 + tolerance) return null
  return { corners: [a, b, c], shares: [1 - toB - toC, toB, toC] }
}
