import { cross, dot, scale, subtract, unit, type Vector } from '../geometry/vector.ts'

/** Three rows of a matrix that turns and does not stretch. */
export type Rotation = readonly [Vector, Vector, Vector]

export const unturned: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

export const rotated = ([a, b, c]: Rotation, vector: Vector): Vector => [dot(a, vector), dot(b, vector), dot(c, vector)]

export const transposed = ([a, b, c]: Rotation): Rotation => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
]

/** What `second` does to what `first` has turned. */
export function after(second: Rotation, first: Rotation): Rotation {
  const columns = transposed(first)
  const row = (vector: Vector): Vector => [dot(vector, columns[0]), dot(vector, columns[1]), dot(vector, columns[2])]
  return [row(second[0]), row(second[1]), row(second[2])]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Round an axis of length 1, in degrees. */
export function about([x, y, z]: Vector, degrees: number): Rotation {
  const [cosine, sine] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  const rest = 1 - cosine
  return [
    [cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine],
    [y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine],
    [z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest],
  ]
}

/** In degrees: bent forwards, turned to the wearer's left, leaned to the wearer's right. */
export type Bend = Vector

export const bent = ([forwards, left, right]: Bend): Rotation =>
  after(about([0, 1, 0], left), after(about([1, 0, 0], forwards), about([0, 0, 1], -right)))

/** A way and, across it, a hinge: what is left of the hinge beside the way. */
function frameOf(way: Vector, hinge: Vector): Rotation {
  const along = unit(way)
  const across = unit(subtract(hinge, scale(along, dot(hinge, along))))
  return transposed([along, across, cross(along, across)])
}

/** Turns one way and hinge into another. */
export const turnBetween = (from: readonly [Vector, Vector], to: readonly [Vector, Vector]): Rotation =>
  after(frameOf(...to), transposed(frameOf(...from)))

/** The shortest turn from one direction to another, both of length 1. */
export function swing(from: Vector, to: Vector): Rotation {
  const axis = cross(from, to)
  const sine = Math.hypot(...axis)
  if (sine < 1e-6) return unturned
  return about(scale(axis, 1 / sine), (Math.atan2(sine, dot(from, to)) * 180) / Math.PI)
}

/** How far a rotation turns round an axis that it keeps, in degrees. */
export function twistOf([a, b, c]: Rotation, axis: Vector): number {
  const sine = dot([c[1] - b[2], a[2] - c[0], b[0] - a[1]], axis)
  return (Math.atan2(sine, a[0] + b[1] + c[2] - 1) * 180) / Math.PI
}

export type Quaternion = readonly [x: number, y: number, z: number, w: number]

export function quaternionOf([a, b, c]: Rotation): Quaternion {
  const trace = a[0] + b[1] + c[2]
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2
    return [(c[1] - b[2]) / s, (a[2] - c[0]) / s, (b[0] - a[1]) / s, s / 4]
  }
  if (a[0] > b[1] && a[0] > c[2]) {
    const s = Math.sqrt(1 + a[0] - b[1] - c[2]) * 2
    return [s / 4, (a[1] + b[0]) / s, (a[2] + c[0]) / s, (c[1] - b[2]) / s]
  }
  if (b[1] > c[2]) {
    const s = Math.sqrt(1 + b[1] - a[0] - c[2]) * 2
    return [(a[1] + b[0]) / s, s / 4, (b[2] + c[1]) / s, (a[2] - c[0]) / s]
  }
  const s = Math.sqrt(1 + c[2] - a[0] - b[1]) * 2
  return [(a[2] + c[0]) / s, (b[2] + c[1]) / s, s / 4, (b[0] - a[1]) / s]
}

export function rotationOf([x, y, z, w]: Quaternion): Rotation {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
    [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
    [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
  ]
}

/** A share of the way from one turn to another, the shorter way round. */
export function blended(from: Rotation, to: Rotation, share: number): Rotation {
  const [a, b] = [quaternionOf(from), quaternionOf(to)]
  const same = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1
  const mix = (at: 0 | 1 | 2 | 3) => a[at] * (1 - share) + b[at] * share * same
  const sum: Quaternion = [mix(0), mix(1), mix(2), mix(3)]
  const length = Math.hypot(...sum) || 1
  return rotationOf([sum[0] / length, sum[1] / length, sum[2] / length, sum[3] / length])
}
