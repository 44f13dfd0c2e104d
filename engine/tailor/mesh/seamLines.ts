import type { SewnMesh } from './clothMesh.ts'
import { freeEdges, pairKey } from './freeEdges.ts'

/**
 * Per vertex of a free edge or a seam the two vertices beside it on that line; none where lines cross. A seam that
 * ends at a free edge leaves the edge its line.
 */
export function seamLines(mesh: SewnMesh): ReadonlyMap<number, readonly number[]> {
  const edges = neighboursAlong(
    freeEdges(mesh).map(({ from, to }) => [from, to] as const),
    mesh.vertexOf,
  )
  const seams = neighboursAlong(seamEdges(mesh), mesh.vertexOf)
  return new Map(
    [...new Set([...edges.keys(), ...seams.keys()])].map(vertex => {
      const line = edges.get(vertex) ?? seams.get(vertex) ?? []
      return [vertex, line.length === 2 ? line : []]
    }),
  )
}

type PointPair = readonly [from: number, to: number]

/** Edges of the sewn mesh that are edges of two panels, or twice of one. */
function seamEdges({ triangles, vertexOf, vertexCount }: SewnMesh): readonly PointPair[] {
  const sides = new Map<number, number>()
  const found: PointPair[] = []
  triangles.forEach((from, corner) => {
    const to = triangles[corner % 3 === 2 ? corner - 2 : corner + 1] ?? from
    const key = pairKey(vertexOf[from] ?? 0, vertexOf[to] ?? 0, vertexCount)
    const side = pairKey(from, to, vertexOf.length)
    const known = sides.get(key)
    if (known === undefined) sides.set(key, side)
    else if (known !== side) found.push([from, to])
  })
  return found
}

function neighboursAlong(edges: readonly PointPair[], vertexOf: Int32Array): ReadonlyMap<number, readonly number[]> {
  const beside = new Map<number, number[]>()
  for (const [from, to] of edges) {
    const [a, b] = [vertexOf[from] ?? 0, vertexOf[to] ?? 0]
    beside.set(a, [...(beside.get(a) ?? []), b])
    beside.set(b, [...(beside.get(b) ?? []), a])
  }
  return beside
}
