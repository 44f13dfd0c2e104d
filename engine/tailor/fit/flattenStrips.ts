import { vectorAt } from '../../geometry/vector.ts'
import { findCrossings } from '../gates/crossings.ts'
import type { WornMesh } from './wornMesh.ts'

/** More rounds than any garment has needed. */
const maxRounds = 6

/**
 * Lays what a hem turns in on its edge where it passes through cloth all the same, as below an arm that holds the hem
 * tight: nobody sees it there. `edges` has the point of the edge of each point that is turned in. In place.
 */
export function flattenStrips(worn: WornMesh, positions: Float64Array, edges: ReadonlyMap<number, number>): void {
  const triangles = worn.triangles.map(point => worn.sameAs[point] ?? point)
  const strips = new Map<number, number[]>()
  for (const [point, edge] of edges) strips.set(edge, [...(strips.get(edge) ?? []), point])
  for (let round = 0; round < maxRounds; round++) {
    const tight = findCrossings({ positions, triangles })
      .flat()
      .flatMap(face => [0, 1, 2].flatMap(side => edges.get(worn.triangles[face * 3 + side] ?? -1) ?? []))
    if (tight.length === 0) return
    for (const edge of new Set(tight)) {
      for (const point of strips.get(edge) ?? []) positions.set(vectorAt(positions, edge), point * 3)
    }
  }
}
