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
  let [ax, ay] = polygon.at(-1) ?? [0, 0]
  for (const [bx, by] of polygon) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
    ax = bx
    ay = by
  }
  return inside
}

/** From the line round the polygon, in mm. */
export function distanceToLine([x, y]: Point, polygon: Polygon): number {
  let least = Number.POSITIVE_INFINITY
  let [ax, ay] = polygon.at(-1) ?? [0, 0]
  for (const [bx, by] of polygon) {
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    const [offX, offY] = [x - ax - along * dx, y - ay - along * dy]
    least = Math.min(least, offX * offX + offY * offY)
    ax = bx
    ay = by
  }
  return Math.sqrt(least)
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

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
