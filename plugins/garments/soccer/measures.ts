import { type Size, sizes } from '../../../engine/plugin.ts'
import type { LegMeasures, ShirtMeasures, SleeveMeasures } from '../../blocks/measures.ts'
import type { Cut, SleeveStyle } from './cuts.ts'
import { measuresOf } from './sizeChart.ts'

/** The chart's row in mm, and what follows from it or grows by a step per size. */
export function shirtMeasures(size: Size): ShirtMeasures {
  const chart = measuresOf(size)
  const step = sizes.indexOf(size)
  const shoulderHalf = chart.shoulder / 2
  return {
    chestHalf: chart.halfChest / 2,
    waistHalf: chart.halfWaist / 2,
    hemHalf: chart.halfHem / 2,
    length: chart.length,
    neckHalf: chart.neckWidth / 2,
    neckDepth: { crew: 97 + 1.5 * step, v: 132 + 3 * step, back: 22 + 0.6 * step },
    shoulderHalf,
    shoulderDrop: 41 + 1.5 * step,
    armholeDepth: chart.armhole,
    pitchFront: shoulderHalf - 33,
    pitchBack: shoulderHalf - 26,
    pitchY: chart.armhole * 0.65,
    hemCurve: 10,
    backDrop: 12,
  }
}

/** Finished height of a rib cuff in mm. */
const cuffHeight: Readonly<Record<SleeveStyle, number>> = { short: 25, long: 50 }

export function sleeveMeasures(size: Size, { sleeve, cuff }: Pick<Cut, 'sleeve' | 'cuff'>): SleeveMeasures {
  const chart = measuresOf(size)
  return {
    capHeight: chart.armhole * 0.52,
    length: sleeve === 'long' ? chart.longSleeve : chart.sleeve,
    opening: sleeve === 'long' ? chart.longSleeveOpening : chart.sleeveOpening,
    cuff: cuff === 'rib' ? cuffHeight[sleeve] : null,
  }
}

/** Finished height of the waistband in mm. */
const waistbandHeight = 38

/** The waistband holds the waist gathered to about this share of its length. */
const waistbandRatio = 0.77

export function shortsMeasures(size: Size): LegMeasures {
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
    waistband: waistbandHeight,
  }
}
