/** Signed distance to a surface in metres, negative inside; exact only near the surface. */
export type Distance = (x: number, y: number, z: number) => number

/** The smaller of two distances, with a fillet of about `radius` metres where they meet. */
export function smoothMin(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.min(a, b) - overlap * overlap * radius * 0.25
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
