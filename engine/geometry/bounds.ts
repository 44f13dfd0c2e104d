import type { Bounds } from './path.ts'

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
