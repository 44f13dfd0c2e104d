import type { Point } from '../../../engine/index.ts'

/** A place on a stroke, and the way that it goes on from there. */
export interface Step {
  readonly at: Point
  readonly along: Point
}
/** A line, an arc or a curve of a path, step by step. */
export type Stroke = readonly Step[]

/** How far a step of an arc turns, in radians: on the largest icons it is a fiftieth of a pixel beside the arc. */
const turnOfStep = 0.15
const stepsOfCurve = 8

export function lineStroke(from: Point, to: Point): Stroke {
  const along: Point = [to[0] - from[0], to[1] - from[1]]
  return [
    { at: from, along },
    { at: to, along },
  ]
}

/** A cubic Bézier curve. */
export function curveStroke(p: Point, q: Point, r: Point, s: Point): Stroke {
  return Array.from({ length: stepsOfCurve + 1 }, (_, step): Step => {
    const share = step / stepsOfCurve
    const left = between(between(p, q, share), between(q, r, share), share)
    const right = between(between(q, r, share), between(r, s, share), share)
    return { at: between(left, right, share), along: [right[0] - left[0], right[1] - left[1]] }
  })
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/**
 * An arc of an upright ellipse. `numbers` are those of the command: two radii, its tilt, whether it is the longer way
 * around, whether it is clockwise. Its centre is found as
 * https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter says.
 */
export function arcStroke(from: Point, [rx = 1, ry = 1, , isLong, isClockwise]: readonly number[], to: Point): Stroke {
  const middle = between(from, to, 0.5)
  // Half the chord, in radii.
  const chord: Point = [(from[0] - middle[0]) / rx, (from[1] - middle[1]) / ry]
  const length = Math.hypot(...chord)
  const grown = Math.max(1, length)
  const away = Math.sqrt(Math.max(0, 1 / (length * length) - 1)) * (isLong === isClockwise ? -1 : 1)
  const centre: Point = [away * chord[1], -away * chord[0]]
  const first = Math.atan2(chord[1] - centre[1], chord[0] - centre[0])
  const last = Math.atan2(-chord[1] - centre[1], -chord[0] - centre[0])
  const way = isClockwise ? 1 : -1
  const sweep = (way * (last - first) + 2 * Math.PI) % (2 * Math.PI)
  const steps = Math.ceil(sweep / turnOfStep)
  return Array.from({ length: steps + 1 }, (_, step): Step => {
    const angle = first + (way * sweep * step) / steps
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      at: [middle[0] + rx * (centre[0] + grown * cos), middle[1] + ry * (centre[1] + grown * sin)],
      along: [-way * rx * sin, way * ry * cos],
    }
  })
}
