import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { bowInwards, polylineLength, resample } from './polyline.ts'
import { type Triangle, triangulate } from './triangulate.ts'

export interface PanelMesh {
  readonly panel: Panel
  readonly points: readonly Point[]
  readonly triangles: readonly Triangle[]
  /** Indices of points, both ends included. */
  readonly edges: ReadonlyMap<string, readonly number[]>
}

export interface PanelMeshOptions {
  readonly spacing: number
  readonly random: () => number
  /** Into how many pieces an edge has to be cut, when its seam says so. */
  readonly piecesOf: (edge: string) => number | undefined
}

/** Rib, and seams with it, for the spacing of cloth: it bends tighter and its edge is looked at. */
export const ribSpacing = 0.6

/** A panel of triangles; throws when an edge of the outline did not become an edge of exactly one triangle. */
export function meshPanel(panel: Panel, { spacing, random, piecesOf }: PanelMeshOptions): PanelMesh {
  const step = panel.rib ? spacing * ribSpacing : spacing
  const outline: Point[] = []
  const spans = panel.edges.map(({ name, points }) => {
    const pieces = piecesOf(name) ?? Math.max(2, Math.round(polylineLength(points) / step))
    const start = outline.length
    outline.push(...bowInwards(resample(points, pieces)).slice(0, -1))
    return { name, start, pieces }
  })
  const { points, triangles } = triangulate(outline, { spacing: step, random })
  checkOutline(panel, outline.length, triangles)
  const edges = new Map(
    spans.map(({ name, start, pieces }) => [
      name,
      Array.from({ length: pieces + 1 }, (_, index) => (start + index) % outline.length),
    ]),
  )
  return { panel, points, triangles, edges }
}

function checkOutline(panel: Panel, length: number, triangles: readonly Triangle[]): void {
  const uses = new Map<string, number>()
  for (const [a, b, c] of triangles) {
    for (const key of [edgeKey(a, b), edgeKey(b, c), edgeKey(c, a)]) uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  for (let index = 0; index < length; index++) {
    if (uses.get(edgeKey(index, (index + 1) % length)) === 1) continue
    throw new Error(
      `The outline of panel "${panel.id}" is torn at point ${index} of ${length}: ` +
        'look for edges that cross, or lie on one straight line.',
    )
  }
}

const edgeKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)
