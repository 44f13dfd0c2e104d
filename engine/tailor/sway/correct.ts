import { meanWays, newSharedWays, type SharedWays, shareWay } from '../../avatar/sharedWays.ts'
import { type Corrections, correctionStep, type Sway } from '../../avatar/sway.ts'
import { bodyAlong, type ClearInput, drawnClothOf } from './bodyFrames.ts'
import { type BodyFrame, type DrawnCloth, depth, distanceOut, wayOut } from './drawnCloth.ts'
import { type Edges, meansBeside } from './edges.ts'
import { added, heldNear, ledInTime, offsetsOf, quickest, steadied, withinReach } from './inTime.ts'

/** Times at most that points are moved and measured again, and those in turn that may be no better. */
const [rounds, failedRounds] = [16, 4]
/** No moment may leave a larger share of its points in the body. */
const allowed = 0.002
/** Moments with a smaller share are left alone, and it is enough when no moment has a larger one. */
const [tolerated, enough] = [0.0008, 0.001]
/** Points so far behind the skin are moved, until they are so far in front of it; no farther at once; in m. */
const [behind, apart, longestPush] = [0.0005, 0.0005, 0.012]
/** No point is corrected by more, in m: a sleeve would bulge where an elbow is bent. */
const farthest = 0.015
/** Along an axis no correction moves a point farther from one frame to the next, in m. */
const gentle = 0.02
const maxSteps = 127

/** Points that are farther out at first are not looked at again, in m. */
const reachable = 0.015

/**
 * Gives a sway the corrections that take drawn cloth out of the body where shapes leave it there. `null` when no moment
 * leaves more of it there than it may. What brings drawn points out is shared out to the points of the sway that they lie
 * between and to the frames beside, and then all is measured again as it will be read, at every frame and half way to the
 * next; that round is kept whose worst moment has the fewest points inside.
 */
export function correctSway(input: ClearInput): Sway | null {
  const { corrections: _, ...bare } = input.sway
  const before = offsetsOf(bare)
  const measure = createMeasure(input, before)
  let moves: readonly Float64Array[] = before.map(offsets => new Float64Array(offsets.length))
  let clearest = { moves, inBody: Number.POSITIVE_INFINITY }
  let better = 0
  for (let round = 0; round < rounds && round - better < failedRounds; round++) {
    const { inBody, ways } = measure(moves)
    if (round === 0 && inBody <= allowed) return null
    if (inBody < clearest.inBody) {
      clearest = { moves, inBody }
      better = round
    }
    if (inBody <= enough) break
    moves = asRead(gently(before, moves, ledInTime(ways)))
  }
  return { ...bare, corrections: correctionsOf(clearest.moves) }
}

interface Measured {
  /** The largest share of its points that a moment leaves in the body. */
  readonly inBody: number
  /** What would take them out, frame by frame. */
  readonly ways: readonly Float64Array[]
}

function createMeasure(input: ClearInput, before: readonly Float64Array[]) {
  const cloth = drawnClothOf(input)
  const bodyAt = bodyAlong(input)
  const known = new Map<number, Found>()
  const count = before.length
  return (moves: readonly Float64Array[]): Measured => {
    const shared = before.map(({ length }) => newSharedWays(length))
    let inBody = 0
    for (let moment = 0; moment < 2 * count; moment++) {
      const at = moment >> 1
      const ends = moment % 2 === 0 ? [at] : [at, (at + 1) % count]
      const last = known.get(moment)
      // Where nothing has been moved all is as it was.
      const isKnown = last && ends.every(end => moves[end]?.every(value => value === 0))
      const frame = bodyAt(moment / 2)
      const places = ends.map(end => added(before[end] ?? way, moves[end] ?? way, 1))
      const found = isKnown ? last : findIn(meanOf(places), cloth, last ? { ...frame, near: last.near } : frame)
      known.set(moment, { ...found, near: last?.near ?? found.near })
      inBody = Math.max(inBody, found.share)
      if (found.share > tolerated) for (const end of ends) addShared(shared[end] ?? found.shared, found.shared)
    }
    return { inBody, ways: shared.map(each => halfWayToNeighbours(cloth.edges, meanWays(each))) }
  }
}

const meanOf = ([one = way, other = one]: readonly Float64Array[]): Float64Array =>
  one.map((value, at) => (value + (other[at] as number)) / 2)

function addShared(to: SharedWays, { sums, shares }: SharedWays): void {
  for (let at = 0; at < sums.length; at++) to.sums[at] = (to.sums[at] as number) + (sums[at] as number)
  for (let at = 0; at < shares.length; at++) to.shares[at] = (to.shares[at] as number) + (shares[at] as number)
}

interface Found {
  /** Of the drawn points, the share in the body. */
  readonly share: number
  readonly near: Int32Array
  readonly shared: SharedWays
}

const way = new Float64Array(3)

/** Finds the drawn points in the body, and shares what brings them out to the points that they lie between. */
function findIn(offsets: Float64Array, cloth: DrawnCloth, frame: BodyFrame): Found {
  const shared = newSharedWays(offsets.length)
  let inside = 0
  const near = frame.near.filter(point => {
    const out = distanceOut(offsets, cloth, frame, point, reachable)
    if (out < -depth) inside++
    if (out >= -behind) return out < reachable
    wayOut(frame, point, Math.min(longestPush, apart - out), way)
    shareWay(cloth.spread, point, way, shared)
    return true
  })
  return { share: inside / frame.measured, near, shared }
}

/** Where single points were moved alone, cloth would be dented. */
function halfWayToNeighbours(edges: Edges, ways: Float64Array): Float64Array {
  const means = meansBeside(edges, ways)
  return ways.map((value, at) => (value + (means[at] as number)) / 2)
}

/** Moved on as far as cloth may go, and so that no point jumps. */
function gently(
  before: readonly Float64Array[],
  moves: readonly Float64Array[],
  ways: readonly Float64Array[],
): readonly Float64Array[] {
  const still = before.map(offsets => new Float64Array(offsets.length))
  const wanted = moves.map((move, at) => {
    const offsets = before[at] ?? move
    const wayThere = heldNear(still[at] ?? move, added(move, ways[at] ?? move, 1), () => farthest)
    return added(withinReach(offsets, added(offsets, wayThere, 1)), offsets, -1)
  })
  return steadied(before, steadied(still, wanted, gentle), quickest)
}

const stepsOf = (move: Float64Array): Float64Array =>
  move.map(value => Math.max(-maxSteps, Math.min(maxSteps, Math.round(value / correctionStep))))

const asRead = (moves: readonly Float64Array[]): readonly Float64Array[] =>
  moves.map(move => stepsOf(move).map(steps => steps * correctionStep))

function correctionsOf(moves: readonly Float64Array[]): Corrections {
  const steps = moves.map(stepsOf)
  const moved = Array.from({ length: (steps[0]?.length ?? 0) / 3 }, (_, point) => point).filter(point =>
    steps.some(of => of[point * 3] !== 0 || of[point * 3 + 1] !== 0 || of[point * 3 + 2] !== 0),
  )
  const frames = steps.map(of => Int8Array.from(moved.flatMap(point => [...of.subarray(point * 3, point * 3 + 3)])))
  return { points: Uint16Array.from(moved), frames }
}
