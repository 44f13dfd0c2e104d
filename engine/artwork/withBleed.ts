import { EndType, inflatePathsD, JoinType } from 'clipper2-ts'
import type { Point } from '../drafting/pattern.ts'
import type { Path } from '../geometry/path.ts'

/** How far artwork goes on beyond the cut, so that no white shows where the knife was a little off. */
export const bleed = 6

/** A closed line of points as a path. */
export const closedPath = (points: readonly Point[]): Path => [
  ...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
]

/** The outline grown outwards by `by` mm, its corners rounded. */
export function withBleed(outline: readonly Point[], by = bleed): Path {
  const line = outline.map(([x, y]) => ({ x, y }))
  // Decimals kept: a thousandth of a millimetre. Positive areas grow, so the line must run the positive way round.
  const positive = area(outline) < 0 ? line.toReversed() : line
  const grown = inflatePathsD([positive], by, JoinType.Round, EndType.Polygon, 2, 3)
  return grown.flatMap(ring => closedPath(ring.map(({ x, y }) => [x, y] as const)))
}

function area(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
