import { Box3, BufferAttribute, BufferGeometry, DoubleSide, type Mesh, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { pointsOf } from './bodyPoints.ts'

/** Cloth this far off the skin, in m, covers it. */
const farthest = 0.12
/** Cloth on all sides covers skin up to this distance, in m: a flank faces the far side of a sleeve. */
const farthestRound = 0.6
/** Muscles lie this deep in cloth, in m. */
const deepest = 0.012
/** Skin that faces down at least this much may face an open hem, where there is no cloth to find. */
const facesDown = -0.4
const around = Array.from({ length: 6 }, (_, turn) => {
  const angle = (turn * Math.PI) / 3
  return new Vector3(Math.cos(angle), 0, Math.sin(angle))
})

/** What is left of what is covered. */
export interface CoveredRim {
  /** So many triangles wide. */
  readonly triangles: number
  /** Drawn in by so many metres: cloth lies close, and muscles and other cloth move. */
  readonly drawnIn: number
}

/**
 * Takes away what lies under other cloth, but for a rim: skin and inner cloth that nobody sees cannot
 * come through when somebody moves. Returns how to give it back.
 */
export function hideCovered(meshes: readonly Mesh[], covers: readonly Mesh[], rim: CoveredRim): () => void {
  const tree = treeOf(covers)
  if (!tree) return () => {}
  const whole = meshes.map(({ geometry }) => ({ index: geometry.index, position: geometry.attributes.position }))
  for (const { geometry } of meshes) {
    const { index } = geometry
    if (!index) continue
    const covered = coveredVertices(geometry, tree)
    const hidden = shrunk(covered, index.array, rim.triangles)
    geometry.setIndex(new BufferAttribute(withoutHidden(index.array, hidden), 1))
    geometry.setAttribute('position', new BufferAttribute(pulledIn(geometry, covered, rim.drawnIn), 3))
  }
  return () => {
    for (const [at, { geometry }] of meshes.entries()) {
      const { index, position } = whole[at] ?? {}
      geometry.setIndex(index ?? null)
      if (position) geometry.setAttribute('position', position)
    }
  }
}

function withoutHidden(corners: ArrayLike<number>, hidden: Uint8Array): Uint32Array {
  const seen: number[] = []
  for (let at = 0; at < corners.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [corners[at], corners[at + 1], corners[at + 2]]
    if (!(hidden[a] && hidden[b] && hidden[c])) seen.push(a, b, c)
  }
  return Uint32Array.from(seen)
}

function pulledIn(geometry: BufferGeometry, covered: Uint8Array, drawnIn: number): Float32Array {
  const { positions, normals } = pointsOf(geometry)
  return positions.map((value, at) => (covered[Math.floor(at / 3)] ? value - (normals[at] ?? 0) * drawnIn : value))
}

/** All cloth that covers, as one surface. */
function treeOf(covers: readonly Mesh[]): MeshBVH | null {
  const positions: number[] = []
  const corners: number[] = []
  for (const { geometry } of covers) {
    const first = positions.length / 3
    for (const value of pointsOf(geometry).positions) positions.push(value)
    for (const corner of geometry.index?.array ?? []) corners.push(first + corner)
  }
  if (corners.length === 0) return null
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
  geometry.setIndex(corners)
  return new MeshBVH(geometry)
}

function coveredVertices(geometry: BufferGeometry, tree: MeshBVH): Uint8Array {
  const { positions, normals } = pointsOf(geometry)
  const [point, facing] = [new Vector3(), new Vector3()]
  const reached = tree.getBoundingBox(new Box3()).expandByScalar(farthest)
  /** How far away cloth is in a direction, in m; less than nothing where the skin lies in it. */
  const toCloth = (way: Vector3) => {
    const ray = new Ray(point.clone().addScaledVector(way, -deepest), way)
    return (tree.raycastFirst(ray, DoubleSide, 0, farthestRound + deepest)?.distance ?? Infinity) - deepest
  }
  return Uint8Array.from({ length: positions.length / 3 }, (_, vertex) => {
    point.fromArray(positions, vertex * 3)
    if (!reached.containsPoint(point)) return 0
    facing.fromArray(normals, vertex * 3).normalize()
    const distance = toCloth(facing)
    if (distance <= farthest) return 1
    const mayBeInside = distance <= farthestRound || facing.y < facesDown
    return mayBeInside && around.every(way => toCloth(way) <= farthestRound) ? 1 : 0
  })
}

/** Without the outermost vertices, `rounds` times. */
function shrunk(covered: Uint8Array, corners: ArrayLike<number>, rounds: number): Uint8Array {
  let inner = covered
  for (let round = 0; round < rounds; round++) {
    const next = inner.slice()
    for (let at = 0; at < corners.length; at += 3) {
      const triangle = [corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0]
      if (triangle.every(vertex => inner[vertex])) continue
      for (const vertex of triangle) next[vertex] = 0
    }
    inner = next
  }
  return inner
}
