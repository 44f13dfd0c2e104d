import { type SewnMesh, vertexTriangles } from '../mesh/clothMesh.ts'
import { seamLines } from '../mesh/seamLines.ts'

export interface Neighbours {
  /** The vertices that every vertex shares an edge with. */
  readonly around: readonly (readonly number[])[]
  /** Of vertices on seams and free edges: those beside them on that line, or none where lines cross. */
  readonly onLine: ReadonlyMap<number, readonly number[]>
}

export function findNeighbours(mesh: SewnMesh): Neighbours {
  const around = Array.from({ length: mesh.vertexCount }, () => new Set<number>())
  const corners = vertexTriangles(mesh)
  corners.forEach((from, corner) => {
    const to = corners[corner % 3 === 2 ? corner - 2 : corner + 1] ?? from
    around[from]?.add(to)
    around[to]?.add(from)
  })
  return { around: around.map(set => [...set]), onLine: seamLines(mesh) }
}
