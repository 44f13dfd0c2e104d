import type { Point } from '../geometry/path.ts'
import { upTo } from './strokes.ts'
import type { Random } from './tile.ts'

/** Points strewn over a tile that keep apart from each other, over its sides too. */
export function strewn(random: Random, howMany: number, width: number, height: number): readonly Point[] {
  const points: Point[] = []
  const apart = ([ax, ay]: Point, [bx, by]: Point): number => {
    const [dx, dy] = [Math.abs(ax - bx), Math.abs(ay - by)]
    return Math.hypot(Math.min(dx, width - dx), Math.min(dy, height - dy))
  }
  for (let index = 0; index < howMany; index++) {
    const tried = upTo(8).map((): Point => [random() * width, random() * height])
    const room = tried.map(point => Math.min(...points.map(other => apart(point, other)), width))
    points.push(tried[room.indexOf(Math.max(...room))] ?? [0, 0])
  }
  return points
}

/** The Voronoi cell of each point, as if the tile went on on all sides; corners in mm, one way round. */
export function cellsOf(points: readonly Point[], width: number, height: number): readonly (readonly Point[])[] {
  const around = upTo(9).map((at): Point => [((at % 3) - 1) * width, (Math.floor(at / 3) - 1) * height])
  const all = around.flatMap(([dx, dy]) => points.map(([x, y]): Point => [x + dx, y + dy]))
  return points.map(point => {
    const near = all
      .map(other => ({ other, distance: Math.hypot(other[0] - point[0], other[1] - point[1]) }))
      .filter(({ distance }) => distance > 1e-6)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, 28)
    const [w, h] = [width, height]
    const box: readonly Point[] = [
      [point[0] - w, point[1] - h],
      [point[0] + w, point[1] - h],
      [point[0] + w, point[1] + h],
      [point[0] - w, point[1] + h],
    ]
    return near.reduce((cell, { other }) => nearerThan(cell, point, other), box)
  })
}

/** What of a cell is nearer to one point than to another. */
function nearerThan(cell: readonly Point[], one: Point, other: Point): readonly Point[] {
  const [mx, my] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]]
  return cutBy(cell, ([x, y]) => (mx - x) * dx + (my - y) * dy)
}

/** What of a convex shape lies where `side` is positive. */
export function cutBy(shape: readonly Point[], side: (point: Point) => number): readonly Point[] {
  return shape.flatMap((from, index) => {
    const to = shape[(index + 1) % shape.length] ?? from
    const [a, b] = [side(from), side(to)]
    const kept = a >= 0 ? [from] : []
    if (a >= 0 === b >= 0) return kept
    const at = a / (a - b)
    return [...kept, [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at] as Point]
  })
}

/** A convex shape with each side moved inwards; empty where nothing is left. */
export function inset(shape: readonly Point[], by: number): readonly Point[] {
  const sides = shape.map((from, index) => {
    const to = shape[(index + 1) % shape.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return { from, nx: (from[1] - to[1]) / length, ny: (to[0] - from[0]) / length }
  })
  return sides.reduce(
    (left, { from, nx, ny }) => cutBy(left, ([x, y]) => (x - from[0]) * nx + (y - from[1]) * ny - by),
    shape,
  )
}
