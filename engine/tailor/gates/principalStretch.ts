/** A panel of a baked garment as it lies flat and as it hangs. */
export interface WornPanel {
  /** In m, three per point. */
  readonly positions: ArrayLike<number>
  /** In mm on the panel, two per point. */
  readonly flat: ArrayLike<number>
  /** Three points each. */
  readonly triangles: ArrayLike<number>
}

/** Triangles that are smaller than this on the panel, in mm², are the rolled edge of a hem, which no print shows. */
const minArea = 0.05

/**
 * How many times longer than on the panel the cloth of each triangle is in the direction in which it is stretched the
 * most: what happens to a circle that is printed there.
 */
export function principalStretches({ positions, flat, triangles }: WornPanel): Float64Array {
  const found: number[] = []
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [triangles[corner] ?? 0, triangles[corner + 1] ?? 0, triangles[corner + 2] ?? 0]
    const flatSide = (to: number, axis: number) => (flat[to * 2 + axis] ?? 0) - (flat[a * 2 + axis] ?? 0)
    const [ux, uy, vx, vy] = [flatSide(b, 0), flatSide(b, 1), flatSide(c, 0), flatSide(c, 1)]
    const area = ux * vy - uy * vx
    if (Math.abs(area) < 2 * minArea) continue
    let [along, across, mixed] = [0, 0, 0]
    for (let axis = 0; axis < 3; axis++) {
      const from = positions[a * 3 + axis] ?? 0
      const toB = ((positions[b * 3 + axis] ?? 0) - from) * 1000
      const toC = ((positions[c * 3 + axis] ?? 0) - from) * 1000
      // How this coordinate changes with a millimetre across and down the panel.
      const x = (toB * vy - toC * uy) / area
      const y = (toC * ux - toB * vx) / area
      along += x * x
      across += y * y
      mixed += x * y
    }
    const middle = (along + across) / 2
    found.push(Math.sqrt(middle + Math.hypot((along - across) / 2, mixed)))
  }
  return Float64Array.from(found)
}

/** The stretch that 99 of 100 triangles stay below. */
export function highStretch(panels: readonly WornPanel[]): number {
  const sorted = Float64Array.from(panels.flatMap(panel => [...principalStretches(panel)])).sort()
  return sorted[Math.floor(sorted.length * 0.99)] ?? 1
}
