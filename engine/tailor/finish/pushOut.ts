import { createFound, distanceAt } from '../body/distanceAt.ts'
import type { DistanceGrid } from '../body/distanceGrid.ts'
import { addTo, scale, vectorAt } from '../vector.ts'
import type { HungMesh } from './subdivide.ts'

/** In place: no vertex is nearer to the body than `clearance` metres, as rounding a surface may have brought it. */
export function pushOut({ positions, vertexCount }: HungMesh, body: DistanceGrid, clearance: number): void {
  const found = createFound()
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    distanceAt(body, ...vectorAt(positions, vertex), found)
    const missing = clearance - (found[0] ?? 1)
    if (missing <= 0) continue
    addTo(positions, vertex, scale([found[1] ?? 0, found[2] ?? 0, found[3] ?? 0], missing))
  }
}
