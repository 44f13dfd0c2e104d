import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { smoothStep } from '../body/shapes.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { crossing, edgeOf, metres, type PlacementOf, type PlacePoint } from './place.ts'

/** Height in metres of the shoulder's high point, where y of a shirt's panels is 0. */
const shoulderHeight = 1.495
/** Half a chest in mm that the rounding of a torso was measured on. */
const chestHalf = 268
/** Of the lowest point of a crotch above the floor, in m. */
const crotchHeight = 0.755
/** Widest half of a leg in mm that the round of legs and waistband was measured on. */
const legHalf = 340

/** Half a tube, upright before or behind the body; it leans to the neck at the top. */
export function placeTorso(panel: Panel, { side }: PlacementOf<'torso'>): PlacePoint {
  const { right } = boundsOf(panel.edges.flatMap(edge => edge.points))
  const size = right / chestHalf
  const facing = side === 'front' ? 1 : -1
  const depth = side === 'front' ? 0.16 : 0.155

  return (x, y) => {
    const angle = (Math.min(Math.abs(x) / right, 1.02) * Math.PI) / 2
    const lean = 0.1 + 0.9 * smoothStep(-10, 190, y)
    return [
      facing * Math.sign(x) * 0.197 * size * Math.sin(angle),
      shoulderHeight - metres(y),
      facing * depth * size * Math.cos(angle) * lean - 0.015,
    ]
  }
}

/** Above the crotch a leg wraps half the trunk; below it becomes a tube round the thigh. */
export function placeLeg(leg: Panel, { side, ...edges }: PlacementOf<'leg'>): PlacePoint {
  const [front, back] = [edges.front, edges.back].map(({ crotch, inseam }) =>
    downwards([...edgeOf(leg, crotch), ...edgeOf(leg, inseam)]),
  )
  const { size, rise } = measureLeg(leg, edges)
  const mirror = side === 'left' ? 1 : -1
  const thigh = 0.112 * size

  return (x, y) => {
    const [frontX, backX] = [crossing(front ?? [], y), crossing(back ?? [], y)]
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
export function placeWaistband(band: Panel, leg: Panel): PlacePoint {
  if (leg.placement.kind !== 'leg') {
    throw new Error(`Panel "${band.id}" is a waistband above "${leg.id}", which is no leg: name a leg of the pattern.`)
  }
  const { left, right } = boundsOf(band.edges.flatMap(edge => edge.points))
  const { size, rise } = measureLeg(leg, leg.placement)

  return (x, y) => {
    const turn = (x / ((right - left) / 2)) * Math.PI
    return [0.172 * size * Math.sin(turn), crotchHeight + metres(rise - y), 0.135 * size * Math.cos(turn)]
  }
}

/** How much wider it is than the leg that was measured, and how deep its front crotch lies, in mm. */
function measureLeg(leg: Panel, { front }: Pick<PlacementOf<'leg'>, 'front'>) {
  const { left, right } = boundsOf(leg.edges.flatMap(edge => edge.points))
  const rise = edgeOf(leg, front.crotch).reduce((lowest, [, y]) => Math.max(lowest, y), 0)
  return { size: (right - left) / 2 / legHalf, rise }
}

const downwards = (points: readonly Point[]): readonly Point[] => points.toSorted((a, b) => a[1] - b[1])

/** A ring round the hips, its ends at the back; `torso` is the front or back that it hangs from. */
export function placeHemBand(band: Panel, torso: Panel): PlacePoint {
  if (torso.placement.kind !== 'torso') {
    throw new Error(`Panel "${band.id}" is a band below "${torso.id}", which is no front or back: name one of them.`)
  }
  const hem = boundsOf(torso.edges.flatMap(edge => edge.points))
  const { left, right } = boundsOf(band.edges.flatMap(edge => edge.points))
  const size = hem.right / chestHalf

  return (x, y) => {
    const turn = (x / ((right - left) / 2)) * Math.PI
    return [0.19 * size * Math.sin(turn), shoulderHeight - metres(hem.bottom + y), 0.15 * size * Math.cos(turn) - 0.015]
  }
}
