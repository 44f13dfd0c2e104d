import type { PanelId } from '../../document/ids.ts'
import type { Panel } from '../../drafting/pattern.ts'

/**
 * Panels sewn to one mesh. A *point* lies on one flat panel; a *vertex* is what hangs in space: points that are
 * sewn together are one vertex.
 */
export interface SewnMesh {
  /** In mm on the panel, two numbers per point. */
  readonly flat: Float64Array
  /** Per point. */
  readonly vertexOf: Int32Array
  readonly vertexCount: number
  /** Three points each, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array
  /** Index into the garment's panels, per triangle. */
  readonly panelOf: Uint8Array
  /** Points where two edges of a panel meet to which nothing is sewn: they stay pointed. */
  readonly corners?: ReadonlySet<number>
}

export interface ClothPanel {
  readonly id: PanelId
  readonly panel: Panel
  /** Index of its first point; its points follow each other, the outline's first. */
  readonly first: number
  readonly count: number
  /** Each edge of the outline as indices of points, both ends included. */
  readonly edges: ReadonlyMap<string, readonly number[]>
}

/** As it comes from sewing, before anything is hung or subdivided. */
export interface ClothMesh extends SewnMesh {
  readonly panels: readonly ClothPanel[]
}

/** The triangles by vertices instead of points. */
export const vertexTriangles = ({ triangles, vertexOf }: SewnMesh): Uint32Array =>
  triangles.map(point => vertexOf[point] ?? 0)

/** A side of a triangle that no other triangle shares: three points of the mesh. */
interface FreeEdge {
  readonly from: number
  readonly to: number
  /** The triangle's third point. */
  readonly across: number
  /** Index of the triangle. */
  readonly triangle: number
}

/** Where the cloth ends: hems, necks and whatever is not sewn. */
export function freeEdges({ triangles, vertexOf, vertexCount }: SewnMesh): readonly FreeEdge[] {
  const alone = new Map<number, FreeEdge | null>()
  for (let triangle = 0; triangle < triangles.length / 3; triangle++) {
    for (let side = 0; side < 3; side++) {
      const from = triangles[triangle * 3 + side] ?? 0
      const to = triangles[triangle * 3 + ((side + 1) % 3)] ?? 0
      const across = triangles[triangle * 3 + ((side + 2) % 3)] ?? 0
      const key = pairKey(vertexOf[from] ?? 0, vertexOf[to] ?? 0, vertexCount)
      alone.set(key, alone.has(key) ? null : { from, to, across, triangle })
    }
  }
  return [...alone.values()].filter(edge => edge !== null)
}

/** The same for both directions of an edge. */
export const pairKey = (a: number, b: number, count: number): number => (a < b ? a * count + b : b * count + a)

/**
 * Per vertex of a free edge or a seam the two vertices beside it on that line; none where lines cross. A seam that
 * ends at a free edge leaves the edge its line. A corner has none either.
 */
export function seamLines(mesh: SewnMesh): ReadonlyMap<number, readonly number[]> {
  const edges = neighboursAlong(
    freeEdges(mesh).map(({ from, to }) => [from, to] as const),
    mesh.vertexOf,
  )
  const seams = neighboursAlong(seamEdges(mesh), mesh.vertexOf)
  const corners = new Set([...(mesh.corners ?? [])].map(point => mesh.vertexOf[point]))
  return new Map(
    [...new Set([...edges.keys(), ...seams.keys()])].map(vertex => {
      const line = edges.get(vertex) ?? seams.get(vertex) ?? []
      return [vertex, line.length === 2 && !corners.has(vertex) ? line : []]
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
