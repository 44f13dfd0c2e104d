import { freeEdges, type SewnMesh } from '../mesh/clothMesh.ts'
import { add, addTo, dot, scale, subtract, unit, type Vector, vectorAt } from '../vector.ts'
import type { HungMesh } from './subdivide.ts'

/** A mesh with its normals, three coordinates of length 1 per vertex. */
export interface FinishedMesh extends HungMesh {
  readonly normals: Float64Array
}

/** How thick a rolled edge is and how far the cloth is turned in, in metres. */
export interface HemSize {
  readonly thickness: number
  readonly depth: number
}

interface HemRow {
  /** Under the cloth's right side, in m. */
  readonly under: number
  /** From the edge into the cloth, in m; negative is beyond the edge. */
  readonly inwards: number
  /** Normal as shares of the cloth's normal and the way inwards. */
  readonly facing: readonly [normal: number, inwards: number]
}

/** Rolls every free edge round and turns a strip of cloth in, as a part of the edge's panel. */
export function turnHems(mesh: HungMesh, normals: Float64Array, size: HemSize): FinishedMesh {
  const edges = freeEdges(mesh)
  const inwards = waysInwards(mesh, edges)
  const rows = hemRows(size)
  const strips = new Map<number, readonly number[]>()
  const made = { flat: [] as number[], positions: [] as number[], normals: [] as number[], points: 0 }

  function stripAt(point: number): readonly number[] {
    const known = strips.get(point)
    if (known) return known
    const vertex = mesh.vertexOf[point] ?? 0
    const [position, normal] = [vectorAt(mesh.positions, vertex), vectorAt(normals, vertex)]
    const way = unit(vectorAt(inwards, vertex))
    const strip = rows.map(row => {
      made.flat.push(mesh.flat[point * 2] ?? 0, mesh.flat[point * 2 + 1] ?? 0)
      made.positions.push(...add(position, add(scale(normal, -row.under), scale(way, row.inwards))))
      made.normals.push(...unit(add(scale(normal, row.facing[0]), scale(way, row.facing[1]))))
      return mesh.vertexOf.length + made.points++
    })
    strips.set(point, [point, ...strip])
    return [point, ...strip]
  }

  const triangles: number[] = []
  const panels: number[] = []
  for (const { from, to, triangle } of edges) {
    const [near, far] = [stripAt(from), stripAt(to)]
    for (let row = 0; row < rows.length; row++) {
      const [a = 0, b = 0, c = 0, d = 0] = [near[row], near[row + 1], far[row], far[row + 1]]
      triangles.push(a, b, c, c, b, d)
      panels.push(mesh.panelOf[triangle] ?? 0, mesh.panelOf[triangle] ?? 0)
    }
  }
  return {
    flat: Float64Array.from([...mesh.flat, ...made.flat]),
    vertexOf: Int32Array.from([
      ...mesh.vertexOf,
      ...Array.from({ length: made.points }, (_, index) => mesh.vertexCount + index),
    ]),
    vertexCount: mesh.vertexCount + made.points,
    positions: Float64Array.from([...mesh.positions, ...made.positions]),
    normals: Float64Array.from([...normals, ...made.normals]),
    triangles: Uint32Array.from([...mesh.triangles, ...triangles]),
    panelOf: Uint8Array.from([...mesh.panelOf, ...panels]),
  }
}

function hemRows({ thickness, depth }: HemSize): readonly HemRow[] {
  return [
    { under: thickness * 0.15, inwards: -thickness * 0.55, facing: [0.7, -0.7] },
    { under: thickness * 0.75, inwards: -thickness * 0.55, facing: [-0.5, -0.85] },
    { under: thickness, inwards: 0.0015, facing: [-1, -0.1] },
    { under: thickness * 1.1, inwards: depth, facing: [-1, 0] },
  ]
}

/** Per vertex of a free edge, the way along the cloth and away from the edge. */
function waysInwards(mesh: HungMesh, edges: ReturnType<typeof freeEdges>): Float64Array {
  const ways = new Float64Array(mesh.vertexCount * 3)
  const at = ({ vertexOf }: SewnMesh, point: number): Vector => vectorAt(mesh.positions, vertexOf[point] ?? 0)
  for (const { from, to, across } of edges) {
    const along = unit(subtract(at(mesh, to), at(mesh, from)))
    const over = subtract(at(mesh, across), at(mesh, from))
    const way = subtract(over, scale(along, dot(over, along)))
    for (const point of [from, to]) addTo(ways, mesh.vertexOf[point] ?? 0, way)
  }
  return ways
}
