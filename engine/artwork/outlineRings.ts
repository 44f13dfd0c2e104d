import { differenceD, EndType, FillRule, inflatePathsD, JoinType, type PathsD, unionD } from 'clipper2-ts'
import { flattenPath } from '../geometry/flattenPath.ts'
import type { Path } from '../geometry/path.ts'
import { closedPath } from './withBleed.ts'

/** Longest straight piece that stands for a curve, and decimals of a millimetre that are kept. */
const step = 0.4
const decimals = 3

/**
 * Bands around a shape, the first next to it, each as wide as asked for in mm. Neither covers the shape nor one
 * another, as strokes would, so that they can be as translucent as the shape.
 */
export function outlineRings(path: Path, widths: readonly number[]): readonly Path[] {
  const lines = flattenPath(path, step).map(line => line.map(([x, y]) => ({ x, y })))
  let inner = unionD(lines, [], FillRule.NonZero, decimals)
  return widths.map(width => {
    const outer = inflatePathsD(inner, width, JoinType.Round, EndType.Polygon, 2, decimals)
    const band = differenceD(outer, inner, FillRule.NonZero, decimals)
    inner = outer
    return pathOf(band)
  })
}

const pathOf = (rings: PathsD): Path => rings.flatMap(ring => closedPath(ring.map(({ x, y }) => [x, y] as const)))
