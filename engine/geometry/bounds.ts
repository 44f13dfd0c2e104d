import type { Bounds, Path } from './path.ts'

/** The bounds of nothing: joined with others it changes none of them. */
export const emptyBounds: Bounds = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
}

export const isEmptyBounds = (bounds: Bounds): boolean => bounds.left > bounds.right || bounds.top > bounds.bottom

export const joinedBounds = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** What both hold; empty when they lie apart. */
export const overlap = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const grownBounds = (bounds: Bounds, by: number): Bounds => ({
  left: bounds.left - by,
  top: bounds.top - by,
  right: bounds.right + by,
  bottom: bounds.bottom + by,
})

export function boundsOfPoints(points: Iterable<readonly [number, number]>): Bounds {
  let bounds = emptyBounds
  for (const [x, y] of points) bounds = joinedBounds(bounds, { left: x, top: y, right: x, bottom: y })
  return bounds
}

export const boundsHold = (bounds: Bounds, [x, y]: readonly [number, number]): boolean =>
  x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom

export const widthOf = (bounds: Bounds): number => Math.max(0, bounds.right - bounds.left)
export const heightOf = (bounds: Bounds): number => Math.max(0, bounds.bottom - bounds.top)
export const centreOf = (bounds: Bounds): readonly [number, number] => [
  (bounds.left + bounds.right) / 2,
  (bounds.top + bounds.bottom) / 2,
]

/** Of the curves themselves, not of their control points. */
export function pathBounds(path: Path): Bounds {
  const bounds = { ...emptyBounds }
  let [x, y] = [0, 0]
  const reach = (px: number, py: number) => {
    if (px < bounds.left) bounds.left = px
    if (px > bounds.right) bounds.right = px
    if (py < bounds.top) bounds.top = py
    if (py > bounds.bottom) bounds.bottom = py
  }
  for (const segment of path) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'Q') {
      const [, cx, cy, ex, ey] = segment
      for (const t of quadraticTurns(x, cx, ex)) reach(quadraticAt(x, cx, ex, t), quadraticAt(y, cy, ey, t))
      for (const t of quadraticTurns(y, cy, ey)) reach(quadraticAt(x, cx, ex, t), quadraticAt(y, cy, ey, t))
    }
    if (segment[0] === 'C') {
      const [, ax, ay, bx, by, ex, ey] = segment
      for (const t of cubicTurns(x, ax, bx, ex)) reach(cubicAt(x, ax, bx, ex, t), cubicAt(y, ay, by, ey, t))
      for (const t of cubicTurns(y, ay, by, ey)) reach(cubicAt(x, ax, bx, ex, t), cubicAt(y, ay, by, ey, t))
    }
    ;[x, y] = endOf(segment)
    reach(x, y)
  }
  return bounds
}

/** Where the pen stands after a segment that is not a close. */
function endOf(segment: Exclude<Path[number], readonly ['Z']>): readonly [number, number] {
  switch (segment[0]) {
    case 'Q':
      return [segment[3], segment[4]]
    case 'C':
      return [segment[5], segment[6]]
    default:
      return [segment[1], segment[2]]
  }
}

export const quadraticAt = (a: number, b: number, c: number, t: number): number =>
  (1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c

export const cubicAt = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d

const within = (t: number): boolean => t > 0 && t < 1

function quadraticTurns(a: number, b: number, c: number): readonly number[] {
  const t = (a - b) / (a - 2 * b + c)
  return within(t) ? [t] : []
}

function cubicTurns(a: number, b: number, c: number, d: number): readonly number[] {
  const square = -a + 3 * b - 3 * c + d
  const linear = 2 * (a - 2 * b + c)
  const constant = b - a
  if (Math.abs(square) < 1e-12) return [-constant / linear].filter(within)
  const root = Math.sqrt(linear * linear - 4 * square * constant)
  return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)].filter(within)
}
