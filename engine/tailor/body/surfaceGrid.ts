import { type Box3, BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { type HitPointInfo, MeshBVH } from 'three-mesh-bvh'
import { cross, dot, subtract, type Vector, vectorAt } from '../../geometry/vector.ts'
import type { DistanceGrid } from './distanceGrid.ts'

/** Cloth that something falls on: positions in m and normals of length 1, three numbers per vertex. */
interface Surface {
  readonly positions: Float64Array
  readonly normals: Float64Array
  /** Three vertices each. */
  readonly triangles: ArrayLike<number>
}

/** Knots further away than this many metres are as far as can be. */
const reach = 0.02

/**
 * Signed distances to a surface in a box, positive on the side of its normals. The sign is that of the normal at the
 * nearest spot, for cloth is no solid.
 */
export function gridRound(surface: Surface, box: Box3, spacing: number): DistanceGrid {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(surface.positions), 3))
  geometry.setIndex(Array.from(surface.triangles))
  const tree = new MeshBVH(geometry)
  const size = box.getSize(new Vector3()).divideScalar(spacing).ceil().addScalar(1)
  const counts: Vector = [size.x, size.y, size.z]
  const origin: Vector = [box.min.x, box.min.y, box.min.z]
  const values = new Float32Array(size.x * size.y * size.z).fill(1)
  const knot = new Vector3()
  const hit: HitPointInfo = { point: new Vector3(), distance: 0, faceIndex: 0 }
  for (let at = 0; at < values.length; at++) {
    const [i, j, k] = [at % size.x, Math.floor(at / size.x) % size.y, Math.floor(at / (size.x * size.y))]
    knot.set(origin[0] + i * spacing, origin[1] + j * spacing, origin[2] + k * spacing)
    if (!tree.closestPointToPoint(knot, hit, 0, reach)) continue
    const corners = [0, 1, 2].map(side => geometry.index?.getX(hit.faceIndex * 3 + side) ?? 0)
    const normal = normalAt(surface, corners, [hit.point.x, hit.point.y, hit.point.z])
    const side = dot(normal, subtract([knot.x, knot.y, knot.z], [hit.point.x, hit.point.y, hit.point.z]))
    values[at] = side < 0 ? -hit.distance : hit.distance
  }
  return { values, counts, spacing, origin }
}

/** Between the normals of a triangle's corners, by the areas across from them. */
function normalAt({ positions, normals }: Surface, corners: readonly number[], spot: Vector): Vector {
  const [a, b, c] = corners.map(corner => subtract(vectorAt(positions, corner), spot))
  const [na, nb, nc] = corners.map(corner => vectorAt(normals, corner))
  if (!a || !b || !c || !na || !nb || !nc) return [0, 0, 0]
  const whole = cross(subtract(b, a), subtract(c, a))
  const [u, v, w] = [cross(b, c), cross(c, a), cross(a, b)].map(part => dot(part, whole))
  return [0, 1, 2].map(
    axis => (u ?? 0) * (na[axis] ?? 0) + (v ?? 0) * (nb[axis] ?? 0) + (w ?? 0) * (nc[axis] ?? 0),
  ) as [number, number, number]
}
