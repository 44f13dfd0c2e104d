import { pairKey, type SewnMesh, vertexTriangles } from '../mesh/clothMesh.ts'
import { findNeighbours, findPanelNeighbours, type Neighbours } from './smooth.ts'

export interface HungMesh extends SewnMesh {
  /** In metres, three coordinates per vertex. */
  readonly positions: Float64Array
}

/** Each triangle becomes four, and the surface rounder (Loop); points move on their panel as they do in space. */
export function subdivide(mesh: HungMesh): HungMesh {
  const neighbours = findNeighbours(mesh)
  const onPanel = findPanelNeighbours(mesh, neighbours)
  const middles = splitEdges(mesh, neighbours)
  const { triangles, panelOf } = mesh
  const split: number[] = []
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(corner, corner + 3)
    const [ab, bc, ca] = [middles.pointOn(a, b), middles.pointOn(b, c), middles.pointOn(c, a)]
    split.push(a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca)
  }
  return {
    flat: Float64Array.from([...rounded(mesh.flat, 2, onPanel), ...middles.flat]),
    vertexOf: Int32Array.from([...mesh.vertexOf, ...middles.vertexOf]),
    vertexCount: mesh.vertexCount + middles.positions.length / 3,
    positions: Float64Array.from([...rounded(mesh.positions, 3, neighbours), ...middles.positions]),
    triangles: Uint32Array.from(split),
    panelOf: Uint8Array.from({ length: panelOf.length * 4 }, (_, index) => panelOf[index >> 2] ?? 0),
    ...(mesh.corners && { corners: mesh.corners }),
  }
}

/** The old vertices, of so many coordinates each, pulled towards their neighbours; those of a line only along it. */
function rounded(values: Float64Array, size: 2 | 3, { around, onLine }: Neighbours): Float64Array {
  return values.map((value, index) => {
    const axis = index % size
    const vertex = (index - axis) / size
    const line = onLine.get(vertex)
    const beside = line ?? around[vertex] ?? []
    const share = line ? 1 / 8 : beside.length === 3 ? 3 / 16 : 3 / (8 * beside.length)
    const sum = beside.reduce((total, other) => total + (values[other * size + axis] ?? 0), 0)
    return value * (1 - beside.length * share) + share * sum
  })
}

/** Makes a vertex in the middle of every edge, and a point for each of the panels that meet there. */
function splitEdges(mesh: HungMesh, { onLine }: Neighbours) {
  const across = findOpposite(vertexTriangles(mesh), mesh.vertexCount)
  const acrossPoints = findOpposite(mesh.triangles, mesh.vertexOf.length)
  const isOnLine = (a: number, b: number): boolean => Boolean(onLine.get(a)?.includes(b) || onLine.get(b)?.includes(a))
  const points = new Map<number, number>()
  const vertices = new Map<number, number>()
  const made = { flat: [] as number[], vertexOf: [] as number[], positions: [] as number[] }

  function pointOn(a: number, b: number): number {
    const key = pairKey(a, b, mesh.vertexOf.length)
    const known = points.get(key)
    if (known !== undefined) return known
    const point = mesh.vertexOf.length + made.vertexOf.length
    points.set(key, point)
    const [from, to] = [mesh.vertexOf[a] ?? 0, mesh.vertexOf[b] ?? 0]
    made.vertexOf.push(vertexOn(from, to))
    made.flat.push(...middleOf(mesh.flat, 2, [a, b], isOnLine(from, to) ? [] : (acrossPoints.get(key) ?? [])))
    return point
  }

  function vertexOn(a: number, b: number): number {
    const key = pairKey(a, b, mesh.vertexCount)
    const known = vertices.get(key)
    if (known !== undefined) return known
    const vertex = mesh.vertexCount + made.positions.length / 3
    vertices.set(key, vertex)
    made.positions.push(...middleOf(mesh.positions, 3, [a, b], isOnLine(a, b) ? [] : (across.get(key) ?? [])))
    return vertex
  }

  return { ...made, pointOn }
}

/** Between two ends, drawn towards what lies across from them on both sides, if anything does. */
function middleOf(values: Float64Array, size: 2 | 3, [a, b]: readonly [number, number], across: readonly number[]) {
  const [c, d] = across
  return Array.from({ length: size }, (_, axis) => {
    const at = (other: number) => values[other * size + axis] ?? 0
    const ends = at(a) + at(b)
    return c === undefined || d === undefined ? ends / 2 : ends * 0.375 + (at(c) + at(d)) * 0.125
  })
}

/** Per edge the corners across from it; `count` is more than any corner's number. */
function findOpposite(corners: Uint32Array, count: number): ReadonlyMap<number, readonly number[]> {
  const opposite = new Map<number, number[]>()
  for (let corner = 0; corner < corners.length; corner += 3) {
    const [a = 0, b = 0, c = 0] = corners.subarray(corner, corner + 3)
    for (const [from, to, across] of [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ] as const) {
      const key = pairKey(from, to, count)
      opposite.set(key, [...(opposite.get(key) ?? []), across])
    }
  }
  return opposite
}
