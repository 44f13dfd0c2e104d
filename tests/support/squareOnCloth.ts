import type { Point } from '../../engine/index.ts'
import type { ReadPanel } from './readGarment.ts'

/** Where a spot of a panel, in mm, hangs, in m; `null` beside the cloth. */
export function clothFinder({ flat, positions, triangles }: ReadPanel): (spot: Point) => readonly number[] | null {
  const cell = 20
  const cells = new Map<string, number[]>()
  const corner = (triangle: number, index: number) => triangles[triangle * 3 + index] ?? 0
  for (let triangle = 0; triangle < triangles.length / 3; triangle++) {
    const xs = [0, 1, 2].map(index => flat[corner(triangle, index) * 2] ?? 0)
    const ys = [0, 1, 2].map(index => flat[corner(triangle, index) * 2 + 1] ?? 0)
    for (let column = Math.floor(Math.min(...xs) / cell); column <= Math.max(...xs) / cell; column++) {
      for (let row = Math.floor(Math.min(...ys) / cell); row <= Math.max(...ys) / cell; row++) {
        const key = `${column} ${row}`
        cells.set(key, [...(cells.get(key) ?? []), triangle])
      }
    }
  }
  return ([x, y]) => {
    for (const triangle of cells.get(`${Math.floor(x / cell)} ${Math.floor(y / cell)}`) ?? []) {
      const [a, b, c] = [corner(triangle, 0), corner(triangle, 1), corner(triangle, 2)]
      const [ax, ay] = [flat[a * 2] ?? 0, flat[a * 2 + 1] ?? 0]
      const [ux, uy] = [(flat[b * 2] ?? 0) - ax, (flat[b * 2 + 1] ?? 0) - ay]
      const [vx, vy] = [(flat[c * 2] ?? 0) - ax, (flat[c * 2 + 1] ?? 0) - ay]
      const area = ux * vy - uy * vx
      const onB = ((x - ax) * vy - (y - ay) * vx) / area
      const onC = (ux * (y - ay) - uy * (x - ax)) / area
      if (!(onB >= -1e-6 && onC >= -1e-6 && onB + onC <= 1 + 1e-6)) continue
      return [0, 1, 2].map(axis => {
        const at = (vertex: number) => positions[vertex * 3 + axis] ?? 0
        return at(a) + (at(b) - at(a)) * onB + (at(c) - at(a)) * onC
      })
    }
    return null
  }
}

/** How long a straight line on the panel is on the draped cloth, in mm; `null` where it leaves the cloth. */
export function lengthOnCloth(find: ReturnType<typeof clothFinder>, from: Point, to: Point): number | null {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4)
  let length = 0
  let last: readonly number[] | null = null
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const spot = find([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    if (!spot) return null
    if (last) length += Math.hypot(...spot.map((value, axis) => value - (last?.[axis] ?? 0))) * 1000
    last = spot
  }
  return length
}

export interface SquareOnCloth {
  /** Of the drawn square, in mm. */
  readonly side: number
  /** On the cloth, in mm: top, right, bottom, left. */
  readonly edges: readonly number[]
  /** The largest share by which an edge is longer or shorter than drawn. */
  readonly worst: number
}

/** The largest of some squares round a spot that lies on the cloth as a whole. */
export function squareOnCloth(
  find: ReturnType<typeof clothFinder>,
  [x, y]: Point,
  sides: readonly number[],
): SquareOnCloth | null {
  for (const side of sides) {
    const half = side / 2
    const corners: readonly Point[] = [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ]
    const edges = corners.flatMap(
      (corner, index) => lengthOnCloth(find, corner, corners[(index + 1) % 4] ?? corner) ?? [],
    )
    if (edges.length < 4) continue
    return { side, edges, worst: Math.max(...edges.map(edge => Math.abs(edge / side - 1))) }
  }
  return null
}
