import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import type { SewnMesh } from '../mesh/clothMesh.ts'
import { pairKey } from '../mesh/freeEdges.ts'
import { nearestOnOutline } from '../mesh/polyline.ts'

/**
 * Per point its place on the flat panel, those of the outline exactly on it: the mesh cuts the corners of curves, and
 * the print would be off by as much at the seams.
 */
export function fitOutline({ flat, triangles, panelOf, vertexOf }: SewnMesh, panels: readonly Panel[]): Float64Array {
  const fitted = flat.slice()
  const outlines = panels.map(panel => panel.edges.flatMap(({ points }) => points.slice(0, -1)))
  for (const { from, to, panel } of outlineEdges(triangles, panelOf, vertexOf.length)) {
    for (const point of [from, to]) {
      const at: Point = [flat[point * 2] ?? 0, flat[point * 2 + 1] ?? 0]
      fitted.set(nearestOnOutline(outlines[panel] ?? [], at), point * 2)
    }
  }
  return fitted
}

/** Sides of one triangle only, sewn or not. */
function outlineEdges(triangles: Uint32Array, panelOf: Uint8Array, pointCount: number) {
  const alone = new Map<number, { from: number; to: number; panel: number } | null>()
  triangles.forEach((from, corner) => {
    const to = triangles[corner % 3 === 2 ? corner - 2 : corner + 1] ?? from
    const key = pairKey(from, to, pointCount)
    alone.set(key, alone.has(key) ? null : { from, to, panel: panelOf[Math.floor(corner / 3)] ?? 0 })
  })
  return [...alone.values()].filter(edge => edge !== null)
}
