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

export const straight = (from: Point, to: Point): Polyline => [from, to]
