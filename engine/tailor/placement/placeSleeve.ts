import type { Panel } from '../../drafting/pattern.ts'
import { armJoints } from '../body/armJoints.ts'
import { built } from '../body/build.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { add, lengthOf, scale, subtract, unit, type Vector } from '../vector.ts'
import { crossing, edgeOf } from './edgeOf.ts'
import { metres, type Place } from './place.ts'

/** A tube along the arm, as wide everywhere as the panel is there, so that its under-arm seam closes. */
export function placeSleeve(panel: Panel, side: 'left' | 'right', armAngle: number): Place {
  const front = edgeOf(panel, 'underFront')
  const back = edgeOf(panel, 'underBack')
  const { top } = boundsOf(panel.edges.flatMap(edge => edge.points))
  const start = metres(-top) + 0.007
  const along = armLine(armAngle)
  const angle = (armAngle * Math.PI) / 180
  const outwards: Vector = [Math.cos(angle), Math.sin(angle), 0]
  const mirror = side === 'left' ? 1 : -1

  return (x, y) => {
    const [frontX, backX] = [crossing(front, y), crossing(back, y)]
    const edgeX = x * frontX > 0 ? frontX : backX
    const turn = Math.min(1, Math.abs(x / edgeX)) * Math.PI
    const radius = metres(Math.abs(frontX - backX)) / (2 * Math.PI)
    const towardsFront = Math.sign(x * frontX) * radius * Math.sin(turn)
    const centre = along(start + metres(y))
    const [px, py, pz] = add(centre, scale(outwards, radius * Math.cos(turn)))
    return [mirror * px, py, pz + towardsFront]
  }
}

/** The left arm's middle line, by metres from the shoulder's joint; it bends at the elbow. */
function armLine(armAngle: number): (distance: number) => Vector {
  const joints = armJoints(armAngle)
  const [shoulder, elbow, wrist] = [built(joints.shoulder), built(joints.elbow), built(joints.wrist)]
  const upperArm = lengthOf(subtract(elbow, shoulder))
  const upper = unit(subtract(elbow, shoulder))
  const lower = unit(subtract(wrist, elbow))
  return distance =>
    distance < upperArm ? add(shoulder, scale(upper, distance)) : add(elbow, scale(lower, distance - upperArm))
}
