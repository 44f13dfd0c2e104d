import { nearestPointOf, type Pose, type Skeleton } from '../../engine/avatar/index.ts'

/** Points of a surface in the rest pose, in m, with four bones each. */
export interface Surface {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly bones: ArrayLike<number>
  readonly shares: ArrayLike<number>
  /** Pairs of points. */
  readonly edges: readonly number[]
}

/** Where the points are in a pose. */
export interface MovedSurface {
  readonly positions: Float32Array
  readonly normals: Float32Array
}

/** Sixteen moments of a clip, in s. */
export const timesOfClip = (seconds: number): readonly number[] =>
  Array.from({ length: 16 }, (_, frame) => (frame / 16) * seconds)

export function skinnedSurface(surface: Surface, { bones }: Skeleton, { turns, places }: Pose): MovedSurface {
  const [positions, normals] = [new Float32Array(surface.positions.length), new Float32Array(surface.normals.length)]
  for (let point = 0; point < positions.length / 3; point++) {
    const first = point * 3
    const [x = 0, y = 0, z = 0] = surface.positions.subarray(first, first + 3)
    const [nx = 0, ny = 0, nz = 0] = surface.normals.subarray(first, first + 3)
    for (let at = point * 4; at < point * 4 + 4; at++) {
      const share = surface.shares[at] ?? 0
      const index = surface.bones[at] ?? 0
      const [turn, place, bone] = [turns[index], places[index], bones[index]]
      if (share === 0 || !turn || !place || !bone) continue
      const [dx, dy, dz] = [x - bone.from[0], y - bone.from[1], z - bone.from[2]]
      for (const axis of [0, 1, 2] as const) {
        const [a, b, c] = turn[axis]
        positions[first + axis] = (positions[first + axis] ?? 0) + share * (a * dx + b * dy + c * dz + place[axis])
        normals[first + axis] = (normals[first + axis] ?? 0) + share * (a * nx + b * ny + c * nz)
      }
    }
  }
  return { positions, normals }
}

export function apart(positions: Float32Array, a: number, b: number): number {
  const way = (axis: number) => (positions[a * 3 + axis] ?? 0) - (positions[b * 3 + axis] ?? 0)
  return Math.hypot(way(0), way(1), way(2))
}

/** How much two points face one way: 1 for the same, -1 for the opposite. */
const facing = (normals: Float32Array, a: number, b: number): number =>
  [0, 1, 2].reduce((sum, axis) => sum + (normals[a * 3 + axis] ?? 0) * (normals[b * 3 + axis] ?? 0), 0)

/** Of the edges, the share that is stretched to more than one and a half times its length. */
export function strainOf({ positions, edges }: Surface, moved: MovedSurface): number {
  let stretched = 0
  for (let at = 0; at < edges.length; at += 2) {
    const [a = 0, b = 0] = [edges[at], edges[at + 1]]
    const rest = apart(positions, a, b)
    if (rest > 0.001 && apart(moved.positions, a, b) > 1.5 * rest) stretched++
  }
  return stretched / Math.max(1, edges.length / 2)
}

/**
 * Points that lie at one place, less than 0.6 mm apart, and face one way; returns how far they part in a pose, in m. Under
 * an arm, a sleeve that is not sewn to the trunk may touch it, and faces the other way.
 */
export function seamsOf({ positions, normals }: Surface): (moved: MovedSurface) => number {
  const cell = 0.0006
  const cells = new Map<string, number[]>()
  const pairs: (readonly [number, number])[] = []
  for (let point = 0; point < positions.length / 3; point++) {
    const [i = 0, j = 0, k = 0] = [...positions.subarray(point * 3, point * 3 + 3)].map(value =>
      Math.floor(value / cell),
    )
    for (const x of [i - 1, i, i + 1]) {
      for (const y of [j - 1, j, j + 1]) {
        for (const z of [k - 1, k, k + 1]) {
          for (const other of cells.get(`${x} ${y} ${z}`) ?? []) {
            const isSewn = apart(positions, point, other) < cell && facing(normals, point, other) > 0
            if (isSewn) pairs.push([point, other])
          }
        }
      }
    }
    const key = `${i} ${j} ${k}`
    cells.set(key, [...(cells.get(key) ?? []), point])
  }
  return moved => Math.max(0, ...pairs.map(([a, b]) => apart(moved.positions, a, b)))
}

/** A point counts as inside when it is more than 1 mm behind the nearest of the other surface; farther than 30 mm is free. */
const [depth, reach] = [0.001, 0.03]

/** The share of one surface's points that is inside another; not a number where there is none of either. */
export function shareInside({ positions }: MovedSurface, other: MovedSurface): number {
  if (other.positions.length === 0) return Number.NaN
  const find = nearestPointOf(other.positions, reach)
  let inside = 0
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3)
    const nearest = find(x, y, z)
    if (nearest < 0) continue
    const along = [x, y, z].reduce(
      (sum, value, axis) =>
        sum + (value - (other.positions[nearest + axis] ?? 0)) * (other.normals[nearest + axis] ?? 0),
      0,
    )
    if (along < -depth) inside++
  }
  return inside / (positions.length / 3)
}
