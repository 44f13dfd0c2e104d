import { squareBetween } from '../geometry/squareBetween.ts'
import type { BoundWeights } from './boundWeights.ts'
import { createCubes } from './cubes.ts'
import { kept, type Spread, type Sway } from './sway.ts'

/** Cloth that follows bones: three coordinates a point, in m. */
export interface BoundCloth {
  readonly positions: Float32Array
  readonly weights: BoundWeights
}

/** The lowest and the highest of all coordinates, by axis. */
export interface ClothBox {
  readonly low: readonly number[]
  readonly high: readonly number[]
}

/** Points of a sway are looked for in cubes of this side, in m. */
const cube = 0.03
/** Points that follow quite other bones are as good as so much farther away, in m: a sleeve sways without the flank. */
const otherBones = 0.12
/** How quickly a point counts for less with its distance, in m. */
const near = 0.018

export function clothBoxOf(...lists: readonly Float32Array[]): ClothBox {
  const [low, high] = [
    [9, 9, 9],
    [-9, -9, -9],
  ]
  for (const points of lists) {
    for (let at = 0; at < points.length; at++) {
      const value = points[at] as number
      if (value < (low[at % 3] as number)) low[at % 3] = value
      if (value > (high[at % 3] as number)) high[at % 3] = value
    }
  }
  return { low, high }
}

/**
 * Finds which points of a sway those of some cloth go with. The cloth may be of another size or cut: the box round all of
 * it is laid over that of the sway.
 */
export function spreaderOf({ points, weights }: Pick<Sway, 'points' | 'weights'>, box: ClothBox) {
  const own = clothBoxOf(points)
  const search = createSearch(points)
  const scales = [0, 1, 2].map(axis => sizeOf(own, axis) / (sizeOf(box, axis) || 1))
  const place = new Float64Array(3)
  const nearest: Nearest = {
    points: new Int32Array(kept),
    squares: new Float64Array(kept),
    weights: new Float64Array(kept),
  }
  return (cloth: BoundCloth): Spread => {
    const count = cloth.positions.length / 3
    const spread: Spread = { points: new Uint16Array(count * kept), shares: new Float32Array(count * kept) }
    for (let point = 0; point < count; point++) {
      for (let axis = 0; axis < 3; axis++) {
        const within = (cloth.positions[point * 3 + axis] as number) - (box.low[axis] as number)
        place[axis] = (own.low[axis] as number) + within * (scales[axis] as number)
      }
      nearest.squares.fill(far)
      for (const each of search(place)) {
        const unlike = otherBones * (1 - likeness(cloth.weights, point, weights, each))
        keep(nearest, each, squareBetween(points, each, place, 0) + unlike * unlike)
      }
      weigh(nearest, points, place)
      spread.points.set(nearest.points, point * kept)
      spread.shares.set(nearest.weights, point * kept)
    }
    return spread
  }
}

/** The points that one place goes with, nearest first. */
interface Nearest {
  readonly points: Int32Array
  readonly squares: Float64Array
  readonly weights: Float64Array
}

const far = 9

function keep({ points, squares }: Nearest, each: number, square: number): void {
  let at = kept
  while (at > 0 && (squares[at - 1] as number) > square) at--
  if (at === kept) return
  squares.copyWithin(at + 1, at, kept - 1)
  points.copyWithin(at + 1, at, kept - 1)
  squares[at] = square
  points[at] = each
}

const middle = new Float64Array(3)
const spreads = new Float64Array(6)
const slope = new Float64Array(3)

/**
 * How much each of the nearest counts: moving least squares with straight lines (Lancaster, Salkauskas 1981), so that what
 * changes evenly from point to point does so in between as well.
 */
