import type { SewnMesh } from '../mesh/clothMesh.ts'
import { addTo, cross, subtract, unit, vectorAt } from '../vector.ts'

/** Per vertex, of length 1, out of the cloth's right side; larger triangles count for more. */
export function normalsOf(mesh: SewnMesh, positions: Float64Array): Float64Array {
  const { triangles, vertexOf, vertexCount } = mesh
  const sums = new Float64Array(vertexCount * 3)
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [0, 1, 2].map(side => vertexOf[triangles[corner + side] ?? 0] ?? 0)
    if (a === undefined || b === undefined || c === undefined) continue
    const at = vectorAt(positions, a)
    const normal = cross(subtract(vectorAt(positions, b), at), subtract(vectorAt(positions, c), at))
    for (const vertex of [a, b, c]) addTo(sums, vertex, normal)
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) sums.set(unit(vectorAt(sums, vertex)), vertex * 3)
  return sums
}
