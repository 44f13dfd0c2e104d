import {
  curve,
  type EdgeDraft,
  joined,
  mirrored,
  type Notch,
  type Point,
  type Polyline,
  straight,
} from '../../../engine/index.ts'
import type { CollarStyle } from './cuts.ts'
import type { ShirtMeasures } from './measures.ts'
import { allowance } from './sewing.ts'

/** Half of the front neckline at x > 0, from the centre line up to the highest point of the shoulder. */
export const frontNeckline = (measures: ShirtMeasures, collar: CollarStyle): Polyline =>
  collar === 'v' ? vNeckline(measures) : roundNeckline(measures)

function roundNeckline({ neckHalf, neckDepth }: ShirtMeasures): Polyline {
  const depth = neckDepth.crew
  return curve([0, depth], [neckHalf * 0.61, depth], [neckHalf - 4, depth * 0.55], [neckHalf, 0])
}

/** How steeply the V leaves the centre line: across and up. */
export const vSlope: Point = [0.54, -0.84]

/** Straight at the point, where collar and allowance are mitred, then round into the shoulder. */
function vNeckline({ neckHalf, neckDepth }: ShirtMeasures): Polyline {
  const point: Point = [0, neckDepth.v]
  const along = (by: number): Point => [vSlope[0] * by, neckDepth.v + vSlope[1] * by]
  const bend = along(neckDepth.v * 0.35)
  return joined(
    straight(point, bend),
    curve(bend, along(neckDepth.v * 0.72), [neckHalf - 4, neckDepth.v * 0.36], [neckHalf, 0]),
  )
}

export function backNeckline({ neckHalf, neckDepth }: ShirtMeasures): Polyline {
  const depth = neckDepth.back
  return curve([0, depth], [neckHalf * 0.61, depth], [neckHalf - 16, depth * 0.55], [neckHalf, 0])
}

/** One edge round the neck, or two that meet in the point of a V. */
export function neckEdges(half: Polyline, collar: CollarStyle): readonly EdgeDraft[] {
  if (collar === 'crew') return [['neck', joined(mirrored(half), half), allowance.neck]]
  return [
    ['neckRight', mirrored(half), allowance.neck],
    ['neckLeft', half, allowance.neck],
  ]
}

export const neckNotch = (collar: CollarStyle): Notch =>
  collar === 'crew' ? { edge: 'neck', at: 0.5 } : { edge: 'neckLeft', at: 0 }
