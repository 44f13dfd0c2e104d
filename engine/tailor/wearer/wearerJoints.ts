import type { Joints } from '../../avatar/skeleton.ts'
import { add, scale, type Vector } from '../../geometry/vector.ts'
import { mannequinJoints } from '../body/mannequin.ts'
import type { Proportions } from '../body/proportions.ts'
import { createHandFrame, type HandFrame } from './hand.ts'

/** How far the arms of the rest pose hang away from the body, in degrees: as the garments are draped. */
export const restArms = 30
/** Feet stand turned outwards by so many radians. */
const footTurn = 0.105

export interface WearerJoints {
  readonly joints: Joints
  readonly hand: HandFrame
  /** Between the ears. */
  readonly headMiddle: Vector
}

/** From the ankle: outwards along the foot's own axes, in m. */
export const alongFoot = (ankle: Vector, across: number, height: number, along: number): Vector => [
  ankle[0] + across * Math.cos(footTurn) + along * Math.sin(footTurn),
  height,
  ankle[2] - across * Math.sin(footTurn) + along * Math.cos(footTurn),
]

/** A place in the axes of the left foot: across, height, along. */
export function inFoot(ankle: Vector, x: number, y: number, z: number): Vector {
  const [dx, dz] = [x - ankle[0], z - ankle[2]]
  return [dx * Math.cos(footTurn) - dz * Math.sin(footTurn), y, dx * Math.sin(footTurn) + dz * Math.cos(footTurn)]
}

/** Where a figure of these proportions turns. */
export function wearerJoints(proportions: Proportions, handSize: number): WearerJoints {
  const { shoulder, elbow, wrist, hip, knee, ankle } = mannequinJoints(restArms, proportions)
  const hand = createHandFrame({ wrist, elbow }, handSize)
  const tall = proportions.height
  const at = (height: number, depth: number): Vector => [0, height * tall, depth]
  const headMiddle = at(1.632, 0.004)
  return {
    hand,
    headMiddle,
    joints: {
      pelvis: at(0.895, -0.006),
      spine: at(0.98, -0.01),
      spine2: at(1.075, -0.008),
      chest: at(1.17, -0.008),
      neck: at(1.42, -0.034),
      head: add(headMiddle, [0, -0.09, -0.018]),
      clavicle: [0.03, 1.39 * tall, -0.012],
      ...{ shoulder, elbow, wrist },
      knuckles: hand.at(0.088, 0.002, 0),
      fingertips: hand.at(0.16, 0, 0.028),
      palm: hand.palm,
      ...{ hip, knee, ankle },
      ball: alongFoot(ankle, 0, 0.022, 0.105),
      toes: alongFoot(ankle, 0, 0.022, 0.19),
    },
  }
}

/** Between two joints, and how far aside from the bone, in m. */
export function beside(from: Vector, to: Vector, share: number, [x, y, z]: Vector): Vector {
  const along = add(scale(from, 1 - share), scale(to, share))
  return add(along, [x, y, z])
}
