import { clamp } from '../../geometry/clamp.ts'
import type { Point } from '../../geometry/path.ts'

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

const towards = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export function polylineLength(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0)
}

/** `count + 1` points at equal distances along the line, with its ends. */
export function resample(points: readonly Point[], count: number): readonly Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return []
  const step = polylineLength(points) / count
  const found: Point[] = [first]
  let done = 0
  let index = 1
  for (let k = 1; k < count; k++) {
    const target = step * k
    for (;;) {
      const from = points[index - 1] ?? last
      const to = points[index] ?? last
      const length = distance(from, to)
      if (done + length >= target || index >= points.length - 1) {
        found.push(towards(from, to, (target - done) / length))
        break
      }
      done += length
      index++
    }
  }
  return [...found, last]
}

/**
 * Bows an edge by at most 0.03 mm to its right (inwards on a clockwise outline, y down): points on one straight
 * line would give triangles without area, which open when sewn.
 */
export function bowInwards(points: readonly Point[]): readonly Point[] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return points
  const chord = distance(first, last) || 1
  const inwards: Point = [-(last[1] - first[1]) / chord, (last[0] - first[0]) / chord]
  return points.map(([x, y], index) => {
    const share = index / (points.length - 1)
    const depth = 0.12 * share * (1 - share)
    return [x + inwards[0] * depth, y + inwards[1] * depth]
  })
}

export function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline.at(index - 1) ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

export function nearestOnOutline(outline: readonly Point[], [x, y]: Point): Point {
  let min = Number.POSITIVE_INFINITY
  let nearest: Point = [x, y]
  outline.forEach(([bx, by], index) => {
    const [ax, ay] = outline.at(index - 1) ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
    const share = clamp(along, 0, 1)
    const [px, py] = [ax + dx * share, ay + dy * share]
    const square = (x - px) ** 2 + (y - py) ** 2
    if (square >= min) return
    min = square
    nearest = [px, py]
  })
  return nearest
}

/** From the nearest corner of an open line, in mm: near enough for curves in short steps. */
export const distanceToLine = (line: readonly Point[], point: Point): number =>
  line.reduce((nearest, corner) => Math.min(nearest, distance(corner, point)), Number.POSITIVE_INFINITY)

/** From an open line, its segments and ends, in mm. */
export function distanceToPath(line: readonly Point[], [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY
  line.forEach(([bx, by], index) => {
    const [ax, ay] = line[Math.max(0, index - 1)] ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1)
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * share, y - ay - dy * share))
  })
  return nearest
}

export const distanceToOutline = (outline: readonly Point[], x: number, y: number): number =>
  distance(nearestOnOutline(outline, [x, y]), [x, y])

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boundsOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.top = Math.min(box.top, y)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}
