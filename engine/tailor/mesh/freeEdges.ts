import type { SewnMesh } from './clothMesh.ts'

/** A side of a triangle that no other triangle shares: three points of the mesh. */
export interface FreeEdge {
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
