import type { FindNearest } from '../../avatar/nearestPoint.ts'
import type { BoundCloth } from '../../avatar/spread.ts'
import { kept, type Spread } from '../../avatar/sway.ts'
import { inverseOf, type Matrices, rowWith } from './carriage.ts'
import type { Edges } from './edges.ts'
import type { PosedSurface } from './pushOut.ts'

/** Cloth as it is drawn, and the points of the sway that its own lie between. */
export interface DrawnCloth {
  readonly drawn: BoundCloth
  readonly spread: Spread
  /** Of the sway: how its points are joined, where they hang, and how long edges are there. */
  readonly edges: Edges
  readonly rest: Float64Array
  readonly lengths: Float64Array
}

/** What carries points to where they are in a pose, and what takes them back. */
export interface Carriage {
  readonly out: Matrices
  readonly back: Matrices
}

/** The body at one moment, and what carries cloth there. */
export interface BodyFrame {
  readonly body: PosedSurface
  readonly nearest: FindNearest
  /** Carries the drawn points that may be in the body. */
  readonly ofDrawn: Matrices
  readonly ofSway: Carriage
  /** Points of the drawn cloth that may be in the body. */
  readonly near: Int32Array
  /** Of how many they are a part. */
  readonly measured: number
  readonly seen: Seen
}

/**
 * What was found of each drawn point when it was last measured, so that it is not looked for again. One that was so far out
 * of the body can only be in it when it has moved as far.
 */
export interface Seen {
  /** Where it was, three coordinates. */
  readonly places: Float64Array
  /** How far from the skin, in m; 0 for one that was in it or was never measured. */
  readonly out: Float32Array
  /** Where the coordinates of the skin's nearest point begin; -1 for none. */
  readonly nearest: Int32Array
}

export const nothingSeen = (points: number): Seen => ({
  places: new Float64Array(points * 3),
  out: new Float32Array(points),
  nearest: new Int32Array(points).fill(-1),
})

/** A point that has moved less keeps its nearest point of the skin, in m. */
const hardly = 0.0004

/** How far skin is looked for, in m: as far as cloth is measured to be in it. */
export const skinReach = 0.03

/** Cloth that is farther out is not pushed into the body by its neighbours, in m. */
export const nearby = 0.006
/** How far inside a point counts as in the body, in m. */
export const depth = 0.001

/** The share of drawn points that a sway leaves in the body, and which are near it. */
export function shareInBody(
  offsets: Float64Array,
  cloth: DrawnCloth,
  frame: BodyFrame,
): { readonly share: number; readonly near: Int32Array } {
  let inside = 0
  const near = frame.near.filter(point => {
    const out = distanceOut(offsets, cloth, frame, point, nearby)
    if (out < -depth) inside++
    return out < nearby
  })
  return { share: inside / frame.measured, near }
}

/** Where a point is before and after bones carry it; the arrays are the same each time, for it runs for every point. */
const [hanging, posed] = [new Float64Array(3), new Float64Array(3)]
let nearestFirst = -1

/** How far out of the body a point is, in m; far for one with no skin near. Roughly for one farther than `ofInterest`. */
export function distanceOut(
  offsets: Float64Array,
  { drawn, spread }: DrawnCloth,
  frame: BodyFrame,
  point: number,
  ofInterest: number,
): number {
  for (let axis = 0; axis < 3; axis++) {
    let place = drawn.positions[point * 3 + axis] as number
    for (let at = point * kept; at < point * kept + kept; at++) {
      place += (spread.shares[at] as number) * (offsets[(spread.points[at] as number) * 3 + axis] as number)
    }
    hanging[axis] = place
  }
  for (let axis = 0; axis < 3; axis++) posed[axis] = rowWith(frame.ofDrawn, point, axis, hanging, 0)
  const { seen } = frame
  const moved = movedSince(seen, point)
  const left = (seen.out[point] as number) - moved
  if (left > ofInterest) return left
  nearestFirst = seen.nearest[point] as number
  if (nearestFirst >= 0 && moved < hardly) return outOf(frame.body)
  nearestFirst = frame.nearest(posed[0] as number, posed[1] as number, posed[2] as number, seen.nearest[point])
  return remember(frame, point)
}

const movedSince = ({ places }: Seen, point: number): number => apartFrom(places, point * 3)

/** How far the point is out of the skin by the point of it that was found. */
function outOf({ positions, normals }: PosedSurface): number {
  let along = 0
  for (let axis = 0; axis < 3; axis++) {
    const away = (posed[axis] as number) - (positions[nearestFirst + axis] as number)
    along += away * (normals[nearestFirst + axis] as number)
  }
  return along
}

/** Keeps what was found of a point; returns how far out of the body it is. */
function remember({ body, seen }: BodyFrame, point: number): number {
  seen.places.set(posed, point * 3)
  seen.nearest[point] = nearestFirst
  const out = nearestFirst < 0 ? skinReach : outOf(body)
  // Where the nearest point of the skin faces past it, it may be nearer than that.
  seen.out[point] = out > 0 && nearestFirst >= 0 ? apartFrom(body.positions, nearestFirst) : Math.max(0, out)
  return nearestFirst < 0 ? 1 : out
}

function apartFrom(positions: Float64Array, first: number): number {
  const x = (posed[0] as number) - (positions[first] as number)
  const y = (posed[1] as number) - (positions[first + 1] as number)
  const z = (posed[2] as number) - (positions[first + 2] as number)
  return Math.sqrt(x * x + y * y + z * z)
}

/** Writes by how much the point that was measured last is moved, before bones carry it, for it to come so far out, in m. */
export function wayOut(frame: BodyFrame, point: number, push: number, into: Float64Array): void {
  for (let axis = 0; axis < 3; axis++) {
    posed[axis] = (posed[axis] as number) + push * (frame.body.normals[nearestFirst + axis] as number)
  }
  const back = inverseOf(frame.ofDrawn, point)
  for (let axis = 0; axis < 3; axis++) into[axis] = rowWith(back, 0, axis, posed, 0) - (hanging[axis] as number)
}
