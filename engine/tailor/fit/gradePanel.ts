import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { polylineLength, resample } from '../mesh/polyline.ts'

/** Longest piece of an outline, in mm: curves stay curves. */
const step = 6
/** Spots this near to the outline lie on it, in mm. */
const near = 1e-3

interface Corner {
  readonly from: Point
  readonly to: Point
}

/**
 * From a spot of a panel to the spot of the same panel in another size: edges go to edges by shares of their length, what
 * lies between follows by its mean value coordinates (Floater 2003). Spots of the outline go to the outline.
 */
export function gradePanel(from: Panel, to: Panel): (spot: Point) => Point {
  const corners = cornersOf(from, to)
  return spot => {
    const weights = meanValues(corners, spot)
    let [sum, x, y] = [0, 0, 0]
    corners.forEach(({ from: [fromX, fromY], to: [toX, toY] }, index) => {
      const weight = weights[index] ?? 0
      sum += weight
      x += weight * (toX - fromX)
      y += weight * (toY - fromY)
    })
    return [spot[0] + x / sum, spot[1] + y / sum]
  }
}

/** Both outlines in as many pieces. Throws when the panels do not have the same edges. */
function cornersOf(from: Panel, to: Panel): readonly Corner[] {
  return from.edges.flatMap(({ name, points }) => {
    const other = to.edges.find(edge => edge.name === name)
    if (!other)
      throw new Error(`Panel "${to.id}" has no edge "${name}" in the other size: every size has the same edges.`)
    const pieces = Math.max(1, Math.ceil(polylineLength(points) / step))
    const there = resample(other.points, pieces)
    return resample(points, pieces)
      .slice(0, -1)
      .map((corner, index) => ({ from: corner, to: there[index] ?? corner }))
  })
}

/** How much each corner of the outline weighs at a spot. */
function meanValues(corners: readonly Corner[], [x, y]: Point): Float64Array {
  const count = corners.length
  const weights = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const next = (index + 1) % count
    const [ax, ay] = corners[index]?.from ?? [0, 0]
    const [bx, by] = corners[next]?.from ?? [0, 0]
    const [ux, uy, vx, vy] = [ax - x, ay - y, bx - x, by - y]
    const [u, v] = [Math.hypot(ux, uy), Math.hypot(vx, vy)]
    const [cross, dot] = [ux * vy - uy * vx, ux * vx + uy * vy]
    const length = Math.hypot(bx - ax, by - ay)
    if (u < near || v < near || (Math.abs(cross) < near * length && dot < 0)) {
      weights.fill(0)
      weights[index] = v / (u + v)
      weights[next] = u / (u + v)
      return weights
    }
    // The tangent of half the angle that the piece is seen under.
    const tangent = (u * v - dot) / cross
    weights[index] = (weights[index] ?? 0) + tangent / u
    weights[next] = (weights[next] ?? 0) + tangent / v
  }
  return weights
}
