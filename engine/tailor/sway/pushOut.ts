import { nearestPointOf } from '../../avatar/nearestPoint.ts'
import type { BodyPoints } from '../../avatar/nearSkin.ts'
import { carried, type Matrices } from './carriage.ts'

/** Points of a surface in a pose, with the way out of it, of length 1; three numbers each. */
export interface PosedSurface {
  readonly positions: Float64Array
  readonly normals: Float64Array
}

/** Points of a body in a pose. */
export function posedBody({ positions, normals }: BodyPoints, matrices: Matrices): PosedSurface {
  return {
    positions: carried(matrices, Float64Array.from(positions)),
    normals: carried(withoutPlaces(matrices), Float64Array.from(normals)),
  }
}

const withoutPlaces = (matrices: Matrices): Matrices => matrices.map((value, at) => (at % 12 < 9 ? value : 0))

/** In m. */
export interface Push {
  /** How far out of the surface points come to be. */
  readonly apart: number
  /** How far they may be from the nearest point of it. */
  readonly reach: number
  /** No point is pushed farther. */
  readonly longest: number
}

/** In place: every point that is near the surface comes out of it. */
export function pushOut(points: Float64Array, surface: PosedSurface, { apart, reach, longest }: Push): void {
  const nearest = nearestPointOf(surface.positions, reach)
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0]
    const found = nearest(x, y, z)
    if (found < 0) continue
    const [nx, ny, nz] = surface.normals.subarray(found, found + 3)
    const [sx, sy, sz] = surface.positions.subarray(found, found + 3)
    const along = (x - (sx ?? 0)) * (nx ?? 0) + (y - (sy ?? 0)) * (ny ?? 0) + (z - (sz ?? 0)) * (nz ?? 0)
    const push = Math.min(longest, Math.max(0, apart - along))
    points[at] = x + (nx ?? 0) * push
    points[at + 1] = y + (ny ?? 0) * push
    points[at + 2] = z + (nz ?? 0) * push
  }
}
