import type { MovedSurface } from './surface.ts'

/** A point counts as inside when it is more than 1 mm behind the nearest of the other surface; farther than 30 mm is free. */
const [depth, reach] = [0.001, 0.03]

/** The share of one surface's points that is inside another. */
export function shareInside({ positions }: MovedSurface, other: MovedSurface): number {
  const find = createFinder(other.positions)
  let inside = 0
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3)
    const nearest = find(x, y, z)
    if (nearest < 0) continue
    const along = [x, y, z].reduce(
      (sum, value, axis) =>
        sum + (value - (other.positions[nearest * 3 + axis] ?? 0)) * (other.normals[nearest * 3 + axis] ?? 0),
      0,
    )
    if (along < -depth) inside++
  }
  return inside / (positions.length / 3)
}

/** Finds the nearest point within reach, or -1. */
function createFinder(points: Float32Array): (x: number, y: number, z: number) => number {
  const cubes = new Map<number, number[]>()
  const cell = (value: number) => Math.floor(value / reach) + 256
  const keyOf = (i: number, j: number, k: number) => (i * 512 + j) * 512 + k
  for (let point = 0; point < points.length / 3; point++) {
    const [x = 0, y = 0, z = 0] = points.subarray(point * 3, point * 3 + 3)
    const key = keyOf(cell(x), cell(y), cell(z))
    const cube = cubes.get(key)
    if (cube) cube.push(point)
    else cubes.set(key, [point])
  }
  return (x, y, z) => {
    let [found, best] = [-1, reach * reach]
    const [i0, j0, k0] = [cell(x), cell(y), cell(z)]
    for (let i = i0 - 1; i <= i0 + 1; i++) {
      for (let j = j0 - 1; j <= j0 + 1; j++) {
        for (let k = k0 - 1; k <= k0 + 1; k++) {
          for (const point of cubes.get(keyOf(i, j, k)) ?? []) {
            const square =
              (x - (points[point * 3] ?? 0)) ** 2 +
              (y - (points[point * 3 + 1] ?? 0)) ** 2 +
              (z - (points[point * 3 + 2] ?? 0)) ** 2
            if (square < best) [found, best] = [point, square]
          }
        }
      }
    }
    return found
  }
}
