import type { Size } from '../../../engine/plugin.ts'
import type { LegMeasures } from '../../blocks/measures.ts'
import type { Cut } from './cuts.ts'
import { measuresOf, stepsOf } from './sizeChart.ts'

/** Finished height of the waistband in mm. */
const waistbandHeight = 100

/** The waistband holds the waist gathered to this share of its length: the satin falls in folds from it. */
const waistbandRatio = 0.77

export function trunkMeasures(size: Size, { length }: Cut): LegMeasures {
  const chart = measuresOf(size)
  const step = stepsOf(size)
  const aboveXl = Math.max(0, step - stepsOf('XL'))
  return {
    waistHalf: chart.halfWaist,
    waistQuarter: chart.halfWaist / 2 / waistbandRatio,
    hipQuarter: chart.halfHip / 2,
    hemHalf: chart.legOpening,
    rise: chart.rise - waistbandHeight,
    length: (length === 'long' ? chart.longOutseam : chart.outseam) - waistbandHeight,
    // From 2XL the seat is so round that the crotch would be drawn up, and the hem between the legs with it.
    crotch: { front: 48 + 2 * step + 7 * aboveXl, back: 66 + 2.5 * step + 14 * aboveXl },
    waistband: waistbandHeight,
  }
}

/** How far a slit reaches up from the hem, and half its width there, in mm; the same in every size. */
export const slit = { height: 85, half: 44 } as const
