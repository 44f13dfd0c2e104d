import { createFound, distanceAt } from './body/distanceAt.ts'
import type { DistanceGrid } from './body/distanceGrid.ts'
import type { HungMesh } from './finish/subdivide.ts'
import { vectorAt } from './vector.ts'

/** How many vertices lie under the surface of the body (or of what is worn underneath). */
export function verticesInside({ positions, vertexCount }: HungMesh, body: DistanceGrid): number {
  const found = createFound()
  let inside = 0
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    distanceAt(body, ...vectorAt(positions, vertex), found)
    if ((found[0] ?? 1) < 0) inside++
  }
  return inside
}
