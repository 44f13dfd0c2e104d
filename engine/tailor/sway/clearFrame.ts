import type { BoundCloth } from '../../avatar/spread.ts'
import { kept, type Spread } from '../../avatar/sway.ts'
import { carried, inverseOf, type Matrices, rowWith } from './carriage.ts'
import { type Edges, keepLengths, lengthsOf, meansBeside } from './edges.ts'
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

const sweeps = 12
/** How far cloth keeps from the skin, and out of what distance it is not pushed into it by its neighbours, in m. */
const [apart, nearby] = [0.002, 0.006]
/**
 * A point is pushed so far at once at most, and moved so far at most from where it swayed, in m: where an arm lies on a chest
 * each pushes cloth into the other, and it would be driven on from frame to frame.
 */
const [longestPush, farthest] = [0.012, 0.02]
/** Edges are not stretched to more than so many times their length at rest, nor farther where they were longer before. */
const [slack, lengthRounds] = [1, 8]
/** How much of what its neighbours were moved by a point takes over in a sweep. */
const sharing = 0.5

/**
 * In place: the points of a sway are moved until no point of drawn cloth that lies between them is in the body. What one is
 * moved by is shared with its neighbours, so that cloth is not stretched for it.
 */
export function clearFrame(offsets: Float64Array, cloth: DrawnCloth, frame: BodyFrame): void {
  const first = offsets.slice()
  const before = lengthsOf(cloth.edges, posedSway(offsets, cloth, frame))
  const longest = before.map((length, at) => Math.max(length, slack * (cloth.lengths[at] as number)))
  const limits = { longest, shortest: new Float64Array(longest.length) }
  let near = frame.near.filter(point => pushPoint(offsets, cloth, frame, point) < nearby)
  for (let sweep = 1; sweep < sweeps && near.length > 0; sweep++) {
    shareMoves(offsets, first, cloth)
    const places = posedSway(offsets, cloth, frame)
    for (let round = 0; round < lengthRounds; round++) keepLengths(places, cloth.edges, limits)
    const back = carried(frame.ofSway.back, places)
    for (let at = 0; at < back.length; at++) {
      const before = first[at] as number
      const moved = (back[at] as number) - (cloth.rest[at] as number) - before
      offsets[at] = before + Math.min(farthest, Math.max(-farthest, moved))
    }
    near = near.filter(point => pushPoint(offsets, cloth, frame, point) < nearby)
  }
}

const posedSway = (offsets: Float64Array, { rest }: DrawnCloth, { ofSway }: BodyFrame): Float64Array =>
  carried(
    ofSway.out,
    rest.map((value, at) => value + (offsets[at] as number)),
  )

function shareMoves(offsets: Float64Array, first: Float64Array, { edges }: DrawnCloth): void {
  const moves = offsets.map((value, at) => value - (first[at] as number))
  const means = meansBeside(edges, moves)
  for (let at = 0; at < offsets.length; at++) {
    offsets[at] = (offsets[at] as number) + sharing * ((means[at] as number) - (moves[at] as number))
  }
}

/** How far inside a point counts as in the body, in m. */
const depth = 0.001

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

/** How far out of the body a point is; far for one with no skin near. */
function distanceOut(offsets: Float64Array, { drawn, spread }: DrawnCloth, frame: BodyFrame, point: number): number {
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

/** Moves what a point lies between by as much as brings it out (Kaczmarz). Returns how far out it was found. */
function pushPoint(offsets: Float64Array, cloth: DrawnCloth, frame: BodyFrame, point: number): number {
  const along = distanceOut(offsets, cloth, frame, point)
  if (along >= apart) return along
  const { points, shares } = cloth.spread
  const first = point * kept
  let squares = 0
  for (let at = first; at < first + kept; at++) squares += (shares[at] as number) ** 2
  if (squares === 0) return along
  const push = Math.min(longestPush, apart - along)
  for (let axis = 0; axis < 3; axis++) {
    posed[axis] = (posed[axis] as number) + push * (frame.body.normals[nearestFirst + axis] as number)
  }
  const back = inverseOf(frame.ofDrawn, point)
  for (let axis = 0; axis < 3; axis++) {
    const more = (rowWith(back, 0, axis, posed, 0) - (hanging[axis] as number)) / squares
    for (let at = first; at < first + kept; at++) {
      const to = (points[at] as number) * 3 + axis
      offsets[to] = (offsets[to] as number) + more * (shares[at] as number)
    }
  }
  return along
}
