import { armJoints } from '../body/armJoints.ts'
import { built } from '../body/build.ts'
import { add, lengthOf, scale, subtract, unit, type Vector } from '../vector.ts'

/** Where on a tube round an arm: metres from the shoulder's joint, turn from its top (−π to π, front positive), radius. */
export interface OnArm {
  readonly along: number
  readonly turn: number
  readonly radius: number
}

/** A tube that follows the bent arm; a straight one would leave it at the wrist. */
export function armTube(side: 'left' | 'right', armAngle: number): (at: OnArm) => Vector {
  const line = armLine(armAngle)
  const angle = (armAngle * Math.PI) / 180
  const outwards: Vector = [Math.cos(angle), Math.sin(angle), 0]
  const mirror = side === 'left' ? 1 : -1

  return ({ along, turn, radius }) => {
    const [x, y, z] = add(line(along), scale(outwards, radius * Math.cos(turn)))
    return [mirror * x, y, z + radius * Math.sin(turn)]
  }
}

/** The left arm's middle, by metres from the shoulder's joint; it bends at the elbow. */
function armLine(armAngle: number): (along: number) => Vector {
  const joints = armJoints(armAngle)
  const [shoulder, elbow, wrist] = [built(joints.shoulder), built(joints.elbow), built(joints.wrist)]
  const upperArm = lengthOf(subtract(elbow, shoulder))
  const upper = unit(subtract(elbow, shoulder))
  const lower = unit(subtract(wrist, elbow))
  return along => (along < upperArm ? add(shoulder, scale(upper, along)) : add(elbow, scale(lower, along - upperArm)))
}
