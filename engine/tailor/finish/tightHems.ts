import { findCrossings } from '../gates/crossings.ts'
import type { RolledMesh } from './turnHems.ts'

interface TightHems {
  /** Pairs of triangles that pass through each other, in the whole mesh. */
  readonly crossings: number
  /** The vertices of free edges that strips which do so were rolled from. */
  readonly edges: ReadonlySet<number>
}

/** Finds where a strip that is turned in passes through cloth, as where a hem is bent sharply. */
export function tightHems(mesh: RolledMesh): TightHems {
  const { positions, triangles, vertexOf, vertexCount, rolledFrom } = mesh
  const placeOf = firstAtPlace(positions, vertexCount)
  const crossings = findCrossings({ positions, triangles: triangles.map(point => placeOf[vertexOf[point] ?? 0] ?? 0) })
  const edges = new Set<number>()
  for (const face of crossings.flat()) {
    for (const point of triangles.subarray(face * 3, face * 3 + 3)) {
      const edge = rolledFrom[(vertexOf[point] ?? 0) - (vertexCount - rolledFrom.length)]
      if (edge !== undefined) edges.add(edge)
    }
  }
  return { crossings: crossings.length, edges }
}

/** Strips of two panels that are sewn have vertices of their own at one place: per vertex the first that lies there. */
function firstAtPlace(positions: Float64Array, vertexCount: number): Int32Array {
  const first = new Map<string, number>()
  return Int32Array.from({ length: vertexCount }, (_, vertex) => {
    const key = positions
      .subarray(vertex * 3, vertex * 3 + 3)
      .map(value => Math.round(value * perMetre))
      .join()
    const known = first.get(key) ?? vertex
    first.set(key, known)
    return known
  })
}

/** What lies within a twentieth of a millimetre is at one place. */
const perMetre = 2e4
