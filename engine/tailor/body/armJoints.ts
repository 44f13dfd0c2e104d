import type { Vector } from '../vector.ts'

export interface ArmJoints {
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly wrist: Vector
}

/** Of the left arm, `angle` degrees away from the body. */
export function armJoints(angle: number): ArmJoints {
  const upper = (angle * Math.PI) / 180
  const lower = upper * 0.86
  const shoulder: Vector = [0.176, 1.452, -0.018]
  const elbow: Vector = [shoulder[0] + 0.3 * Math.sin(upper), shoulder[1] - 0.3 * Math.cos(upper), -0.028]
  const wrist: Vector = [
    elbow[0] + 0.255 * 0.98 * Math.sin(lower),
    elbow[1] - 0.255 * 0.97 * Math.cos(lower),
    elbow[2] + 0.062,
  ]
  return { shoulder, elbow, wrist }
}
