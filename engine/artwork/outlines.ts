import type { Panel } from '../drafting/pattern.ts'
import type { Path, Point } from '../geometry/path.ts'

const sewingLines = new WeakMap<Panel, readonly Point[]>()

/** The corners of the sewing line, each once. The same line for the same panel. */
export function sewingLine(panel: Panel): readonly Point[] {
  const line = sewingLines.get(panel) ?? panel.edges.flatMap(edge => edge.points.slice(1))
  sewingLines.set(panel, line)
  return line
}

/** The sewing line of a panel as one closed path. */
export const outlinePath = (panel: Panel): Path => closedPath(sewingLine(panel))

/** How far artwork goes on beyond the cut, so that no white shows where the knife was a little off. */
export const bleed = 6

/** A closed line of points as a path. */
export const closedPath = (points: readonly Point[]): Path => [
  ...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
]
