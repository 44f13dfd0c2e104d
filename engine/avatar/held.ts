import {
  add,
  between,
  cross,
  dot,
  magnitude,
  mirrorVector,
  scale,
  subtract,
  unit,
  type Vector,
} from '../geometry/vector.ts'
import { poseArm } from './arm.ts'
import type { ArmFrame, ClipFrame, HeldFrame } from './clip.ts'
import type { Pose, Posing } from './posing.ts'
import { rotated, transposed } from './rotation.ts'
import { type BodySide, boneIndex, type Joints, reach, type Skeleton } from './skeleton.ts'

/** Something long in somebody's hand: where the hand holds it, where it points, and two ways across it; of length 1. */
export interface HeldPlace {
  readonly grip: Vector
  readonly way: Vector
  /** Where fingers point, and where the palm of a right hand faces. */
  readonly across: Vector
  readonly aside: Vector
}

/** A hand lies aslant on what it holds: shares of its direction that go along and across. */
const [along, over] = [0.5, Math.sqrt(0.75)]
/** What is held lies so far ahead of the wrist, as a share of the hand, and so far off its middle, in m. */
const [ahead, off] = [0.86, 0.022]
/** How high the neck is of the figure that clips are written for, in m. */
const writtenFor = 1.42

/** How long what somebody holds is against what it was drawn for: it is made to measure. */
export const heldScale = (joints: Joints): number => joints.neck[1] / writtenFor

/** What is held goes with the hand of one side, in whatever pose. */
export function heldIn({ joints }: Skeleton, { turns, places }: Pose, by: BodySide): HeldPlace {
  const hand = boneIndex(`hand${by}`)
  const [turn, wrist] = [turns[hand], places[hand]]
  if (!turn || !wrist) throw new Error('There is no hand.')
  const rest = handOf(joints, by)
  const [point, palm] = [rotated(turn, rest.point), rotated(turn, rest.palm)]
  const side = scale(cross(point, palm), by === 'Right' ? 1 : -1)
  const way = add(scale(point, along), scale(side, over))
  const across = subtract(scale(point, over), scale(side, along))
  return { grip: add(wrist, toGrip(joints, by, { point, palm })), way, across, aside: cross(way, across) }
}

/** Poses both arms so that the hands are where a clip has them on what is held. */
export function armsThatHold(posing: Posing, held: HeldFrame, arms: ClipFrame['arms']): void {
  const { joints } = posing.skeleton
  const { by } = held
  const other = by === 'Left' ? 'Right' : 'Left'
  const back = transposed(posing.turnOf('chest'))
  const way = unit(rotated(back, held.way))
  const aslant = rotated(back, held.across)
  const across = unit(subtract(aslant, scale(way, dot(aslant, way))))
  const wanted = { grip: scale(held.grip, heldScale(joints)), way, across, aside: cross(way, across) }
  poseArm(posing, by, armOn(joints, by, { arm: arms[by], place: wanted }))
  // Where it has come to: an arm may be too short for what a clip wants.
  const place = inChest(posing, heldIn(posing.skeleton, posing.pose, by))
  const steps = scale(held.other, heldScale(joints))
  const grip = [place.way, place.across, place.aside].reduce(
    (sum, direction, axis) => add(sum, scale(direction, steps[axis] ?? 0)),
    place.grip,
  )
  const arm = armOn(joints, other, { arm: arms[other], place: { ...place, grip } })
  const free = arms[other].hand
  poseArm(posing, other, free && arm.hand ? { ...arm, hand: between(free, arm.hand, held.joined) } : arm)
}

/** The arm whose hand is on what is held; it points and faces as it does unless the clip says otherwise. */
function armOn(
  joints: Joints,
  side: BodySide,
  { arm, place }: { readonly arm: ArmFrame; readonly place: HeldPlace },
): ArmFrame {
  const point = unit(arm.point ?? add(scale(place.way, along), scale(place.across, over)))
  const faced = arm.palm ?? scale(place.aside, side === 'Right' ? 1 : -1)
  const palm = unit(subtract(faced, scale(point, dot(faced, point))))
  return { ...arm, point, palm, hand: subtract(place.grip, toGrip(joints, side, { point, palm })) }
}

interface Hand {
  readonly point: Vector
  readonly palm: Vector
}

const toGrip = (joints: Joints, side: BodySide, { point, palm }: Hand): Vector =>
  add(scale(point, ahead * magnitude(reach(joints, 'wrist', 'knuckles', side))), scale(palm, off))

function handOf(joints: Joints, side: BodySide): Hand {
  const point = unit(reach(joints, 'wrist', 'knuckles', side))
  const palm = side === 'Left' ? joints.palm : mirrorVector(joints.palm)
  return { point, palm: unit(subtract(palm, scale(point, dot(palm, point)))) }
}

function inChest(posing: Posing, { grip, way, across, aside }: HeldPlace): HeldPlace {
  const back = transposed(posing.turnOf('chest'))
  const { shoulder } = posing.skeleton.joints
  const middle = posing.carried('chest', [0, shoulder[1], shoulder[2]])
  const turned = { way: rotated(back, way), across: rotated(back, across), aside: rotated(back, aside) }
  return { ...turned, grip: rotated(back, subtract(grip, middle)) }
}
