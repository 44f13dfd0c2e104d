import type { Point } from '../../engine/index.ts'

export type Polygon = readonly Point[]

/** In mm², positive when the corners run clockwise with y downwards. */
export const areaOf = (polygon: Polygon): number => {
  const last = polygon.at(-1) ?? [0, 0]
  let [sum, [x, y]] = [0, last]
  for (const [nextX, nextY] of polygon) {
    sum += x * nextY - nextX * y
    ;[x, y] = [nextX, nextY]
  }
  return sum / 2
}

export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false
  let from = polygon.at(-1) ?? [0, 0]
  for (const to of polygon) {
    if (from[1] > y !== to[1] > y && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) {
      inside = !inside
    }
    from = to
  }
  return inside
}

/** From the line round the polygon, in mm. */
export function distanceToLine([x, y]: Point, polygon: Polygon): number {
  let min = Number.POSITIVE_INFINITY
  let from = polygon.at(-1) ?? [0, 0]
  for (const to of polygon) {
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
    const along = share < 0 ? 0 : share > 1 ? 1 : share
    const offX = x - from[0] - along * dx
    const offY = y - from[1] - along * dy
    const square = offX * offX + offY * offY
    if (square < min) min = square
    from = to
  }
  return Math.sqrt(min)
}

/** The first two sides that cross, or null when the line round the polygon nowhere meets itself. */
export function selfCrossing(polygon: Polygon): readonly [number, number] | null {
  const corner = (index: number): Point => polygon[index % polygon.length] ?? [0, 0]
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [corner(i), corner(i + 1)]
    const last = i === 0 ? polygon.length - 1 : polygon.length
    for (let j = i + 2; j < last; j++) {
      if (cross(a, b, corner(j), corner(j + 1))) return [i, j]
    }
  }
  return null
}

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
