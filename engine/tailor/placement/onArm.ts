import type { Panel } from '../../drafting/pattern.ts'
import { add, between, magnitude, scale, subtract, unit, type Vector } from '../../geometry/vector.ts'
import { armJoints, built } from '../body/mannequin.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { crossing, edgeOf, metres, type PlacementOf, type PlacePoint } from './place.ts'

/** From the shoulder's joint to the top of a sleeve's cap, in m. */
const capStart = 0.007
/** The middle of a tube that lies over the shoulder, where it reaches the neck on the left; and its way up there. */
const atNeck: { readonly middle: Vector; readonly upwards: Vector } = {
  middle: [0.078, 1.43, -0.018],
  upwards: [0.2, 0.98, 0],
}
/** From the shoulder's joint to there, along the cloth on top, in m. */
const shoulderLength = 0.137

/** A tube along the arm, as wide everywhere as the panel is there, so that its under-arm seam closes. */
export function placeSleeve(
  sleeve: Panel,
  { side, drop = 0, ...edges }: PlacementOf<'sleeve'>,
  armAngle: number,
): PlacePoint {
  const front = edgeOf(sleeve, edges.front)
  const back = edgeOf(sleeve, edges.back)
  const { top } = boundsOf(sleeve.edges.flatMap(edge => edge.points))
  const tube = armTube(side, armAngle)

  return (x, y) => {
    const [frontX, backX] = [crossing(front, y), crossing(back, y)]
    const isFront = x * frontX > 0
    const share = Math.min(1, Math.abs(x / (isFront ? frontX : backX)))
    return tube({
      along: capStart + metres(drop + y - top),
      turn: share * Math.PI * (isFront ? 1 : -1),
      radius: metres(Math.abs(frontX - backX)) / (2 * Math.PI),
    })
  }
}

/** A ring round the arm, below the hem of its sleeve. */
export function placeTube(ring: Panel, { front }: PlacementOf<'tube'>, sleeve: Panel, armAngle: number): PlacePoint {
  if (sleeve.placement.kind !== 'sleeve') {
    throw new Error(
      `Panel "${ring.id}" hangs below "${sleeve.id}", which is no sleeve: the tailor cannot place it yet.`,
    )
  }
  const { side, drop = 0 } = sleeve.placement
  const sleeveBox = boundsOf(sleeve.edges.flatMap(edge => edge.points))
  const { left, right } = boundsOf(ring.edges.flatMap(edge => edge.points))
  const frontward = Math.sign(edgeOf(ring, front)[0]?.[0] ?? 1)
  const tube = armTube(side, armAngle)

  return (x, y) =>
    tube({
      along: capStart + metres(drop + sleeveBox.bottom - sleeveBox.top + y),
      turn: (frontward * Math.PI * x) / ((right - left) / 2),
      radius: metres(right - left) / (2 * Math.PI),
    })
}

/** Where on a tube round an arm: metres from the shoulder's joint, less than 0 on the shoulder itself; turn from its top (−π to π, front positive), radius. */
interface OnArm {
  readonly along: number
  readonly turn: number
  readonly radius: number
}

/** A tube that follows the bent arm, `armAngle` degrees away from the body; a straight one would leave it at the wrist. */
function armTube(side: 'left' | 'right', armAngle: number): (at: OnArm) => Vector {
  const line = armLine(armAngle)
  const angle = (armAngle * Math.PI) / 180
  const outwards: Vector = [Math.cos(angle), Math.sin(angle), 0]
  const mirror = side === 'left' ? 1 : -1

  return ({ along, turn, radius }) => {
    const inwards = Math.max(0, -along) / shoulderLength
    const middle = inwards === 0 ? line(along) : between(line(0), atNeck.middle, inwards)
    const up = unit(between(outwards, atNeck.upwards, Math.min(1, inwards)))
    const [x, y, z] = add(middle, scale(up, radius * Math.cos(turn)))
    return [mirror * x, y, z + radius * Math.sin(turn)]
  }
}

/** The left arm's middle, by metres from the shoulder's joint; it bends at the elbow. */
function armLine(armAngle: number): (along: number) => Vector {
  const joints = armJoints(armAngle)
  const [shoulder, elbow, wrist] = [built(joints.shoulder), built(joints.elbow), built(joints.wrist)]
  const upperArm = magnitude(subtract(elbow, shoulder))
  const upper = unit(subtract(elbow, shoulder))
  const lower = unit(subtract(wrist, elbow))
  return along => (along < upperArm ? add(shoulder, scale(upper, along)) : add(elbow, scale(lower, along - upperArm)))
}
