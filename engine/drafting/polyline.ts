import type { Point } from './pattern.ts'

/** Points joined by straight lines, in mm. */
export type Polyline = readonly Point[]

/** In mm. */
export function lengthOf(line: Polyline): number {
  return line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0)
}

/** The point at a share of the way along, 0 at the start and 1 at the end. */
export function pointAt(line: Polyline, share: number): Point {
  const [first] = line
  if (!first) throw new Error('A line without points has no point to give.')
  let left = share * lengthOf(line)
  let from = first
  for (const to of line) {
    const length = distance(from, to)
    if (left <= length && length > 0) return between(from, to, Math.max(0, left) / length)
    left -= length
    from = to
  }
  return from
}

/** The same line on the other side of x = 0, run the other way: what was clockwise stays clockwise. */
export const mirrored = (line: Polyline): Polyline => line.map(([x, y]): Point => [0 - x, y]).toReversed()

/** Lines that follow one another, as one; the points where they meet are kept once. */
export function joined(...lines: readonly Polyline[]): Polyline {
  return lines.flatMap((line, index) => (index === 0 ? line : line.slice(1)))
}

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)
