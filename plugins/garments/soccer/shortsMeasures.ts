import { type Size, sizes } from '../../../engine/index.ts'
import { measuresOf } from './sizeChart.ts'

/** All that the draft of shorts needs, in mm. A leg is one piece, front and back joined at the side. */
export interface ShortsMeasures {
  /** Relaxed, as the waistband holds it. */
  readonly waistHalf: number
  /** A quarter of the whole waist, before it is gathered into the waistband. */
  readonly waistQuarter: number
  readonly hipQuarter: number
  readonly hemHalf: number
  /** From the waistband to the crotch, and to the hem, at the side. */
  readonly rise: number
  readonly length: number
  readonly crotch: { readonly front: number; readonly back: number }
}

/** Finished height of the waistband in mm. */
export const waistbandHeight = 38

/** The waistband holds the waist gathered to about this share of its length. */
const waistbandRatio = 0.77

export function shortsMeasures(size: Size): ShortsMeasures {
  const chart = measuresOf(size)
  const step = sizes.indexOf(size)
  return {
    waistHalf: chart.shortsWaist,
    waistQuarter: chart.shortsWaist / 2 / waistbandRatio,
    hipQuarter: chart.shortsHip / 2,
    hemHalf: chart.shortsHem,
    rise: chart.shortsRise - waistbandHeight,
    length: chart.outseam - waistbandHeight,
    crotch: { front: 44 + 2 * step, back: 62 + 2.5 * step },
  }
}
