import { type Clip, frameOf } from '../../avatar/clip.ts'
import type { BodyPoints } from '../../avatar/clothWeights.ts'
import { poseOf } from '../../avatar/pose.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'
import { type BoundCloth, clothBoxOf, spreaderOf } from '../../avatar/spread.ts'
import { type Sway, swayAt } from '../../avatar/sway.ts'
import { readSway, writeSway } from '../../avatar/swayFile.ts'
import { blendedMatrices, boneMatrices, inverseMatrices } from './carriage.ts'
import { type BodyFrame, clearFrame, type DrawnCloth, shareInBody } from './clearFrame.ts'
import { edgesOf, lengthsOf } from './edges.ts'
import { farthestStep, fastest, sharedInTime } from './inTime.ts'
import { nearestPointOf } from './nearestPoint.ts'
import { principalShapes } from './principalShapes.ts'
import { posedBody } from './pushOut.ts'

/** Raise it when clearing changes, and every sway is cleared again. */
export const clearVersion = 2

export interface ClearInput {
  /** The cloth as it is drawn: its points lie between those of the sway, and come nearer to the body. */
  readonly drawn: BoundCloth
  readonly skeleton: Skeleton
  readonly clip: Clip
  /** All points of the skin: pushed off a few of them, cloth would lie in the bulge between. */
  readonly skin: BodyPoints
  /** As it was baked, and pairs of its points that are joined. */
  readonly sway: Sway
  readonly ends: Int32Array
}

/** Times that all frames are cleared and made of shapes again. */
const rounds = 2
/** How far skin is looked for, in m. */
const reach = 0.024
const [maxShapes, enough] = [20, 0.0003]
/** With fewer points in the body than this share, on average over every so many frames, a sway stays as it is. */
const [tolerated, lookedAtEvery] = [0.001, 6]

/**
 * Takes drawn cloth out of the body that a sway leaves in it. `null` where there is next to none, or where it would jump.
 * Every frame is cleared, shares its moves with those beside it, and then all are made of shapes again, which puts some of
 * the cloth back; a few times in turn it comes to be both (projections onto convex sets).
 */
export function clearSway(input: ClearInput): { readonly sway: Sway; readonly left: number } | null {
  const { drawn, sway, ends } = input
  const rest = Float64Array.from(sway.points)
  const edges = edgesOf(ends, rest.length / 3)
  const spread = spreaderOf(sway, clothBoxOf(drawn.positions))(drawn)
  const cloth: DrawnCloth = { drawn, spread, edges, rest, lengths: lengthsOf(edges, rest) }
  const all = Int32Array.from({ length: drawn.positions.length / 3 }, (_, point) => point)
  const offsetsOf = (of: Sway, at: number) => {
    const now = new Float32Array(rest.length)
    swayAt(of, at / of.frames.length, now)
    return Float64Array.from(now)
  }
  const looked = sway.frames.map((_, at) => at).filter(at => at % lookedAtEvery === 0)
  const inBody = looked.map(at => shareInBody(offsetsOf(sway, at), cloth, frameAt(input, at, all)))
  if (inBody.reduce((sum, share) => sum + share, 0) / looked.length <= tolerated) return null

  const near: Int32Array[] = sway.frames.map(() => all)
  let cleared = { sway, left: 0 }
  for (let round = 0; round < rounds; round++) {
    const before = near.map((_, at) => offsetsOf(cleared.sway, at))
    const moves = before.map((offsets, at) => {
      const moved = offsets.slice()
      near[at] = clearFrame(moved, cloth, frameAt(input, at, near[at] ?? all))
      return added(moved, offsets, -1)
    })
    const together = sharedInTime(moves)
    const frames = before.map((offsets, at) => added(offsets, together[at] ?? offsets, 1))
    const { left, ...shapes } = principalShapes(frames, maxShapes, enough)
    // As it will be read: bytes round it.
    cleared = { sway: readSway(writeSway({ points: sway.points, weights: sway.weights, ...shapes })), left }
  }
  const steps = cleared.sway.frames.map((_, at) => offsetsOf(cleared.sway, at))
  return farthestStep(steps) > fastest ? null : cleared
}

function added(one: Float64Array, other: Float64Array, times: number): Float64Array {
  return one.map((value, at) => value + times * (other[at] as number))
}

function frameAt({ drawn, skeleton, clip, skin, sway }: ClearInput, at: number, near: Int32Array): BodyFrame {
  const share = at / sway.frames.length
  const bones = boneMatrices(skeleton, poseOf(skeleton, frameOf(clip, share * clip.seconds)))
  const [ofDrawn, ofSway] = [drawn.weights, sway.weights].map(weights => {
    const out = blendedMatrices(weights, bones)
    return { out, back: inverseMatrices(out) }
  })
  if (!ofDrawn || !ofSway) throw new Error('Nothing is carried.')
  const body = posedBody(skin, blendedMatrices(skin, bones))
  return { body, nearest: nearestPointOf(body.positions, reach), ofDrawn, ofSway, near }
}
