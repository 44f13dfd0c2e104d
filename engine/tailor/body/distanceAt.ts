import type { DistanceGrid } from './distanceGrid.ts'

/** Further out the direction is not worked out, for nobody pushes there. */
const touching = 0.05

/** Distance and the direction outwards (of length 1): `[distance, x, y, z]`. */
export type Found = Float64Array

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
