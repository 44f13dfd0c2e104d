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
  /** Where the coordinates of the nearest point of the body begin; -1 for none. */
  readonly nearest: (x: number, y: number, z: number) => number
  /** Carries the drawn points that may be in the body. */
  readonly ofDrawn: Matrices
  readonly ofSway: Carriage
  /** Points of the drawn cloth that may be in the body. */
  readonly near: Int32Array
}

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
    const out = distanceOut(offsets, cloth, frame, point)
    if (out < -depth) inside++
    return out < nearby
  })
  return { share: inside / (cloth.drawn.positions.length / 3), near }
}

/** Where a point is before and after bones carry it; the arrays are the same each time, for it runs for every point. */
const [hanging, posed] = [new Float64Array(3), new Float64Array(3)]
let nearestFirst = -1

/** How far out of the body a point is, in m; far for one with no skin near. */
export function distanceOut(
  offsets: Float64Array,
  { drawn, spread }: DrawnCloth,
  frame: BodyFrame,
  point: number,
): number {
  for (let axis = 0; axis < 3; axis++) {
    let place = drawn.positions[point * 3 + axis] as number
    for (let at = point * kept; at < point * kept + kept; at++) {
      place += (spread.shares[at] as number) * (offsets[(spread.points[at] as number) * 3 + axis] as number)
    }
    hanging[axis] = place
  }
  for (let axis = 0; axis < 3; axis++) posed[axis] = rowWith(frame.ofDrawn, point, axis, hanging, 0)
  nearestFirst = frame.nearest(posed[0] as number, posed[1] as number, posed[2] as number)
  if (nearestFirst < 0) return 1
  const { positions, normals } = frame.body
  let along = 0
  for (let axis = 0; axis < 3; axis++) {
    const away = (posed[axis] as number) - (positions[nearestFirst + axis] as number)
    along += away * (normals[nearestFirst + axis] as number)
  }
  return along
}

/** Writes by how much the point that was measured last is moved, before bones carry it, for it to come so far out, in m. */
export function wayOut(frame: BodyFrame, point: number, push: number, into: Float64Array): void {
  for (let axis = 0; axis < 3; axis++) {
    posed[axis] = (posed[axis] as number) + push * (frame.body.normals[nearestFirst + axis] as number)
  }
  const back = inverseOf(frame.ofDrawn, point)
  for (let axis = 0; axis < 3; axis++) into[axis] = rowWith(back, 0, axis, posed, 0) - (hanging[axis] as number)
}
