import type { Panel } from '../drafting/pattern.ts'
import type { Path, Point } from '../geometry/path.ts'
import { flattenPath } from '../geometry/polyline.ts'
import { grown, type Shape, united, without } from '../geometry/shapes.ts'

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

/** The outline grown outwards by `by` mm, its corners rounded. */
export function withBleed(outline: readonly Point[], by = bleed): Path {
  // Positive areas grow, so the line must run the positive way round.
  const positive = area(outline) < 0 ? outline.toReversed() : outline
  return pathOf(grown([positive], by, 'round', decimals))
}

function area(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Longest straight piece that stands for a curve, and decimals of a millimetre that are kept. */
const step = 0.4
const decimals = 3

/**
 * Bands around a shape, the first next to it, each as wide as asked for in mm. Neither covers the shape nor one
 * another, as strokes would, so that they can be as translucent as the shape.
 */
export function outlineRings(path: Path, widths: readonly number[]): readonly Path[] {
  let inner = united(flattenPath(path, step), decimals)
  return widths.map(width => {
    const outer = grown(inner, width, 'round', decimals)
    const band = without(outer, inner, decimals)
    inner = outer
    return pathOf(band)
  })
}

const pathOf = (shape: Shape): Path => shape.flatMap(closedPath)
