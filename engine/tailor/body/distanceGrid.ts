import { clamp } from '../../geometry/clamp.ts'
import type { Vector } from '../../geometry/vector.ts'
import type { Distance } from './shapes.ts'

/** Distances in metres at the knots of a regular grid, x fastest, then y, then z. */
export interface DistanceGrid {
  readonly values: Float32Array
  readonly counts: Vector
  /** Between two knots, in metres. */
  readonly spacing: number
  /** The knot with the smallest coordinates. */
  readonly origin: Vector
}

/** What is sampled round size M, in m. */
const [farLeft, floor, backmost, crown, foremost] = [-0.78, -0.03, -0.24, 1.78, 0.26]
/** Beyond this many metres nothing touches, and a rough distance does. */
const far = 0.07
const near = 0.06
const blockSize = 4

/**
 * Samples the space round a mannequin, which is so many times as tall and broad as that of size M; near the surface the
 * values are true distances.
 */
export function sampleGrid(distance: Distance, spacing: number, tall = 1, broad = 1): DistanceGrid {
  const lowest: Vector = [farLeft, floor, backmost * broad]
  const highest: Vector = [-farLeft, crown * tall, foremost * broad]
  const knots = (axis: 0 | 1 | 2) => Math.ceil((highest[axis] - lowest[axis]) / spacing) + 1
  const counts: Vector = [knots(0), knots(1), knots(2)]
  const raw = new Float32Array(counts[0] * counts[1] * counts[2])
  const grid: DistanceGrid = { values: raw, counts, spacing, origin: lowest }
  for (let k = 0; k < counts[2]; k += blockSize) {
    for (let j = 0; j < counts[1]; j += blockSize) {
      for (let i = 0; i < counts[0]; i += blockSize) fillBlock(grid, distance, [i, j, k])
    }
  }
  return { ...grid, values: dividedBySlope(grid) }
}

function fillBlock({ values, counts, spacing, origin }: DistanceGrid, distance: Distance, start: Vector): void {
  const at = (axis: 0 | 1 | 2, index: number) => origin[axis] + index * spacing
  const middle = distance(at(0, start[0] + 1.5), at(1, start[1] + 1.5), at(2, start[2] + 1.5))
  const isFar = Math.abs(middle) > far
  const end = (axis: 0 | 1 | 2) => Math.min(start[axis] + blockSize, counts[axis])
  for (let k = start[2]; k < end(2); k++) {
    for (let j = start[1]; j < end(1); j++) {
      for (let i = start[0]; i < end(0); i++) {
        values[(k * counts[1] + j) * counts[0] + i] = isFar ? middle : distance(at(0, i), at(1, j), at(2, k))
      }
    }
  }
}

/** What the shapes give is bent by their scaling and fillets; value ÷ slope is the distance to first order. */
function dividedBySlope({ values, counts, spacing }: DistanceGrid): Float32Array {
  const straight = values.slice()
  const [, row, layer] = strides(counts)
  for (let k = 1; k < counts[2] - 1; k++) {
    for (let j = 1; j < counts[1] - 1; j++) {
      for (let i = 1; i < counts[0] - 1; i++) {
        const at = k * layer + j * row + i
        const value = values[at] ?? 0
        if (Math.abs(value) > near) continue
        const x = (values[at + 1] ?? 0) - (values[at - 1] ?? 0)
        const y = (values[at + row] ?? 0) - (values[at - row] ?? 0)
        const z = (values[at + layer] ?? 0) - (values[at - layer] ?? 0)
        const slope = Math.sqrt(x * x + y * y + z * z) / (2 * spacing)
        straight[at] = value / clamp(slope, 0.4, 3)
      }
    }
  }
  return straight
}

export const strides = (counts: Vector): Vector => [1, counts[0], counts[0] * counts[1]]

/** Further out the direction is not worked out, for nobody pushes there. */
const touching = 0.05

/** Distance and the direction outwards (of length 1): `[distance, x, y, z]`. */
type Found = Float64Array

export const createFound = (): Found => new Float64Array(4)

/** Interpolates the grid between its eight nearest knots and writes into `found`; outside of the grid nothing is near. */
export function distanceAt(grid: DistanceGrid, x: number, y: number, z: number, found: Found): void {
  const { values, counts, spacing, origin } = grid
  let u = (x - origin[0]) / spacing
  let v = (y - origin[1]) / spacing
  let w = (z - origin[2]) / spacing
  if (!(u >= 0 && v >= 0 && w >= 0 && u < counts[0] - 1 && v < counts[1] - 1 && w < counts[2] - 1)) {
    found[0] = 1
    return
  }
  const i = Math.floor(u)
  const j = Math.floor(v)
  const k = Math.floor(w)
  u -= i
  v -= j
  w -= k
  const row = counts[0]
  const layer = counts[0] * counts[1]
  const at = k * layer + j * row + i
  const v000 = values[at] ?? 0
  const v100 = values[at + 1] ?? 0
  const v010 = values[at + row] ?? 0
  const v110 = values[at + row + 1] ?? 0
  const v001 = values[at + layer] ?? 0
  const v101 = values[at + layer + 1] ?? 0
  const v011 = values[at + layer + row] ?? 0
  const v111 = values[at + layer + row + 1] ?? 0
  const low0 = v000 + (v100 - v000) * u
  const high0 = v010 + (v110 - v010) * u
  const low1 = v001 + (v101 - v001) * u
  const high1 = v011 + (v111 - v011) * u
  const front = low0 + (high0 - low0) * v
  const back = low1 + (high1 - low1) * v
  const distance = front + (back - front) * w
  found[0] = distance
  if (distance > touching) return
  const slopeX0 = (v100 - v000) * (1 - v) + (v110 - v010) * v
  const slopeX1 = (v101 - v001) * (1 - v) + (v111 - v011) * v
  const dx = slopeX0 * (1 - w) + slopeX1 * w
  const dy = (high0 - low0) * (1 - w) + (high1 - low1) * w
  const dz = back - front
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
  found[1] = dx / length
  found[2] = dy / length
  found[3] = dz / length
}

/** Which vertices lie under the surface of the body (or of what is worn underneath); three coordinates each, in m. */
export function verticesInside(
  { positions, vertexCount }: { readonly positions: Float64Array; readonly vertexCount: number },
  body: DistanceGrid,
): readonly number[] {
  const found = createFound()
  const inside: number[] = []
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    distanceAt(body, positions[vertex * 3] ?? 0, positions[vertex * 3 + 1] ?? 0, positions[vertex * 3 + 2] ?? 0, found)
    if ((found[0] ?? 1) < 0) inside.push(vertex)
  }
  return inside
}
