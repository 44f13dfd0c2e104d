import type { Polyline } from '../drafting/polyline.ts'
import type { Path } from './path.ts'
import { cubicAt, quadraticAt } from './pathBounds.ts'

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

const stepsFor = (length: number, step: number): number => Math.min(64, Math.max(2, Math.ceil(length / step)))

const fractions = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => (index + 1) / count)
