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
  // From 2XL the seat is so round that the crotch of short legs would be drawn up, and the hem between the legs with it.
  // Long legs would hang inwards with as much more cloth there, and are drawn up above 3XL alone.
  const above = (other: Size): number => Math.max(0, step - stepsOf(other))
  const more = length === 'short' ? 7 * above('XL') : 2 * above('XXXL')
  return {
    waistHalf: chart.halfWaist,
    waistQuarter: chart.halfWaist / 2 / waistbandRatio,
    hipQuarter: chart.halfHip / 2,
    hemHalf: chart.legOpening,
    rise: chart.rise - waistbandHeight,
    length: (length === 'long' ? chart.longOutseam : chart.outseam) - waistbandHeight,
    crotch: { front: 48 + 2 * step + more, back: 66 + 2.5 * step + 2 * more },
    waistband: waistbandHeight,
  }
}

/** How far a slit reaches up from the hem, and half its width there, in mm; the same in every size. */
export const slit = { height: 85, half: 44 } as const
