import { add, scale, subtract, type Vector } from '../geometry/vector.ts'
import { poseArm } from './arm.ts'
import type { ClipFrame } from './clip.ts'
import { armsThatHold } from './held.ts'
import { poseLeg } from './leg.ts'
import { createPosing, type Pose, placeAt } from './posing.ts'
import { after, type Bend, bent, blended, type Rotation } from './rotation.ts'
import { type BoneName, type Skeleton, sides } from './skeleton.ts'

export function poseOf(skeleton: Skeleton, frame: ClipFrame): Pose {
  const turns: Rotation[] = []
  const places: Vector[] = []
  const posing = createPosing(skeleton, turns, places, frame.pelvis)
  posing.set('pelvis', bent(frame.hips))
  const follow = (name: BoneName, parent: BoneName, bend: Bend) =>
    posing.set(name, after(posing.turnOf(parent), bent(bend)))
  const half = scale(frame.spine, 0.5)
  follow('spine', 'pelvis', half)
  follow('spine2', 'spine', half)
  follow('chest', 'spine2', frame.chest)
  follow('neck', 'chest', scale(frame.head, 0.4))
  follow('head', 'neck', scale(frame.head, 0.6))
  if (frame.held) armsThatHold(posing, frame.held, frame.arms)
  for (const side of sides) {
    if (!frame.held) poseArm(posing, side, frame.arms[side])
    poseLeg(posing, side, frame.legs[side])
  }
  return { turns, places }
}

/** A share of the way from one pose to another: bones keep their lengths. */
export function blendPoses(skeleton: Skeleton, from: Pose, to: Pose, share: number): Pose {
  const turns = to.turns.map((turn, index) => blended(from.turns[index] ?? turn, turn, share))
  const rest = skeleton.joints.pelvis
  const [start, end] = [from.places[0] ?? rest, to.places[0] ?? rest]
  const pelvis = subtract(add(scale(start, 1 - share), scale(end, share)), rest)
  const places: Vector[] = []
  for (const index of skeleton.bones.keys()) {
    places[index] = placeAt(skeleton, { turns, places }, index, pelvis)
  }
  return { turns, places }
}
