import { type Clip, frameOf } from '../../avatar/clip.ts'
import { nearestPointOf } from '../../avatar/nearestPoint.ts'
import type { BodyPoints } from '../../avatar/nearSkin.ts'
import { poseOf } from '../../avatar/pose.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'
import { type BoundCloth, clothBoxOf, spreaderOf } from '../../avatar/spread.ts'
import type { Sway } from '../../avatar/sway.ts'
import { blendedMatrices, boneMatrices, inverseMatrices, type Matrices } from './carriage.ts'
import { type BodyFrame, type DrawnCloth, nothingSeen, skinReach } from './drawnCloth.ts'
import { edgesOf, lengthsOf } from './edges.ts'
import { posedBody } from './pushOut.ts'
import { swayingSurface, together, type WornUnder } from './wornUnder.ts'

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

export function drawnClothOf({ drawn, sway, ends }: ClearInput): DrawnCloth {
  const rest = Float64Array.from(sway.points)
  const edges = edgesOf(ends, rest.length / 3)
  const spread = spreaderOf(sway, clothBoxOf(drawn.positions))(drawn)
  return { drawn, spread, edges, rest, lengths: lengthsOf(edges, rest) }
}

/**
 * Where the body is in a frame, or between two, with what is worn on it, and what carries cloth there. It is the same in
 * every round.
 */
export function bodyAlong(input: ClearInput): (at: number) => BodyFrame {
  const { drawn, skeleton, clip, skin, sway, under } = input
  const underAt = under && swayingSurface(under)
  const kept = new Map<number, BodyFrame>()
  const posed = (share: number, bones: Matrices) => {
    const bare = posedBody(skin, blendedMatrices(skin, bones))
    const body = underAt ? together(bare, underAt(share, bones)) : bare
    return { body, nearest: nearestPointOf(body.positions, skinReach) }
  }
  const near = spreadOut(drawn.positions)
  const frameAt = (at: number): BodyFrame => {
    const share = at / sway.frames.length
    const bones = boneMatrices(skeleton, poseOf(skeleton, frameOf(clip, share * clip.seconds)))
    const out = blendedMatrices(sway.weights, bones)
    const ofDrawn = blendedMatrices(drawn.weights, bones)
    const seen = nothingSeen(drawn.positions.length / 3)
    return {
      ...posed(share, bones),
      ofDrawn,
      ofSway: { out, back: inverseMatrices(out) },
      near,
      measured: near.length,
      seen,
    }
  }
  return at => {
    const frame = kept.get(at) ?? frameAt(at)
    kept.set(at, frame)
    return frame
  }
}

/** Of the points that lie in one cube of this side, in m, one is enough: those of a sway are farther apart. */
const cube = 0.009

function spreadOut(positions: Float32Array): Int32Array {
  const taken = new Set<string>()
  const kept: number[] = []
  for (let point = 0; point < positions.length / 3; point++) {
    const key = [...positions.subarray(point * 3, point * 3 + 3)].map(value => Math.floor(value / cube)).join()
    if (taken.has(key)) continue
    taken.add(key)
    kept.push(point)
  }
  return Int32Array.from(kept)
}
