import { type Size, sizes } from '../../../engine/plugin.ts'
import type { SleeveStyle } from './cuts.ts'
import { measuresOf } from './sizeChart.ts'

/** All that the draft of a shirt needs, in mm; halves are of a piece that is as wide as the shirt lies flat. */
export interface ShirtMeasures {
  readonly chestHalf: number
  readonly waistHalf: number
  readonly hemHalf: number
  readonly length: number
  readonly neckHalf: number
  /** Of the neckline in the middle, below the highest point of the shoulder. */
  readonly neckDepth: { readonly crew: number; readonly v: number; readonly back: number }
  readonly shoulderHalf: number
  readonly shoulderDrop: number
  readonly armholeDepth: number
  /** Where the armhole is steepest: half the width of chest and back there, and how far down. */
  readonly pitchFront: number
  readonly pitchBack: number
  readonly pitchY: number
  readonly hemCurve: number
  readonly backDrop: number
  readonly capHeight: number
  /** Along the middle from the top of the cap, and half the width there. */
  readonly sleeve: SleeveMeasures
}

interface SleeveMeasures {
  readonly style: SleeveStyle
  readonly length: number
  readonly opening: number
}

/** The chart's row, and what follows from it or grows by a step per size. */
export function shirtMeasures(size: Size, sleeve: SleeveStyle): ShirtMeasures {
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
    capHeight: chart.armhole * 0.52,
    sleeve:
      sleeve === 'long'
        ? { style: sleeve, length: chart.longSleeve, opening: chart.longSleeveOpening }
        : { style: sleeve, length: chart.sleeve, opening: chart.sleeveOpening },
  }
}

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
