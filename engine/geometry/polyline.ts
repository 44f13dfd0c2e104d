import { cubicAt, quadraticAt } from './bounds.ts'
import { clamp } from './clamp.ts'
import type { Path, Point } from './path.ts'

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

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** Closed outlines as polylines whose corners lie on the path; `step` is the longest edge on a curve, in mm. */
export function flattenPath(path: Path, step = 1): readonly Polyline[] {
  const lines: (readonly [number, number])[][] = []
  let line: (readonly [number, number])[] = []
  let [x, y] = [0, 0]
  for (const segment of path) {
    if (segment[0] === 'Z') {
      ;[x, y] = line[0] ?? [x, y]
      line = []
      continue
    }
    if (segment[0] === 'M' || line.length === 0) {
      line = segment[0] === 'M' ? [] : [[x, y]]
      lines.push(line)
    }
    line.push(...cornersOf(segment, [x, y], step))
    ;[x, y] = line.at(-1) ?? [x, y]
  }
  return lines.filter(corners => corners.length > 1)
}

function cornersOf(
  segment: Exclude<Path[number], readonly ['Z']>,
  [x, y]: readonly [number, number],
  step: number,
): readonly (readonly [number, number])[] {
  if (segment[0] === 'Q') {
    const [, cx, cy, ex, ey] = segment
    const count = stepsFor(Math.hypot(cx - x, cy - y) + Math.hypot(ex - cx, ey - cy), step)
    return fractions(count).map(t => [quadraticAt(x, cx, ex, t), quadraticAt(y, cy, ey, t)])
  }
  if (segment[0] === 'C') {
    const [, ax, ay, bx, by, ex, ey] = segment
    const length = Math.hypot(ax - x, ay - y) + Math.hypot(bx - ax, by - ay) + Math.hypot(ex - bx, ey - by)
    return fractions(stepsFor(length, step)).map(t => [cubicAt(x, ax, bx, ex, t), cubicAt(y, ay, by, ey, t)])
  }
  return [[segment[1], segment[2]]]
}

const stepsFor = (length: number, step: number): number => clamp(Math.ceil(length / step), 2, 64)

const fractions = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => (index + 1) / count)
