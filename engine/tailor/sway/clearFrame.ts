import { kept } from '../../avatar/sway.ts'
import { carried } from './carriage.ts'
import { type BodyFrame, type DrawnCloth, distanceOut, nearby, wayOut } from './drawnCloth.ts'
import { keepLengths, lengthsOf, meansBeside } from './edges.ts'

const sweeps = 12
/** How far cloth keeps from the skin, in m. */
const apart = 0.002
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

/** The array is the same each time, for it is written for every point. */
const way = new Float64Array(3)

/** Moves what a point lies between by as much as brings it out (Kaczmarz). Returns how far out it was found. */
function pushPoint(offsets: Float64Array, cloth: DrawnCloth, frame: BodyFrame, point: number): number {
  const along = distanceOut(offsets, cloth, frame, point, nearby)
  if (along >= apart) return along
  const { points, shares } = cloth.spread
  const first = point * kept
  let squares = 0
  for (let at = first; at < first + kept; at++) squares += (shares[at] as number) ** 2
  if (squares === 0) return along
  const push = Math.min(longestPush, apart - along)
  wayOut(frame, point, push, way)
  for (let axis = 0; axis < 3; axis++) {
    const more = (way[axis] as number) / squares
    for (let at = first; at < first + kept; at++) {
      const to = (points[at] as number) * 3 + axis
      offsets[to] = (offsets[to] as number) + more * (shares[at] as number)
    }
  }
  return along
}
