import type { Point } from '../geometry/path.ts'
import type { Polyline } from '../geometry/polyline.ts'

/** Start, first control, second control, end. */
export type Cubic = readonly [from: Point, leave: Point, arrive: Point, to: Point]

/** A curve of a garment, flattened: 48 steps stay within 0.05 mm of an armhole. */
const steps = 48

/** A cubic Bézier as a polyline. Its first and last points are exactly those given. */
export function curve(...[from, leave, arrive, to]: Cubic): Polyline {
  const inner = Array.from({ length: steps - 1 }, (_, index): Point => {
    const t = (index + 1) / steps
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return [
      a * from[0] + b * leave[0] + c * arrive[0] + d * to[0],
      a * from[1] + b * leave[1] + c * arrive[1] + d * to[1],
    ]
  })
  return [from, ...inner, to]
}

/** A direction of length 1, from one point to another. */
export function directionOf([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(bx - ax) / length, (by - ay) / length]
}

/** The direction a quarter turn clockwise, as seen with y downwards: what leaves a clockwise edge into the piece. */
export const squareTo = ([x, y]: Point): Point => [-y, x]

/** The point so many mm from another in a direction. */
export const movedBy = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by]

export const straight = (from: Point, to: Point): Polyline => [from, to]

interface Search {
  readonly from: number
  readonly to: number
  /** How near the value must come. */
  readonly within: number
}

/**
 * The input for which a rising function gives `target`, by halving the interval. Throws when the target does not lie
 * between the values at both ends.
 */
export function solve(rising: (input: number) => number, target: number, { from, to, within }: Search): number {
  let [low, high] = [from, to]
  if (rising(low) > target + within || rising(high) < target - within) {
    throw new Error(`Nothing between ${from} and ${to} gives ${target}: it goes from ${rising(from)} to ${rising(to)}.`)
  }
  for (;;) {
    const middle = (low + high) / 2
    const value = rising(middle)
    if (Math.abs(value - target) <= within || middle === low || middle === high) return middle
    if (value < target) low = middle
    else high = middle
  }
}
