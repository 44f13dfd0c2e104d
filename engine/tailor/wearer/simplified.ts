import { MeshoptSimplifier } from 'meshoptimizer'
import { vectorAt } from '../../geometry/vector.ts'
import type { Part } from './parts.ts'
import { type NetSurface, roughSurface, settled, withMirror } from './surfaceNet.ts'

/** Meshed, thinned out where it is flat. */
export async function meshOf({
  shape,
  box,
  spacing,
  triangles,
  isMirrored,
}: Omit<Part, 'name' | 'texture'>): Promise<NetSurface> {
  await MeshoptSimplifier.ready
  const fine = roughSurface(shape, box, spacing)
  // Edges stay where parts meet, and normals weigh as much as places.
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    fine.triangles,
    fine.positions,
    3,
    fine.normals,
    3,
    [0.5, 0.5, 0.5],
    null,
    triangles * 3,
    0.02,
    ['LockBorder'],
  )
  // What was thrown away needs no exact place.
  const thin = settled(shape, compact(fine, kept), spacing)
  return isMirrored ? withMirror(thin) : thin
}

function compact({ positions, normals }: NetSurface, triangles: Uint32Array): NetSurface {
  const used = [...new Set(triangles)]
  const numbers = new Map(used.map((vertex, number) => [vertex, number]))
  const three = (values: Float32Array) => Float32Array.from(used.flatMap(vertex => [...vectorAt(values, vertex)]))
  return {
    positions: three(positions),
    normals: three(normals),
    triangles: triangles.map(vertex => numbers.get(vertex) ?? 0),
  }
}
