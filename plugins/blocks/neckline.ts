import {
  curve,
  directionOf,
  type EdgeDraft,
  joined,
  mirrored,
  movedBy,
  type Notch,
  type Point,
  type Polyline,
  squareTo,
  straight,
} from '../../engine/plugin.ts'
import type { ShirtMeasures } from './measures.ts'
import { allowance } from './sewing.ts'

export type NeckStyle = 'crew' | 'v'

/** Half of the front neckline at x > 0, from the centre line up to the highest point of the shoulder. */
export const frontNeckline = (measures: ShirtMeasures, style: NeckStyle): Polyline =>
  style === 'v' ? vNeckline(measures) : roundNeckline(measures)

function roundNeckline(measures: ShirtMeasures): Polyline {
  const { neckHalf, neckDepth } = measures
  const depth = neckDepth.crew
  return curve([0, depth], [neckHalf * 0.61, depth], intoShoulder(measures, depth * 0.5), [neckHalf, 0])
}

/** Where a neckline steers to before it meets the shoulder seam at a right angle, so that front and back are one line. */
function intoShoulder({ neckHalf, shoulderHalf, shoulderDrop }: ShirtMeasures, from: number): Point {
  const top: Point = [neckHalf, 0]
  return movedBy(top, squareTo(directionOf(top, [shoulderHalf, shoulderDrop])), from)
}

/** How steeply the V leaves the centre line: across and up. */
export const vSlope: Point = [0.54, -0.84]

/** Straight at the point, where collar and allowance are mitred, then round into the shoulder. */
function vNeckline(measures: ShirtMeasures): Polyline {
  const { neckHalf, neckDepth } = measures
  const point: Point = [0, neckDepth.v]
  const along = (by: number): Point => [vSlope[0] * by, neckDepth.v + vSlope[1] * by]
  const bend = along(neckDepth.v * 0.35)
  return joined(
    straight(point, bend),
    curve(bend, along(neckDepth.v * 0.72), intoShoulder(measures, neckDepth.v * 0.34), [neckHalf, 0]),
  )
}

/** Half of the back neckline as `frontNeckline`, `hollow` mm deeper than that of a set-in shirt. */
export function backNeckline(measures: ShirtMeasures, hollow = 0): Polyline {
  const { neckHalf, neckDepth } = measures
  const depth = neckDepth.back + hollow
  return curve([0, depth], [neckHalf * 0.61, depth], intoShoulder(measures, depth * 0.7), [neckHalf, 0])
}

/** One edge round the neck, or two that meet in the point of a V. */
export function neckEdges(half: Polyline, style: NeckStyle): readonly EdgeDraft[] {
  if (style === 'crew') return [['neck', joined(mirrored(half), half), allowance.neck]]
  return [
    ['neckRight', mirrored(half), allowance.neck],
    ['neckLeft', half, allowance.neck],
  ]
}

export const neckNotch = (style: NeckStyle): Notch =>
  style === 'crew' ? { edge: 'neck', at: 0.5 } : { edge: 'neckLeft', at: 0 }
