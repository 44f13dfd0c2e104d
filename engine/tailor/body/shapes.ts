import { clamp } from '../../geometry/clamp.ts'
import type { Vector } from '../../geometry/vector.ts'

/** Signed distance to a surface in metres, negative inside; exact only near the surface. */
export type Distance = (x: number, y: number, z: number) => number

/** The smaller of two distances, with a fillet of about `radius` metres where they meet. */
export function smoothMin(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - overlap * overlap * radius * 0.25
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

export function ellipsoid(centre: Vector, radii: Vector): Distance {
  const smallest = Math.min(...radii)
  return (x, y, z) => {
    const px = (x - centre[0]) / radii[0]
    const py = (y - centre[1]) / radii[1]
    const pz = (z - centre[2]) / radii[2]
    const reach = Math.sqrt(px * px + py * py + pz * pz)
    const slope = Math.sqrt((px / radii[0]) ** 2 + (py / radii[1]) ** 2 + (pz / radii[2]) ** 2)
    return slope < 1e-9 ? -smallest : (reach * (reach - 1)) / slope
  }
}

/** Rows of a profile: where along it, then the values there. */
export type ProfileRow = readonly [at: number, ...values: number[]]

/** Writes the values at `at` into `out`. */
type Profile = (at: number, out: Float64Array) => void

/** Catmull–Rom curve through the rows; before the first and after the last row the values stay. */
export function createProfile(rows: readonly ProfileRow[]): Profile {
  const last = rows.length - 1
  const width = (rows[0]?.length ?? 1) - 1
  const table = Float64Array.from(rows.flat())
  const value = (row: number, column: number) => table[clamp(row, 0, last) * (width + 1) + column] ?? 0

  return (at, out) => {
    let row = 0
    while (row < last - 1 && at > value(row + 1, 0)) row++
    const span = value(row + 1, 0) - value(row, 0)
    const t = clamp((at - value(row, 0)) / span, 0, 1)
    const before = span / Math.max(value(row + 1, 0) - value(row - 1, 0), 1e-9)
    const after = span / Math.max(value(row + 2, 0) - value(row, 0), 1e-9)
    const t2 = t * t
    const t3 = t2 * t
    for (let column = 1; column <= width; column++) {
      const startSlope = (value(row + 1, column) - value(row - 1, column)) * before
      const endSlope = (value(row + 2, column) - value(row, column)) * after
      out[column - 1] =
        (2 * t3 - 3 * t2 + 1) * value(row, column) +
        (t3 - 2 * t2 + t) * startSlope +
        (3 * t2 - 2 * t3) * value(row + 1, column) +
        (t3 - t2) * endSlope
    }
  }
}
