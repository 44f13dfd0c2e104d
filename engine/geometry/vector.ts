/** Metres; x to the wearer's left, y up, z forwards. */
export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const magnitude = (a: Vector): number => Math.hypot(a[0], a[1], a[2])

export const between = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Of length 1; a vector without length stays as it is. */
export const unit = (a: Vector): Vector => scale(a, 1 / (magnitude(a) || 1))

/** The `index`-th vector of a flat array of coordinates. */
export const vectorAt = (values: Float64Array | Float32Array, index: number): Vector => [
  values[index * 3] ?? 0,
  values[index * 3 + 1] ?? 0,
  values[index * 3 + 2] ?? 0,
]

export function addTo(values: Float64Array, index: number, vector: Vector): void {
  values[index * 3] = (values[index * 3] ?? 0) + vector[0]
  values[index * 3 + 1] = (values[index * 3 + 1] ?? 0) + vector[1]
  values[index * 3 + 2] = (values[index * 3 + 2] ?? 0) + vector[2]
}

/** On the other side of the body. */
export const mirrorVector = ([x, y, z]: Vector): Vector => [-x, y, z]
