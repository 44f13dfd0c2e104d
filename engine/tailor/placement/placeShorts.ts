import type { Panel, Point } from '../../drafting/pattern.ts'
import { smoothStep } from '../body/distance.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { crossing, edgeOf } from './edgeOf.ts'
import { metres, type Place } from './place.ts'

/** Of the shorts' lowest crotch point above the floor, in m. */
const crotchHeight = 0.755
/** Widest half of a leg in mm that the round below was measured on. */
const measuredHalf = 340

/**
 * A leg piece is front and back in one. Above the crotch it wraps half the trunk; below it becomes a tube round the
 * thigh.
 */
export function placeLeg(leg: Panel, side: 'left' | 'right'): Place {
  const front = sideEdge(leg, 'Front')
  const back = sideEdge(leg, 'Back')
  const { left, right } = boundsOf(leg.edges.flatMap(edge => edge.points))
  const size = (right - left) / 2 / measuredHalf
  const rise = edgeOf(leg, 'crotchFront').reduce((lowest, [, y]) => Math.max(lowest, y), 0)
  const mirror = side === 'left' ? 1 : -1
  const thigh = 0.112 * size

  return (x, y) => {
    const [frontX, backX] = [crossing(front, y), crossing(back, y)]
    const isFront = x * frontX > 0
    const share = Math.min(1, Math.abs(x / (isFront ? frontX : backX || 1))) * (isFront ? -1 : 1)
    const tube = smoothStep(rise - 190, rise, y)
    const round = ((share + 1) / 2) * Math.PI
    const turn = share * Math.PI
    return [
      mirror * ((1 - tube) * 0.185 * size * Math.sin(round) + tube * (thigh + 0.004 + thigh * Math.cos(turn))),
      crotchHeight + metres(rise - y),
      (1 - tube) * 0.15 * size * Math.cos(round) - tube * thigh * Math.sin(turn) - 0.005,
    ]
  }
}

/** A ring round the waist, its ends at the back. */
export function placeWaistband(band: Panel, leg: Panel): Place {
  const { left, right } = boundsOf(band.edges.flatMap(edge => edge.points))
  const legBox = boundsOf(leg.edges.flatMap(edge => edge.points))
  const size = (legBox.right - legBox.left) / 2 / measuredHalf
  const rise = edgeOf(leg, 'crotchFront').reduce((lowest, [, y]) => Math.max(lowest, y), 0)

  return (x, y) => {
    const turn = (x / ((right - left) / 2)) * Math.PI
    return [0.172 * size * Math.sin(turn), crotchHeight + metres(rise - y), 0.135 * size * Math.cos(turn)]
  }
}

/** From the waist down to the hem, along the middle of the body and the inside of the leg. */
function sideEdge(leg: Panel, which: 'Front' | 'Back'): readonly Point[] {
  const points = [...edgeOf(leg, `crotch${which}`), ...edgeOf(leg, `inseam${which}`)]
  return points.toSorted((a, b) => a[1] - b[1])
}
