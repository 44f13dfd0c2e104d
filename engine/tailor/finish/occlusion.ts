import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { add, scale, type Vector, vectorAt } from '../../geometry/vector.ts'
import { vertexTriangles } from '../mesh/clothMesh.ts'
import { findNeighbours } from './smooth.ts'
import type { HungMesh } from './subdivide.ts'
import type { FinishedMesh } from './turnHems.ts'

const rayCount = 64
/** What is further away than this many metres takes no light. */
const reach = 0.3
/** The share of the light that still gets past cloth at the end of that reach. */
const passing = 0.6
/** Rays that look for what covers a vertex begin this much above it, in m. */
const coverLift = 0.0003
/** Rays begin above the surface, so that they do not meet their own triangle. */
const lift = 0.0016

/** So near below what covers it, in m, cloth is not seen. */
const covered = 0.008
/** More edges than lie between any covered vertex and the next one that is seen. */
const coverRounds = 30

interface Occluders {
  readonly garments: readonly HungMesh[]
  /** What lies on the mesh itself, three vertices each: it hides what is below. */
  readonly covers: Uint32Array
}

/**
 * Per vertex three numbers: the mean direction from which light comes past the cloth of `garments`. The length of this
 * bent normal is the share of the light that comes, 0 to 1. Vertices that are covered take the light of those beside
 * them: nobody sees them, but their darkness would come out as teeth along the edge of what covers them.
 */
export function bentNormalsOf(mesh: FinishedMesh, { garments, covers }: Occluders): Float64Array {
  const bent = lightOf(mesh, garments)
  const hidden = coveredBy(mesh, covers)
  if (hidden.size === 0) return bent
  const { around } = findNeighbours(mesh)
  for (let round = 0; round < coverRounds && hidden.size > 0; round++) {
    const reached = [...hidden].filter(vertex => around[vertex]?.some(other => !hidden.has(other)))
    const taken = reached.map(vertex => {
      const seen = (around[vertex] ?? []).filter(other => !hidden.has(other))
      return scale(
        seen.reduce<Vector>((sum, other) => add(sum, vectorAt(bent, other)), [0, 0, 0]),
        1 / seen.length,
      )
    })
    for (const [index, vertex] of reached.entries()) {
      bent.set(taken[index] ?? [0, 0, 0], vertex * 3)
      hidden.delete(vertex)
    }
  }
  return bent
}

function coveredBy(mesh: FinishedMesh, covers: Uint32Array): Set<number> {
  const hidden = new Set<number>()
  if (covers.length === 0) return hidden
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(mesh.positions), 3))
  geometry.setIndex(Array.from(covers))
  const tree = new MeshBVH(geometry)
  const ray = new Ray()
  for (let vertex = 0; vertex < mesh.vertexCount; vertex++) {
    const normal = vectorAt(mesh.normals, vertex)
    ray.origin.set(...add(vectorAt(mesh.positions, vertex), scale(normal, coverLift)))
    ray.direction.set(...normal)
    if (tree.raycastFirst(ray, DoubleSide, 0, covered)) hidden.add(vertex)
  }
  return hidden
}

function lightOf(mesh: FinishedMesh, garments: readonly HungMesh[]): Float64Array {
  const tree = new MeshBVH(geometryOf(garments))
  const directions = hemisphere(rayCount)
  const ray = new Ray()
  const bent = new Float64Array(mesh.vertexCount * 3)
  for (let vertex = 0; vertex < mesh.vertexCount; vertex++) {
    const normal = vectorAt(mesh.normals, vertex)
    const [x, y, z] = vectorAt(mesh.positions, vertex)
    const [across, along] = frameOf(normal)
    ray.origin.set(x + normal[0] * lift, y + normal[1] * lift, z + normal[2] * lift)
    const sum = new Vector3()
    let open = 0
    for (const [a, b, c] of directions) {
      ray.direction.set(
        across[0] * a + along[0] * b + normal[0] * c,
        across[1] * a + along[1] * b + normal[1] * c,
        across[2] * a + along[2] * b + normal[2] * c,
      )
      const hit = tree.raycastFirst(ray, DoubleSide, 0, reach)
      const free = hit ? (hit.distance / reach) * passing : 1
      open += free
      sum.addScaledVector(ray.direction, free)
    }
    sum.setLength(open / rayCount).toArray(bent, vertex * 3)
  }
  return bent
}

function geometryOf(garments: readonly HungMesh[]): BufferGeometry {
  const positions: number[] = []
  const corners: number[] = []
  for (const garment of garments) {
    const first = positions.length / 3
    for (const value of garment.positions) positions.push(value)
    for (const vertex of vertexTriangles(garment)) corners.push(vertex + first)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3))
  geometry.setIndex(corners)
  return geometry
}

/** Directions over a plane, denser where light falls steeper (cosine), in a sunflower's order. */
function hemisphere(count: number): readonly Vector[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const turn = index * 2.399963
    const radius = Math.sqrt(share)
    return [radius * Math.cos(turn), radius * Math.sin(turn), Math.sqrt(1 - share)]
  })
}

/** Two directions at right angles to a normal and to each other. */
function frameOf([x, y, z]: Vector): readonly [Vector, Vector] {
  const sign = z >= 0 ? 1 : -1
  const a = -1 / (sign + z)
  const b = x * y * a
  return [
    [1 + sign * x * x * a, sign * b, -sign * x],
    [b, sign + y * y * a, -y],
  ]
}
