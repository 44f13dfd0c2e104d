import { pairKey, type SewnMesh, vertexTriangles } from '../mesh/clothMesh.ts'
import { findNeighbours, type Neighbours } from './smooth.ts'

export interface HungMesh extends SewnMesh {
  /** In metres, three coordinates per vertex. */
  readonly positions: Float64Array
}

/** Each triangle becomes four, and the surface rounder (Loop). Points keep their place on the panel. */
export function subdivide(mesh: HungMesh): HungMesh {
  const neighbours = findNeighbours(mesh)
  const middles = splitEdges(mesh, neighbours)
  const { triangles, panelOf } = mesh
  const split: number[] = []
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(corner, corner + 3)
    const [ab, bc, ca] = [middles.pointOn(a, b), middles.pointOn(b, c), middles.pointOn(c, a)]
    split.push(a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca)
  }
  return {
    flat: Float64Array.from([...mesh.flat, ...middles.flat]),
    vertexOf: Int32Array.from([...mesh.vertexOf, ...middles.vertexOf]),
    vertexCount: mesh.vertexCount + middles.positions.length / 3,
    positions: Float64Array.from([...rounded(mesh, neighbours), ...middles.positions]),
    triangles: Uint32Array.from(split),
    panelOf: Uint8Array.from({ length: panelOf.length * 4 }, (_, index) => panelOf[index >> 2] ?? 0),
  }
}

/** The old vertices, pulled towards their neighbours; those of a line only along it. */
function rounded({ positions }: HungMesh, { around, onLine }: Neighbours): Float64Array {
  return positions.map((value, index) => {
    const axis = index % 3
    const vertex = (index - axis) / 3
    const line = onLine.get(vertex)
    const beside = line ?? around[vertex] ?? []
    const share = line ? 1 / 8 : beside.length === 3 ? 3 / 16 : 3 / (8 * beside.length)
    const sum = beside.reduce((total, other) => total + (positions[other * 3 + axis] ?? 0), 0)
    return value * (1 - beside.length * share) + share * sum
  })
}

/** Makes a vertex in the middle of every edge, and a point for each of the panels that meet there. */
function splitEdges(mesh: HungMesh, { onLine }: Neighbours) {
  const opposite = findOpposite(mesh)
  const points = new Map<number, number>()
  const vertices = new Map<number, number>()
  const made = { flat: [] as number[], vertexOf: [] as number[], positions: [] as number[] }

  function pointOn(a: number, b: number): number {
    const key = pairKey(a, b, mesh.vertexOf.length)
    const known = points.get(key)
    if (known !== undefined) return known
    const point = mesh.vertexOf.length + made.vertexOf.length
    points.set(key, point)
    for (const axis of [0, 1]) made.flat.push(((mesh.flat[a * 2 + axis] ?? 0) + (mesh.flat[b * 2 + axis] ?? 0)) / 2)
    made.vertexOf.push(vertexOn(mesh.vertexOf[a] ?? 0, mesh.vertexOf[b] ?? 0))
    return point
  }

  function vertexOn(a: number, b: number): number {
    const key = pairKey(a, b, mesh.vertexCount)
    const known = vertices.get(key)
    if (known !== undefined) return known
    const vertex = mesh.vertexCount + made.positions.length / 3
    vertices.set(key, vertex)
    const [c, d] = onLine.get(a)?.includes(b) || onLine.get(b)?.includes(a) ? [] : (opposite.get(key) ?? [])
    for (let axis = 0; axis < 3; axis++) {
      const at = (other: number) => mesh.positions[other * 3 + axis] ?? 0
      const ends = at(a) + at(b)
      made.positions.push(c === undefined || d === undefined ? ends / 2 : ends * 0.375 + (at(c) + at(d)) * 0.125)
    }
    return vertex
  }

  return { ...made, pointOn }
}

/** Per edge the vertices across from it. */
function findOpposite(mesh: SewnMesh): ReadonlyMap<number, readonly number[]> {
  const corners = vertexTriangles(mesh)
  const opposite = new Map<number, number[]>()
  for (let corner = 0; corner < corners.length; corner += 3) {
    const [a = 0, b = 0, c = 0] = corners.subarray(corner, corner + 3)
    for (const [from, to, across] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const) {
      const key = pairKey(from, to, mesh.vertexCount)
      opposite.set(key, [...(opposite.get(key) ?? []), across])
    }
  }
  return opposite
}