function weigh({ points: which, squares, weights }: Nearest, points: Float32Array, place: Float64Array): void {
  let all = 0
  middle.fill(0)
  for (let at = 0; at < kept; at++) {
    const square = squares[at] as number
    const weight = square < far ? Math.exp(((squares[0] as number) - square) / (2 * near * near)) : 0
    weights[at] = weight
    all += weight
    for (let axis = 0; axis < 3; axis++) {
      const away = (points[(which[at] as number) * 3 + axis] as number) - (place[axis] as number)
      middle[axis] = (middle[axis] as number) + weight * away
    }
  }
  // Cloth with no point of the sway anywhere near hangs still.
  if (all === 0) return
  for (let axis = 0; axis < 3; axis++) middle[axis] = (middle[axis] as number) / all
  spreads.fill(0)
  for (let at = 0; at < kept; at++) addSpread(points, (which[at] as number) * 3, place, weights[at] as number)
  const added = all * flatness * near * near
  solve(spreads, added)
  for (let at = 0; at < kept; at++) {
    const first = (which[at] as number) * 3
    let along = 0
    for (let axis = 0; axis < 3; axis++) {
      const away = (points[first + axis] as number) - (place[axis] as number) - (middle[axis] as number)
      along += away * (slope[axis] as number)
    }
    weights[at] = (weights[at] as number) * (1 / all - along)
  }
}

/** Against division by nothing where all points lie on one plane, as a share of how far points count. */
const flatness = 0.05

function addSpread(points: Float32Array, first: number, place: Float64Array, weight: number): void {
  const x = (points[first] as number) - (place[0] as number) - (middle[0] as number)
  const y = (points[first + 1] as number) - (place[1] as number) - (middle[1] as number)
  const z = (points[first + 2] as number) - (place[2] as number) - (middle[2] as number)
  spreads[0] = (spreads[0] as number) + weight * x * x
  spreads[1] = (spreads[1] as number) + weight * x * y
  spreads[2] = (spreads[2] as number) + weight * x * z
  spreads[3] = (spreads[3] as number) + weight * y * y
  spreads[4] = (spreads[4] as number) + weight * y * z
  spreads[5] = (spreads[5] as number) + weight * z * z
}

/** Of the symmetric matrix, with so much more along its diagonal, times `slope` the middle. */
function solve(matrix: Float64Array, more: number): void {
  const [a, b, c, d, e, f] = [
    (matrix[0] as number) + more,
    matrix[1] as number,
    matrix[2] as number,
    (matrix[3] as number) + more,
    matrix[4] as number,
    (matrix[5] as number) + more,
  ]
  const [x, y, z] = [middle[0] as number, middle[1] as number, middle[2] as number]
  const [aa, ab, ac] = [d * f - e * e, c * e - b * f, b * e - c * d]
  const share = 1 / (a * aa + b * ab + c * ac)
  slope[0] = (aa * x + ab * y + ac * z) * share
  slope[1] = (ab * x + (a * f - c * c) * y + (b * c - a * e) * z) * share
  slope[2] = (ac * x + (b * c - a * e) * y + (a * d - b * b) * z) * share
}

const sizeOf = ({ low, high }: ClothBox, axis: number): number => (high[axis] ?? 0) - (low[axis] ?? 0)

/** How much two points follow the same bones, 0 to 1. */
function likeness(a: BoundWeights, pointA: number, b: BoundWeights, pointB: number): number {
  let same = 0
  for (let one = pointA * 4; one < pointA * 4 + 4; one++) {
    for (let other = pointB * 4; other < pointB * 4 + 4; other++) {
      if (a.bones[one] === b.bones[other]) same += Math.min(a.shares[one] as number, b.shares[other] as number)
    }
  }
  return same / 255
}

/** The points in the cubes round a place; of more cubes where there are too few. The list is the same each time. */
function createSearch(points: Float32Array): (place: Float64Array) => readonly number[] {
  const cubes = createCubes<number>(cube)
  for (let point = 0; point < points.length / 3; point++) cubes.add(points, point, point)
  const around: number[] = []
  const collect = (point: number) => {
    around.push(point)
    return false
  }
  return place => {
    around.length = 0
    for (let reach = 1; reach < 8 && around.length < kept; reach++) {
      around.length = 0
      cubes.find(place, 0, reach, collect)
    }
    return around
  }
}
