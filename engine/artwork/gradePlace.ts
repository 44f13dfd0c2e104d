import type { Place } from '../document/fields.ts'
import type { Panel } from '../drafting/pattern.ts'
import { boundsOfPoints, centreOf, heightOf, widthOf } from '../geometry/bounds.ts'
import type { Bounds, Point } from '../geometry/path.ts'

export interface Grading {
  readonly place: Place
  readonly grade: 'fixed' | 'proportional'
  /** The panel in the base size, which the place was measured on. */
  readonly base: Panel
  /** The same panel in the size that is drawn. */
  readonly panel: Panel
}

/**
 * Where a layer's centre lies on a size, in panel mm. The anchor moves with the pattern; the offset from it keeps its
 * millimetres or grows with the panel. On the base size both are the same.
 */
export function gradePlace({ place, grade, base, panel }: Grading): Point {
  const [x, y] = anchorOf(panel, place.anchor)
  if (grade === 'fixed') return [x + place.x, y + place.y]
  const [from, to] = [panelBounds(base), panelBounds(panel)]
  return [x + place.x * (widthOf(to) / widthOf(from)), y + place.y * (heightOf(to) / heightOf(from))]
}

/** The middle of the panel stands in for an anchor that it does not have. */
export const anchorOf = (panel: Panel, anchor: string): Point => panel.anchors[anchor] ?? centreOf(panelBounds(panel))

const knownBounds = new WeakMap<Panel, Bounds>()

/** Of the sewing line. */
export function panelBounds(panel: Panel): Bounds {
  const bounds = knownBounds.get(panel) ?? boundsOfPoints(panel.edges.flatMap(edge => edge.points))
  knownBounds.set(panel, bounds)
  return bounds
}
