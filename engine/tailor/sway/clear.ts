import type { Sway } from '../../avatar/sway.ts'
import { readSway, writeSway } from '../../avatar/swayFile.ts'
import { squareBetween } from '../../geometry/squareBetween.ts'
import { bodyAlong, type ClearInput, drawnClothOf } from './bodyFrames.ts'
import { clearFrame } from './clearFrame.ts'
import { shareInBody } from './drawnCloth.ts'
import {
  added,
  farthestOff,
  farthestStep,
  fastest,
  heldNear,
  ledInTime,
  offsetsOf,
  quickest,
  steadied,
  withinReach,
} from './inTime.ts'
import { principalShapes } from './principalShapes.ts'

/** Times at most that frames are cleared and made of shapes again, and those in turn that may be no better. */
const [rounds, failedRounds] = [10, 3]
const [maxShapes, enough] = [28, 0.0002]
/** How fast points may come to be, as shares of the fastest: what shapes leave out makes some of them faster. */
const steady = [0.9, 0.75, 0.6]
/** No cloth is farther from the place where it hangs, in m. */
const farthest = 0.198
/**
 * All rounds together move no point farther from where it swayed, in m, and one near an elbow less far: in its crook no
 * place is free of the body, and a sleeve that every round pushes on stands out like a trumpet.
 */
const [farthestMoved, movedAtElbow] = [0.06, 0.02]
/** Cloth is near an elbow that is not farther from its joint as it hangs, in m. */
const elbowReach = 0.12
/** A frame with a smaller share of its points in the body stays as it is. */
const tolerated = 0.0005

export interface Cleared {
  readonly sway: Sway
  /** Root mean square of what the shapes leave out, in m. */
  readonly left: number
}

interface Measured extends Cleared {
  readonly offsets: readonly Float64Array[]
  /** The largest share of its points that a frame leaves in the body. */
  readonly inBody: number
  /** What would take them out, frame by frame. */
  readonly moves: readonly Float64Array[]
}

/**
 * Takes drawn cloth out of the body that a sway leaves in it. `null` where there is next to none, or where it would jump.
 * Frames with cloth in the body are cleared and lead those beside them along, and then all are made of shapes again, which
 * puts some of the cloth back; a few times in turn it comes to be both (projections onto convex sets). Of all times the
 * one is kept of which the worst frame has the fewest points in the body.
 */
export function clearSway(input: ClearInput): Cleared | null {
  const measure = createMeasure(input)
  const farthestOf = farthestMoves(input)
  let now = measure({ sway: input.sway, left: 0 })
  const first = now.offsets
  let clearest = now
  let better = 0
  for (let round = 0; round < rounds && round - better < failedRounds && now.inBody > tolerated; round++) {
    const shaped = shapedWithin(now, first, farthestOf)
    if (!shaped) break
    now = measure(shaped)
    if (now.inBody >= clearest.inBody) continue
    clearest = now
    better = round + 1
  }
  return clearest.sway === input.sway ? null : { sway: clearest.sway, left: clearest.left }
}

/** Measures how much cloth a sway leaves in the body, and what would take it out. */
function createMeasure(input: ClearInput): (cleared: Cleared) => Measured {
  const cloth = drawnClothOf(input)
  const bodyAt = bodyAlong(input)
  return cleared => {
    const offsets = offsetsOf(cleared.sway)
    let inBody = 0
    const moves = offsets.map((before, at) => {
      const moved = before.slice()
      const frame = bodyAt(at)
      const found = shareInBody(before, cloth, frame)
      inBody = Math.max(inBody, found.share)
      if (found.share > tolerated) clearFrame(moved, cloth, { ...frame, near: found.near })
      return added(moved, before, -1)
    })
    return { ...cleared, offsets, inBody, moves: ledInTime(moves) }
  }
}

type Limit = (point: number) => number

/** How far each point of a sway may be moved, in m. */
function farthestMoves({ sway: { points }, skeleton }: ClearInput): Limit {
  const [x, y, z] = skeleton.joints.elbow
  const elbows = [x, y, z, -x, y, z]
  const isNear = (point: number) => [0, 1].some(side => squareBetween(points, point, elbows, side) <= elbowReach ** 2)
  const limits = Array.from({ length: points.length / 3 }, (_, point) => (isNear(point) ? movedAtElbow : farthestMoved))
  return point => limits[point] ?? movedAtElbow
}

/** As it will be read, for bytes round it; `null` where it would jump or go too far however slowly its points are to go. */
function shapedWithin(now: Measured, first: readonly Float64Array[], farthestOf: Limit): Cleared | null {
  const {
    offsets: before,
    moves,
    sway: { points, weights },
  } = now
  for (const limit of steady) {
    const together = steadied(before, moves, limit * fastest)
    const frames = before.map((offsets, at) => {
      const moved = withinReach(offsets, added(offsets, together[at] ?? offsets, 1))
      return heldNear(first[at] ?? offsets, moved, farthestOf)
    })
    const { left, ...shapes } = principalShapes(frames, maxShapes, enough)
    const sway = readSway(writeSway({ points, weights, ...shapes }))
    const reached = offsetsOf(sway)
    if (farthestStep(reached) <= quickest && farthestOff(reached) <= farthest) return { sway, left }
  }
  return null
}
