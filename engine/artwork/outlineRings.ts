import type { Path, Point } from '../geometry/path.ts'
import { flattenPath } from '../geometry/polyline.ts'
import { grown, type Shape, united, without } from '../geometry/shapes.ts'
import { bleed, closedPath } from './outlines.ts'

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
