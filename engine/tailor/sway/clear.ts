import { type Clip, frameOf } from '../../avatar/clip.ts'
import type { BodyPoints } from '../../avatar/clothWeights.ts'
import { poseOf } from '../../avatar/pose.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'
import { type BoundCloth, clothBoxOf, spreaderOf } from '../../avatar/spread.ts'
import type { Sway } from '../../avatar/sway.ts'
import { readSway, writeSway } from '../../avatar/swayFile.ts'
import { blendedMatrices, boneMatrices, inverseMatrices, type Matrices } from './carriage.ts'
import { type BodyFrame, clearFrame, type DrawnCloth, shareInBody } from './clearFrame.ts'
import { edgesOf, lengthsOf } from './edges.ts'
import { farthestOff, farthestStep, fastest, ledInTime, offsetsOf, steadied } from './inTime.ts'
import { nearestPointOf } from './nearestPoint.ts'
import { principalShapes } from './principalShapes.ts'
import { posedBody } from './pushOut.ts'
import { swayingSurface, together, type WornUnder } from './wornUnder.ts'

/** Raise it when clearing changes, and every sway is cleared again. */
export const clearVersion = 5

export interface ClearInput {
  /** The cloth as it is drawn: its points lie between those of the sway, and come nearer to the body. */
  readonly drawn: BoundCloth
  readonly skeleton: Skeleton
  readonly clip: Clip
  /** All points of the skin: pushed off a few of them, cloth would lie in the bulge between. */
  readonly skin: BodyPoints
  /** What is worn underneath, as it is drawn, and how it sways along the same clip. */
  readonly under?: WornUnder
  /** As it was baked, and pairs of its points that are joined. */
  readonly sway: Sway
  readonly ends: Int32Array
}

/** Times at most that frames are cleared and made of shapes again. */
const rounds = 10
/** How far skin is looked for, in m: as far as cloth is measured to be in it. */
const reach = 0.03
const [maxShapes, enough] = [28, 0.0002]
/** How fast points may come to be, as shares of the fastest: what shapes leave out makes some of them faster, up to the last. */
const [steady, quickest] = [[0.9, 0.75, 0.6], 1.1]
/** No cloth is farther from the place where it hangs, in m. */
const [farthest, nearlyFarthest] = [0.198, 0.185]
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
  let now = measure({ sway: input.sway, left: 0 })
  let clearest = now
  for (let round = 0; round < rounds && now.inBody > tolerated; round++) {
    const shaped = shapedWithin(now.offsets, now.moves, input.sway)
    if (!shaped) break
    now = measure(shaped)
    if (now.inBody < clearest.inBody) clearest = now
  }
  return clearest.sway === input.sway ? null : { sway: clearest.sway, left: clearest.left }
}

/** Measures how much cloth a sway leaves in the body, and what would take it out. */
function createMeasure(input: ClearInput): (cleared: Cleared) => Measured {
  const { drawn, sway, ends } = input
  const rest = Float64Array.from(sway.points)
  const edges = edgesOf(ends, rest.length / 3)
  const spread = spreaderOf(sway, clothBoxOf(drawn.positions))(drawn)
  const cloth: DrawnCloth = { drawn, spread, edges, rest, lengths: lengthsOf(edges, rest) }
  const bodyAt = bodyOf(input)
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

/** As it will be read, for bytes round it; `null` where it would jump or go too far however slowly its points are to go. */
function shapedWithin(
  before: readonly Float64Array[],
  moves: readonly Float64Array[],
  { points, weights }: Sway,
): Cleared | null {
  for (const limit of steady) {
    const together = steadied(before, moves, limit * fastest)
    const frames = before.map((offsets, at) => withinReach(offsets, added(offsets, together[at] ?? offsets, 1)))
    const { left, ...shapes } = principalShapes(frames, maxShapes, enough)
    const sway = readSway(writeSway({ points, weights, ...shapes }))
    const reached = offsetsOf(sway)
    if (farthestStep(reached) <= quickest * fastest && farthestOff(reached) <= farthest) return { sway, left }
  }
  return null
}

/** What is moved too far goes as far as it may, or as it went before. */
function withinReach(before: Float64Array, moved: Float64Array): Float64Array {
  return moved.map((value, at) => {
    const limit = Math.max(Math.abs(before[at] as number), nearlyFarthest)
    return Math.min(limit, Math.max(-limit, value))
  })
}

function added(one: Float64Array, other: Float64Array, times: number): Float64Array {
  return one.map((value, at) => value + times * (other[at] as number))
}

/** Where the body is in a frame, with what is worn on it, and what carries cloth there. It is the same in every round. */
function bodyOf(input: ClearInput): (at: number) => BodyFrame {
  const { drawn, skeleton, clip, skin, sway, under } = input
  const underAt = under && swayingSurface(under)
  const kept: Pick<BodyFrame, 'body' | 'nearest'>[] = []
  const posed = (share: number, bones: Matrices) => {
    const bare = posedBody(skin, blendedMatrices(skin, bones))
    const body = underAt ? together(bare, underAt(share, bones)) : bare
    return { body, nearest: nearestPointOf(body.positions, reach) }
  }
  const near = Int32Array.from({ length: drawn.positions.length / 3 }, (_, point) => point)
  return at => {
    const share = at / sway.frames.length
    const bones = boneMatrices(skeleton, poseOf(skeleton, frameOf(clip, share * clip.seconds)))
    const out = blendedMatrices(sway.weights, bones)
    const body = kept[at] ?? posed(share, bones)
    kept[at] = body
    const ofDrawn = blendedMatrices(drawn.weights, bones)
    return { ...body, ofDrawn, ofSway: { out, back: inverseMatrices(out) }, near }
  }
}
