import { type SewnMesh, vertexTriangles } from '../mesh/clothMesh.ts'
import { freeEdges } from '../mesh/freeEdges.ts'

/** The vertices that every vertex shares an edge with; along a free edge only those on the same edge. */
export interface Neighbours {
  readonly all: readonly ReadonlySet<number>[]
  readonly alongEdge: ReadonlyMap<number, readonly number[]>
}

export function findNeighbours(mesh: SewnMesh): Neighbours {
  const all = Array.from({ length: mesh.vertexCount }, () => new Set<number>())
  const corners = vertexTriangles(mesh)
  corners.forEach((from, corner) => {
    const to = corners[corner % 3 === 2 ? corner - 2 : corner + 1] ?? from
    all[from]?.add(to)
    all[to]?.add(from)
  })
  const alongEdge = new Map<number, number[]>()
  const join = (from: number, to: number) => alongEdge.set(from, [...(alongEdge.get(from) ?? []), to])
  for (const { from, to } of freeEdges(mesh)) {
    const [a, b] = [mesh.vertexOf[from] ?? 0, mesh.vertexOf[to] ?? 0]
    join(a, b)
    join(b, a)
  }
  return { all, alongEdge }
}
