import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { cross, subtract, unit, vectorAt } from '../../geometry/vector.ts'
import type { ReadGarment, ReadPanel } from '../file/readGarment.ts'

/** A panel of a baked garment in another size, point by point as its file has them. */
export interface FittedPanel {
  readonly panel: Panel
  /** In m, three per point. */
  readonly positions: Float64Array
  /** In mm on the panel of that size, two per point. */
  readonly flat: Float64Array
  readonly triangles: Uint32Array
  /** How much the bent normals differ from those of the baked garment, in steps of its file, three per point. */
  readonly shade: Int8Array
}

/** All points of a baked garment in one list: what is sewn together hangs in one place. */
export interface WornMesh {
  readonly panels: readonly (ReadPanel & { readonly first: number })[]
  readonly count: number
  /** Per point the first point that hangs in the same place. */
  readonly sameAs: Int32Array
  readonly positions: Float64Array
  readonly triangles: Uint32Array
  /** Triangles with room on their panel: what is left is the rolled edge and the turned strip of a hem. */
  readonly isCloth: Uint8Array
}

/** Steps per m in which places are compared: those of the file. */
const steps = 2 ** 14
/** Triangles with less room on the panel than this are of a hem, in mm². */
const noRoom = 1e-3

const known = new WeakMap<ReadGarment, WornMesh>()

/** The same mesh for the same garment. */
export function wornMesh(garment: ReadGarment): WornMesh {
  const mesh = known.get(garment) ?? meshOf(garment)
  known.set(garment, mesh)
  return mesh
}

function meshOf({ panels: read }: ReadGarment): WornMesh {
  let count = 0
  const panels = read.map(panel => {
    const first = count
    count += panel.positions.length / 3
    return { ...panel, first }
  })
  const positions = Float64Array.from(panels.flatMap(panel => [...panel.positions]))
  const places = new Map<string, number>()
  const sameAs = Int32Array.from({ length: count }, (_, point) => {
    const key = [0, 1, 2].map(axis => Math.round((positions[point * 3 + axis] ?? 0) * steps)).join()
    const same = places.get(key) ?? point
    places.set(key, same)
    return same
  })
  const triangles = Uint32Array.from(panels.flatMap(panel => [...panel.triangles].map(point => point + panel.first)))
  const isCloth = Uint8Array.from(
    panels.flatMap(({ triangles: own, flat }) =>
      Array.from({ length: own.length / 3 }, (_, at) =>
        Number(roomOf(flat, own.subarray(at * 3, at * 3 + 3)) > noRoom),
      ),
    ),
  )
  return { panels, count, sameAs, positions, triangles, isCloth }
}

function roomOf(flat: Float64Array, [a = 0, b = 0, c = 0]: Uint32Array): number {
  const [ax, ay] = spotOf(flat, a)
  const [bx, by] = spotOf(flat, b)
  const [cx, cy] = spotOf(flat, c)
  return Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
}

export const spotOf = (flat: Float64Array, point: number): Point => [flat[point * 2] ?? 0, flat[point * 2 + 1] ?? 0]

/** Of length 1, per point: out of the cloth's right side, without what a hem turns in. */
export function clothNormals({ count, sameAs, triangles, isCloth }: WornMesh, positions: Float64Array): Float64Array {
  const sums = new Float64Array(count * 3)
  for (const [face, cloth] of isCloth.entries()) {
    if (!cloth) continue
    const corners = [0, 1, 2].map(side => sameAs[triangles[face * 3 + side] ?? 0] ?? 0)
    const [a, b, c] = corners.map(point => vectorAt(positions, point))
    if (!a || !b || !c) continue
    const normal = cross(subtract(b, a), subtract(c, a))
    for (const point of corners) {
      for (let axis = 0; axis < 3; axis++) sums[point * 3 + axis] = (sums[point * 3 + axis] ?? 0) + (normal[axis] ?? 0)
    }
  }
  const normals = new Float64Array(count * 3)
  for (let point = 0; point < count; point++) normals.set(unit(vectorAt(sums, sameAs[point] ?? point)), point * 3)
  return normals
}
