import { type Clip, frameOf } from '../../avatar/clip.ts'
import type { BodyPoints } from '../../avatar/clothWeights.ts'
import { nearestPointOf } from '../../avatar/nearestPoint.ts'
import { poseOf } from '../../avatar/pose.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'
import { type BoundCloth, clothBoxOf, spreaderOf } from '../../avatar/spread.ts'
import type { Sway } from '../../avatar/sway.ts'
import { blendedMatrices, boneMatrices, inverseMatrices, type Matrices } from './carriage.ts'
import type { BodyFrame, DrawnCloth } from './drawnCloth.ts'
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

/** How far skin is looked for, in m: as far as cloth is measured to be in it. */
const reach = 0.03

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
  const kept = new Map<number, Pick<BodyFrame, 'body' | 'nearest'>>()
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
    const body = kept.get(at) ?? posed(share, bones)
    kept.set(at, body)
    const ofDrawn = blendedMatrices(drawn.weights, bones)
    return { ...body, ofDrawn, ofSway: { out, back: inverseMatrices(out) }, near }
  }
}
