import type { Path, Point } from '../geometry/path.ts'

/** A closed line of corners. */
export const polygon = (corners: readonly Point[]): Path => [
  ...corners.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
]

export const rectangle = (x: number, y: number, width: number, height: number): Path =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** The control points that make four cubics a circle. */
const kappa = 0.5523

/** Clockwise, or the other way round as a hole when `height` is negative. */
export const circle = (x: number, y: number, radius: number, height = radius): Path => {
  const [kx, ky] = [radius * kappa, height * kappa]
  return [
    ['M', x + radius, y],
    ['C', x + radius, y + ky, x + kx, y + height, x, y + height],
    ['C', x - kx, y + height, x - radius, y + ky, x - radius, y],
    ['C', x - radius, y - ky, x - kx, y - height, x, y - height],
    ['C', x + kx, y - height, x + radius, y - ky, x + radius, y],
    ['Z'],
  ]
}

/** Two circles that leave a wall between them. */
export const ring = (x: number, y: number, radius: number, wall: number): Path =>
  wall >= radius ? circle(x, y, radius) : [...circle(x, y, radius), ...circle(x, y, radius - wall, wall - radius)]

/** A leaf from one point to another, bulging by `bulge` on both sides. */
export const leaf = ([ax, ay]: Point, [bx, by]: Point, bulge: number): Path => {
  const length = Math.hypot(bx - ax, by - ay)
  const [nx, ny] = [((by - ay) / length) * bulge, ((ax - bx) / length) * bulge]
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  return [['M', ax, ay], ['Q', mx + nx, my + ny, bx, by], ['Q', mx - nx, my - ny, ax, ay], ['Z']]
}

/** A point at an angle in degrees (0 upwards, clockwise) from another one. */
export const towards = ([x, y]: Point, angle: number, distance: number): Point => {
  const radians = (angle * Math.PI) / 180
  return [x + Math.sin(radians) * distance, y - Math.cos(radians) * distance]
}

/** A regular polygon, its first corner at `turn` degrees from upwards. */
export const regular = (centre: Point, corners: number, radius: number, turn = 0): readonly Point[] =>
  Array.from({ length: corners }, (_, index) => towards(centre, turn + (360 / corners) * index, radius))

/** A straight bar of a width between two points, with flat ends. */
export const bar = ([ax, ay]: Point, [bx, by]: Point, width: number): Path => {
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [nx, ny] = [((by - ay) / length) * (width / 2), ((ax - bx) / length) * (width / 2)]
  return polygon([
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ])
}

/** A closed line that runs smoothly past its corners: each is the control point of a curve between two middles. */
export const smoothRing = (corners: readonly Point[]): Path => {
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
  const last = corners.at(-1)
  const first = corners[0]
  if (!first || !last || corners.length < 3) return []
  const start = middle(last, first)
  return [
    ['M', ...start],
    ...corners.map((corner, index) => {
      const next = corners[index + 1] ?? first
      return ['Q', ...corner, ...middle(corner, next)] as const
    }),
    ['Z'],
  ]
}

/** A band of a width along points, which reads as a thick line with straight joins. */
export const band = (points: readonly Point[], width: number): Path => {
  const sides = points.map((point, index) => {
    const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const [nx, ny] = [(after[1] - before[1]) / length, (before[0] - after[0]) / length]
    return { point, nx, ny }
  })
  const side = (by: number): readonly Point[] => sides.map(({ point: [x, y], nx, ny }) => [x + nx * by, y + ny * by])
  return polygon([...side(width / 2), ...side(-width / 2).toReversed()])
}

/** Whole numbers from 0. */
export const upTo = (length: number): readonly number[] => Array.from({ length: Math.max(0, length) }, (_, at) => at)
