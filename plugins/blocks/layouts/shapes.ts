import { closedPath, type Path, type Point } from '../../../engine/plugin.ts'

/** How far shapes go on beyond the sewing line, in mm, so that allowance and bleed are painted too. */
export const beyond = 80

export const polygon = (...points: readonly Point[]): Path => closedPath(points)

export const rectangle = (left: number, top: number, right: number, bottom: number): Path =>
  polygon([left, top], [right, top], [right, bottom], [left, bottom])

/** Several shapes of one colour; where they overlap they are one. */
export const together = (paths: readonly Path[]): Path => paths.flat()

/** A straight band, `width` wide, whose middle runs through both points and far beyond them. */
export function bandThrough([ax, ay]: Point, [bx, by]: Point, width: number): Path {
  const length = Math.hypot(bx - ax, by - ay)
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
  const corner = (along: number, across: number): Point => [
    (ax + bx) / 2 + dx * along - dy * across,
    (ay + by) / 2 + dy * along + dx * across,
  ]
  const [far, half] = [length + 1000, width / 2]
  return polygon(corner(-far, -half), corner(far, -half), corner(far, half), corner(-far, half))
}

/** A line of some width with corners in it, given by its upper edge; `height` is measured straight down. */
export const ribbon = (upper: readonly Point[], height: number): Path =>
  closedPath([...upper, ...upper.map(([x, y]): Point => [x, y + height]).toReversed()])

/** Control points at this share of the radius make four cubics a circle. */
const roundness = 0.5522847

export function disc([x, y]: Point, radius: number): Path {
  const reach = radius * roundness
  return [
    ['M', x + radius, y],
    ['C', x + radius, y + reach, x + reach, y + radius, x, y + radius],
    ['C', x - reach, y + radius, x - radius, y + reach, x - radius, y],
    ['C', x - radius, y - reach, x - reach, y - radius, x, y - radius],
    ['C', x + reach, y - radius, x + radius, y - reach, x + radius, y],
    ['Z'],
  ]
}

/** Whole numbers from `first` up to `last`. */
export const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
