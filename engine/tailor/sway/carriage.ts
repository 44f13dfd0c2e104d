import type { Pose } from '../../avatar/posing.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'

/**
 * Where bones carry what hangs on them: a matrix of three rows and four columns for each, column after column, the last
 * one the place; twelve numbers.
 */
export type Matrices = Float64Array

const size = 12

export function boneMatrices({ bones }: Skeleton, { turns, places }: Pose): Matrices {
  const matrices = new Float64Array(bones.length * size)
  for (const [index, { from }] of bones.entries()) {
    const [turn, place] = [turns[index], places[index]]
    if (!turn || !place) continue
    for (const row of [0, 1, 2] as const) {
      const [a, b, c] = turn[row]
      const first = index * size + row
      matrices[first] = a
      matrices[first + 3] = b
      matrices[first + 6] = c
      matrices[first + 9] = place[row] - a * from[0] - b * from[1] - c * from[2]
    }
  }
  return matrices
}

/** Four bones a vertex, and how much it follows each; of what its shares sum up to. */
interface Followed {
  readonly bones: Uint8Array
  readonly shares: ArrayLike<number>
}

/** Of every vertex, the mean of its bones' matrices. */
export function blendedMatrices({ bones, shares }: Followed, ofBones: Matrices): Matrices {
  const count = bones.length / 4
  const blended = new Float64Array(count * size)
  for (let vertex = 0; vertex < count; vertex++) {
    const [first, to] = [vertex * 4, vertex * size]
    let all = 0
    for (let at = first; at < first + 4; at++) all += shares[at] ?? 0
    for (let at = first; at < first + 4; at++) {
      const [share, from] = [(shares[at] ?? 0) / all, (bones[at] ?? 0) * size]
      if (share === 0) continue
      for (let value = 0; value < size; value++) {
        blended[to + value] = (blended[to + value] as number) + share * (ofBones[from + value] as number)
      }
    }
  }
  return blended
}

/** What takes one vertex back to where it was before it was carried. */
export const inverseOf = (matrices: Matrices, vertex: number): Matrices =>
  inverseMatrices(matrices.subarray(vertex * size, (vertex + 1) * size))

/** What takes every place back to where it was before it was carried. Written out: it runs for every vertex. */
export function inverseMatrices(matrices: Matrices): Matrices {
  const inverse = new Float64Array(matrices.length)
  for (let at = 0; at < matrices.length; at += size) {
    const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0] = matrices.subarray(at, at + 6)
    const [g = 0, h = 0, i = 1, x = 0, y = 0, z = 0] = matrices.subarray(at + 6, at + size)
    const share = 1 / (a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g))
    inverse[at] = (e * i - f * h) * share
    inverse[at + 1] = (c * h - b * i) * share
    inverse[at + 2] = (b * f - c * e) * share
    inverse[at + 3] = (f * g - d * i) * share
    inverse[at + 4] = (a * i - c * g) * share
    inverse[at + 5] = (c * d - a * f) * share
    inverse[at + 6] = (d * h - e * g) * share
    inverse[at + 7] = (b * g - a * h) * share
    inverse[at + 8] = (a * e - b * d) * share
    for (let row = at; row < at + 3; row++) {
      const [one, two, three] = [inverse[row] as number, inverse[row + 3] as number, inverse[row + 6] as number]
      inverse[row + 9] = -(one * x + two * y + three * z)
    }
  }
  return inverse
}

/** Row `row` of a vertex's matrix with the place whose three coordinates begin at `at`. */
export const rowWith = (matrices: Matrices, vertex: number, row: number, places: Float64Array, at: number): number =>
  (matrices[vertex * size + row] as number) * (places[at] as number) +
  (matrices[vertex * size + 3 + row] as number) * (places[at + 1] as number) +
  (matrices[vertex * size + 6 + row] as number) * (places[at + 2] as number) +
  (matrices[vertex * size + 9 + row] as number)

/** Carries points, three coordinates each, with their matrices. */
export function carried(matrices: Matrices, points: Float64Array): Float64Array {
  const result = new Float64Array(points.length)
  for (let at = 0; at < points.length; at++) {
    const vertex = Math.floor(at / 3)
    result[at] = rowWith(matrices, vertex, at % 3, points, vertex * 3)
  }
  return result
}
