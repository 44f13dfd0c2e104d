import { add, scale, subtract, type Vector } from '../geometry/vector.ts'
import type { FigureScale } from './choice.ts'
import { frameOf, type HeldFrame, type HeldThing } from './clip.ts'
import { type ClipId, clips } from './clips.ts'
import { heldIn, heldScale } from './held.ts'
import { poseOf } from './pose.ts'
import type { Pose } from './posing.ts'
import { rotated } from './rotation.ts'
import { type BoneName, boneIndex, type Skeleton } from './skeleton.ts'

interface Reaching {
  readonly scale: FigureScale
  /** How long what is held is in front of the hand, in m. */
  readonly lengths: Readonly<Record<HeldThing, number>>
}

const moments = 48
const farthest: readonly BoneName[] = ['fingersLeft', 'fingersRight', 'head', 'toeLeft', 'toeRight']

/** Where somebody goes in a clip: the ends of head, hands, feet and of what is held at many moments of it, in m. */
export function clipReach(
  skeleton: Skeleton,
  id: ClipId,
  { scale: { wide, tall }, lengths }: Reaching,
): readonly Vector[] {
  const clip = clips[id]
  return Array.from({ length: moments }, (_, moment) => {
    const frame = frameOf(clip, (moment / moments) * clip.seconds)
    const pose = poseOf(skeleton, frame)
    const ends = farthest.map(bone => endOf(skeleton, pose, bone))
    if (frame.held) ends.push(endOfHeld(skeleton, pose, { held: frame.held, length: lengths[frame.held.thing] }))
    return ends.map(([x, y, z]): Vector => [x * wide, y * tall, z * wide])
  }).flat()
}

function endOf({ bones }: Skeleton, { turns, places }: Pose, name: BoneName): Vector {
  const at = boneIndex(name)
  const [bone, turn, place] = [bones[at], turns[at], places[at]]
  if (!bone || !turn || !place) throw new Error(`There is no ${name}.`)
  return add(place, rotated(turn, subtract(bone.to, bone.from)))
}

interface HeldLength {
  readonly held: HeldFrame
  readonly length: number
}

function endOfHeld(skeleton: Skeleton, pose: Pose, { held, length }: HeldLength): Vector {
  const size = heldScale(skeleton.joints)
  const { grip, way, across } = heldIn(skeleton, pose, held.by)
  return add(grip, add(scale(way, length * size), scale(across, held.bend * size)))
}
