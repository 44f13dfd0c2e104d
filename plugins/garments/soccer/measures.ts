import { type Size, sizes } from '../../../engine/plugin.ts'
import { type CollarMeasures, fallBend } from '../../blocks/collar.ts'
import { type LegMeasures, type ShirtMeasures, type SleeveMeasures, shirtFrom } from '../../blocks/measures.ts'
import { type Raglan, raglanOf } from '../../blocks/raglan.ts'
import type { Cut, SleeveStyle } from './cuts.ts'
import { measuresOf } from './sizeChart.ts'

/** The chart's row in mm, and what follows from it or grows by a step per size. */
export function shirtMeasures(size: Size): ShirtMeasures {
  const step = sizes.indexOf(size)
  return shirtFrom(measuresOf(size), {
    neckDepth: { crew: 97 + 1.5 * step, v: 132 + 3 * step, back: 22 + 0.6 * step },
    shoulderDrop: 41 + 1.5 * step,
    pitch: { front: 33, back: 26 },
    hemCurve: 10,
    backDrop: 12,
  })
}

/**
 * Of the collar that is folded over, in mm: lower than that of a polo shirt, for the neck is not cut open. That of raglan
 * sleeves is wider and lies flatter: the stand is longer than it, so that it is not drawn apart above, and the fall is bent
 * nearly twice as much, because it lies on the shoulders.
 */
export function foldedCollar(size: Size, { armhole }: Pick<Cut, 'armhole'>): CollarMeasures {
  const bend = fallBend(size)
  const setIn = { stand: 22, fall: { back: 38, point: 56, bend } }
  return armhole === 'raglan' ? { ...setIn, ease: 1.07, fall: { ...setIn.fall, bend: bend + 0.65 } } : setIn
}

/**
 * Above 3XL the necks of figures grow more than necklines do. A folded collar is no rib that gives way: the back neckline
 * lies deeper there, so that it is long enough and its cloth is not drawn out at the nape.
 */
export function raglanMeasures(size: Size, { collar }: Pick<Cut, 'collar'>): Raglan {
  const body = shirtMeasures(size)
  const usual = raglanOf(body)
  const step = collar === 'polo' ? Math.max(0, sizes.indexOf(size) - sizes.indexOf('XXXL')) : 0
  return { ...usual, hollow: usual.hollow + body.armholeDepth * 0.01 * step }
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
