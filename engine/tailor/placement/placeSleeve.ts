import type { Panel } from '../../drafting/pattern.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { armTube } from './armTube.ts'
import { crossing, edgeOf } from './edgeOf.ts'
import { metres, type Place } from './place.ts'

export interface Arm {
  readonly side: 'left' | 'right'
  /** Degrees away from the body. */
  readonly angle: number
}

/** From the shoulder's joint to the top of a sleeve's cap, in m. */
const capStart = 0.007

/** A tube along the arm, as wide everywhere as the panel is there, so that its under-arm seam closes. */
export function placeSleeve(sleeve: Panel, { side, angle }: Arm): Place {
  const front = edgeOf(sleeve, 'underFront')
  const back = edgeOf(sleeve, 'underBack')
  const { top } = boundsOf(sleeve.edges.flatMap(edge => edge.points))
  const tube = armTube(side, angle)

  return (x, y) => {
    const [frontX, backX] = [crossing(front, y), crossing(back, y)]
    const isFront = x * frontX > 0
    const share = Math.min(1, Math.abs(x / (isFront ? frontX : backX)))
    return tube({
      along: capStart + metres(y - top),
      turn: share * Math.PI * (isFront ? 1 : -1),
      radius: metres(Math.abs(frontX - backX)) / (2 * Math.PI),
    })
  }
}

/** A ring round the arm, below the hem of its sleeve. */
export function placeCuff(cuff: Panel, sleeve: Panel, { side, angle }: Arm): Place {
  const sleeveBox = boundsOf(sleeve.edges.flatMap(edge => edge.points))
  const { left, right } = boundsOf(cuff.edges.flatMap(edge => edge.points))
  const frontward = Math.sign(edgeOf(cuff, 'endFront')[0]?.[0] ?? 1)
  const tube = armTube(side, angle)

  return (x, y) =>
    tube({
      along: capStart + metres(sleeveBox.bottom - sleeveBox.top + y),
      turn: (frontward * Math.PI * x) / ((right - left) / 2),
      radius: metres(right - left) / (2 * Math.PI),
    })
}
