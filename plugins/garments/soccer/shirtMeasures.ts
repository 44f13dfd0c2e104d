import { type Size, sizes } from '../../../engine/index.ts'
import { measuresOf } from './sizeChart.ts'

/** All that the draft of a shirt needs, in mm; halves are of a piece that is as wide as the shirt lies flat. */
export interface ShirtMeasures {
  readonly chestHalf: number
  readonly waistHalf: number
  readonly hemHalf: number
  readonly length: number
  readonly neckHalf: number
  readonly neckDepth: { readonly front: number; readonly back: number }
  readonly shoulderHalf: number
  readonly shoulderDrop: number
  readonly armholeDepth: number
  /** Where the armhole is steepest: half the width of chest and back there, and how far down. */
  readonly pitchFront: number
  readonly pitchBack: number
  readonly pitchY: number
  readonly hemCurve: number
  readonly backDrop: number
  readonly sleeve: number
  readonly capHeight: number
  readonly sleeveOpening: number
}

/** The chart's row, and what follows from it or grows by a step per size. */
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
    neckDepth: { front: 85 + 2.5 * step, back: 22 + 0.6 * step },
    shoulderHalf,
    shoulderDrop: 41 + 1.5 * step,
    armholeDepth: chart.armhole,
    pitchFront: shoulderHalf - 33,
    pitchBack: shoulderHalf - 26,
    pitchY: chart.armhole * 0.65,
    hemCurve: 10,
    backDrop: 12,
    sleeve: chart.sleeve,
    capHeight: chart.armhole * 0.52,
    sleeveOpening: chart.sleeveOpening,
  }
}
