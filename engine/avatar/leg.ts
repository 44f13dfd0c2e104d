import { add, cross, dot, magnitude, scale, subtract, unit, type Vector } from '../geometry/vector.ts'
import type { LegFrame } from './clip.ts'
import type { Posing } from './posing.ts'
import { about, after, rotated, turnBetween } from './rotation.ts'
import { type BodySide, type Joints, reach } from './skeleton.ts'
import { reachWith } from './twoBones.ts'

/** Boots stand turned outwards by so many degrees in the rest pose. */
export const restYaw = 6
/** Length of the legs that clips are written for, in m. */
const writtenFor = 0.798

/** A figure with shorter legs takes shorter steps. */
export const stepScale = (joints: Joints): number => (joints.hip[1] - joints.ankle[1]) / writtenFor

/** Where the ball of a foot is to be in the world. */
export function ballAt(joints: Joints, { x, z, lift }: LegFrame): Vector {
  const scaled = stepScale(joints)
  return [x * scaled, joints.ball[1] + lift * scaled, z * scaled]
}

/** Where the ankle has to be for it. */
function footTurns(side: BodySide, { yaw, heel, pitch }: LegFrame) {
  const outwards = side === 'Left' ? restYaw : -restYaw
  const flat = after(about([0, 1, 0], yaw - outwards), about([1, 0, 0], pitch))
  return { toe: flat, foot: after(flat, about([1, 0, 0], heel)) }
}

/** Stands a foot where the clip wants it; hip and knee follow. The toes stay flat while the heel is lifted. */
export function poseLeg(posing: Posing, side: BodySide, frame: LegFrame): void {
  const { joints } = posing.skeleton
  const { toe, foot } = footTurns(side, frame)
  const ankle = add(ballAt(joints, frame), rotated(foot, reach(joints, 'ball', 'ankle', side)))
  const [upper, lower] = [reach(joints, 'hip', 'knee', side), reach(joints, 'knee', 'ankle', side)]
  const hip = posing.carried('pelvis', add(joints.pelvis, reach(joints, 'pelvis', 'hip', side)))
  const pelvis = posing.turnOf('pelvis')
  const aside = side === 'Left' ? 0.15 : -0.15
  const pole = add(rotated(toe, [0, 0, 1]), rotated(pelvis, [aside, 0, 0.6]))
  const { joint, end } = reachWith({ from: hip, target: ankle, lengths: [magnitude(upper), magnitude(lower)], pole })
  const restHinge = unit(cross(upper, lower))
  const along = unit(subtract(end, hip))
  const bentTo = subtract(pole, scale(along, dot(pole, along)))
  const across = unit(cross(along, bentTo))
  const hinge = scale(across, dot(across, rotated(pelvis, restHinge)) < 0 ? -1 : 1)
  posing.set(`thigh${side}`, turnBetween([upper, restHinge], [subtract(joint, hip), hinge]))
  posing.set(`shin${side}`, turnBetween([lower, restHinge], [subtract(end, joint), hinge]))
  posing.set(`foot${side}`, foot)
  posing.set(`toe${side}`, toe)
}
