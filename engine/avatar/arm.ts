import { clamp } from '../geometry/clamp.ts'
import { add, cross, magnitude, mirrorVector, scale, subtract, unit, type Vector } from '../geometry/vector.ts'
import type { ArmFrame } from './clip.ts'
import type { Posing } from './posing.ts'
import { about, after, type Rotation, rotated, swing, transposed, turnBetween, twistOf } from './rotation.ts'
import { type BodySide, reach } from './skeleton.ts'
import { reachWith } from './twoBones.ts'

/** An arm as it is to lie, in the world. */
interface Laid {
  readonly upper: Vector
  readonly fore: Vector
}

/** Of the upper arm's twist as much stays at the shoulder, and of the forearm's below the elbow. */
const shoulderShare = 0.35
const elbowShare = 0.55

export function poseArm(posing: Posing, side: BodySide, frame: ArmFrame): void {
  const { joints } = posing.skeleton
  const rest: Laid = { upper: reach(joints, 'shoulder', 'elbow', side), fore: reach(joints, 'elbow', 'wrist', side) }
  raiseShoulder(posing, side, frame, rest)
  const laid = layArm(posing, side, frame, rest)
  const clavicle = posing.turnOf(`clavicle${side}`)
  const restHinge = unit(cross(rest.upper, rest.fore))
  const hinge = elbowHinge(laid, rotated(clavicle, restHinge))
  const upper = turnBetween([rest.upper, restHinge], [laid.upper, hinge])
  const fore = turnBetween([rest.fore, restHinge], [laid.fore, hinge])
  const restWay = unit(rest.upper)
  const untwisted = after(swing(rotated(clavicle, restWay), unit(laid.upper)), clavicle)
  const twist = twistOf(after(transposed(untwisted), upper), restWay)
  posing.set(`arm${side}`, after(untwisted, about(restWay, twist * shoulderShare)))
  posing.set(`armTwist${side}`, upper)
  posing.set(`fore${side}`, fore)
  poseHand(posing, side, { frame, fore, foreWay: unit(rest.fore) })
}

/** A raised arm takes its shoulder along. */
function raiseShoulder(posing: Posing, side: BodySide, frame: ArmFrame, rest: Laid): void {
  const outwards = side === 'Left' ? 1 : -1
  const { shoulder } = posing.skeleton.joints
  const aim = frame.hand ? subtract(frame.hand, [outwards * shoulder[0], 0, 0]) : (frame.upper ?? rest.upper)
  const [, up, ahead] = unit(aim)
  const elevation = (Math.asin(clamp(up, -1, 1)) * 180) / Math.PI
  const raised = Math.max(0, elevation + 50) * 0.2 + frame.shoulder[0]
  const forwards = Math.max(0, ahead) * 9 + frame.shoulder[1]
  const turn = after(about([0, 1, 0], -outwards * forwards), about([0, 0, 1], outwards * raised))
  posing.set(`clavicle${side}`, after(posing.turnOf('chest'), turn))
}

function layArm(posing: Posing, side: BodySide, { hand, elbow, upper, fore }: ArmFrame, rest: Laid): Laid {
  const chest = posing.turnOf('chest')
  if (!hand) return { upper: rotated(chest, upper ?? rest.upper), fore: rotated(chest, fore ?? rest.fore) }
  const { joints } = posing.skeleton
  const middle = posing.carried('chest', [0, joints.shoulder[1], joints.shoulder[2]])
  const restShoulder = side === 'Left' ? joints.shoulder : mirrorVector(joints.shoulder)
  const from = posing.carried(`clavicle${side}`, restShoulder)
  const { joint, end } = reachWith({
    from,
    target: add(middle, rotated(chest, hand)),
    lengths: [magnitude(rest.upper), magnitude(rest.fore)],
    pole: rotated(chest, elbow ?? [side === 'Left' ? 0.6 : -0.6, -0.7, -0.35]),
  })
  return { upper: subtract(joint, from), fore: subtract(end, joint) }
}

/** A straight arm has no hinge of its own: it keeps the one that it hangs with. */
function elbowHinge({ upper, fore }: Laid, hanging: Vector): Vector {
  const own = cross(unit(upper), unit(fore))
  const missing = Math.max(0, 0.14 - magnitude(own))
  return unit(add(own, scale(hanging, missing)))
}

interface Wrist {
  readonly frame: ArmFrame
  readonly fore: Rotation
  readonly foreWay: Vector
}

function poseHand(posing: Posing, side: BodySide, { frame, fore, foreWay }: Wrist): void {
  const { joints } = posing.skeleton
  const chest = posing.turnOf('chest')
  const restWay = unit(reach(joints, 'wrist', 'knuckles', side))
  const restPalm = side === 'Left' ? joints.palm : mirrorVector(joints.palm)
  const point = frame.point ? rotated(chest, unit(frame.point)) : rotated(fore, restWay)
  const palm = frame.palm ? rotated(chest, unit(frame.palm)) : rotated(fore, restPalm)
  const hand = frame.point || frame.palm ? turnBetween([restWay, restPalm], [point, palm]) : fore
  const twist = twistOf(after(transposed(fore), hand), foreWay)
  posing.set(`foreTwist${side}`, after(fore, about(foreWay, twist * elbowShare)))
  posing.set(`hand${side}`, hand)
  posing.set(`fingers${side}`, after(hand, about(unit(cross(restWay, restPalm)), frame.curl)))
}
