import { vectorAt } from '../../geometry/vector.ts'
import { type DistanceGrid, strides } from './distanceGrid.ts'

/** A garment that hangs already: its vertices and their normals, in metres. */
export interface Layer {
  readonly positions: Float64Array
  readonly normals: Float64Array
}

/** Knots to each side of a vertex that it changes. */
const reach = 4

/**
 * The grid with a worn garment joined to the body as a solid, `shell` metres thicker than its cloth.
 * The sign comes from the nearest vertex's normal: an unsigned shell would trap the hems of the next garment inside.
 */
export function addLayer(grid: DistanceGrid, layer: Layer, shell = 0.003): DistanceGrid {
  const values = grid.values.slice()
  for (const [knot, vertex] of nearestVertices(grid, layer.positions)) {
    const [x, y, z] = fromKnot(grid, knot)
    const [px, py, pz] = vectorAt(layer.positions, vertex)
    const [nx, ny, nz] = vectorAt(layer.normals, vertex)
    const distance = Math.hypot(x - px, y - py, z - pz)
    const side = (x - px) * nx + (y - py) * ny + (z - pz) * nz
    values[knot] = Math.min(values[knot] ?? 1, (side < 0 ? -distance : distance) - shell)
  }
  return { ...grid, values }
}

function nearestVertices(grid: DistanceGrid, positions: Float64Array): ReadonlyMap<number, number> {
  const { counts, spacing, origin } = grid
  const squares = new Map<number, number>()
  const nearest = new Map<number, number>()
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const [x, y, z] = vectorAt(positions, vertex)
    const around = (value: number, axis: 0 | 1 | 2) => {
      const middle = Math.round((value - origin[axis]) / spacing)
      return { from: Math.max(0, middle - reach), to: Math.min(counts[axis] - 1, middle + reach) }
    }
    const [columns, rows, layers] = [around(x, 0), around(y, 1), around(z, 2)]
    for (let k = layers.from; k <= layers.to; k++) {
      for (let j = rows.from; j <= rows.to; j++) {
        for (let i = columns.from; i <= columns.to; i++) {
          const knot = (k * counts[1] + j) * counts[0] + i
          const [kx, ky, kz] = [origin[0] + i * spacing - x, origin[1] + j * spacing - y, origin[2] + k * spacing - z]
          const square = kx * kx + ky * ky + kz * kz
          if (square >= (squares.get(knot) ?? Number.POSITIVE_INFINITY)) continue
          squares.set(knot, square)
          nearest.set(knot, vertex)
        }
      }
    }
  }
  return nearest
}

function fromKnot({ counts, spacing, origin }: DistanceGrid, knot: number) {
  const [, row, layer] = strides(counts)
  const k = Math.floor(knot / layer)
  const j = Math.floor((knot - k * layer) / row)
  const i = knot - k * layer - j * row
  return [origin[0] + i * spacing, origin[1] + j * spacing, origin[2] + k * spacing] as const
}
