import type { Point } from '../../geometry/path.ts'
import { add, addTo, dot, magnitude, scale, subtract, unit, type Vector, vectorAt } from '../../geometry/vector.ts'
import { freeEdges, type SewnMesh } from '../mesh/clothMesh.ts'
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

/** A mesh whose free edges are rolled. */
export interface RolledMesh extends FinishedMesh {
  /** The vertex of the edge that each of the last vertices was rolled from, one for each that the roll has added. */
  readonly rolledFrom: readonly number[]
}

interface Rolling extends HemSize {
  /** By vertex of an edge: for how many metres there is room there, as beside a corner. */
  readonly tight?: ReadonlyMap<number, number>
}

interface HemRow {
  /** Under the cloth's right side, in m. */
  readonly under: number
  /** From the edge into the cloth, in m; negative is beyond the edge. */
  readonly inwards: number
  /** Normal as shares of the cloth's normal and the way inwards. */
  readonly facing: readonly [normal: number, inwards: number]
}

/** Whether another panel is sewn to the free edge of a panel, given by its index, between two spots on it, in mm. */
export type IsSewnLater = (panel: number, from: Point, to: Point) => boolean

/** Rolls every free edge round and turns a strip of cloth in, as a part of the edge's panel. */
export function turnHems(
  mesh: HungMesh,
  normals: Float64Array,
  size: Rolling,
  isSewnLater: IsSewnLater = () => false,
): RolledMesh {
  const spot = (point: number): Point => [mesh.flat[point * 2] ?? 0, mesh.flat[point * 2 + 1] ?? 0]
  const edges = freeEdges(mesh).filter(
    ({ from, to, triangle }) => !isSewnLater(mesh.panelOf[triangle] ?? 0, spot(from), spot(to)),
  )
  const inwards = waysInwards(mesh, edges)
  const rooms = roomAtCorners(mesh, edges, size)
  const rows = hemRows(size)
  const strips = new Map<number, readonly number[]>()
  const made = { flat: [] as number[], positions: [] as number[], normals: [] as number[], from: [] as number[] }

  function stripAt(point: number): readonly number[] {
    const known = strips.get(point)
    if (known) return known
    const vertex = mesh.vertexOf[point] ?? 0
    const [position, normal] = [vectorAt(mesh.positions, vertex), vectorAt(normals, vertex)]
    const way = unit(vectorAt(inwards, vertex))
    const room = rooms.get(vertex)
    // The strip ends in a corner.
    if (room === 0) {
      strips.set(
        point,
        Array.from({ length: rows.length + 1 }, () => point),
      )
      return strips.get(point) ?? []
    }
    const strip = rows.map(whole => {
      const row = room === undefined ? whole : fitted(whole, room, size)
      made.flat.push(mesh.flat[point * 2] ?? 0, mesh.flat[point * 2 + 1] ?? 0)
      made.positions.push(...add(position, add(scale(normal, -row.under), scale(way, row.inwards))))
      made.normals.push(...unit(add(scale(normal, row.facing[0]), scale(way, row.facing[1]))))
      return mesh.vertexOf.length + made.from.push(vertex) - 1
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
      for (const [first, second, third] of [
        [a, b, c],
        [c, b, d],
      ] as const) {
        if (first === second || first === third || second === third) continue
        triangles.push(first, second, third)
        panels.push(mesh.panelOf[triangle] ?? 0)
      }
    }
  }
  return {
    flat: Float64Array.from([...mesh.flat, ...made.flat]),
    vertexOf: Int32Array.from([...mesh.vertexOf, ...made.from.map((_, index) => mesh.vertexCount + index)]),
    vertexCount: mesh.vertexCount + made.from.length,
    positions: Float64Array.from([...mesh.positions, ...made.positions]),
    normals: Float64Array.from([...normals, ...made.normals]),
    triangles: Uint32Array.from([...mesh.triangles, ...triangles]),
    panelOf: Uint8Array.from([...mesh.panelOf, ...panels]),
    rolledFrom: made.from,
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

/** Near a corner the strip is mitred, and where an edge ends its roll runs out. */
function fitted(row: HemRow, room: number, { thickness, depth }: HemSize): HemRow {
  const share = Math.min(1, room / (thickness * 5))
  const inwards =
    row.inwards < 0 ? row.inwards * share : Math.min(row.inwards, room * (row.inwards < depth ? mitre / 2 : mitre))
  return { ...row, under: row.under * share, inwards }
}

/** How far in the strip may reach for its distance from a corner: the corner of a collar is sharper than a right angle. */
const mitre = 0.6
/** At the end of a slit the edge turns back on itself by less than this angle, which the point of a V-neck exceeds: cosine. */
const slitEnd = Math.cos((50 * Math.PI) / 180)

/** Metres along the edge to the next corner or end, of those vertices where that is so near that a strip has no room. */
function roomAtCorners(
  mesh: HungMesh,
  edges: ReturnType<typeof freeEdges>,
  { depth, thickness, tight = new Map() }: Rolling,
): ReadonlyMap<number, number> {
  const beside = new Map<number, number[]>()
  for (const { from, to } of edges) {
    const [a, b] = [mesh.vertexOf[from] ?? 0, mesh.vertexOf[to] ?? 0]
    beside.set(a, [...(beside.get(a) ?? []), b])
    beside.set(b, [...(beside.get(b) ?? []), a])
  }
  const at = (vertex: number): Vector => vectorAt(mesh.positions, vertex)
  const pointed = new Set([...(mesh.corners ?? [])].map(point => mesh.vertexOf[point]))
  const isCorner = (vertex: number): boolean => {
    const [before, after, ...more] = (beside.get(vertex) ?? []).map(other => unit(subtract(at(other), at(vertex))))
    return pointed.has(vertex) || !before || !after || more.length > 0 || dot(before, after) > slitEnd
  }
  const far = Math.max(depth / mitre, thickness * 5)
  const rooms = new Map<number, number>()
  const waiting: (readonly [vertex: number, room: number])[] = [...beside.keys()]
    .filter(vertex => isCorner(vertex) || tight.has(vertex))
    .map(vertex => [vertex, isCorner(vertex) ? 0 : (tight.get(vertex) ?? 0)])
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [vertex, room] = next
    if (room >= (rooms.get(vertex) ?? far)) continue
    rooms.set(vertex, room)
    for (const other of beside.get(vertex) ?? []) {
      waiting.push([other, room + magnitude(subtract(at(other), at(vertex)))])
    }
  }
  return rooms
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
