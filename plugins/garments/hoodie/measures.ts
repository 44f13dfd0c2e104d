import { type Size, sizes } from '../../../engine/plugin.ts'
import { type ShirtMeasures, type SleeveMeasures, shirtFrom } from '../../blocks/measures.ts'
import { type ChartColumns, chartOf, chartRow } from '../../blocks/sizeChart.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL: roomy, drawn in by the rib below. */
const columns = {
  halfChest: [52, 55, 58, 61, 64, 67, 70, 73, 76, 79],
  halfWaist: [50.8, 53.8, 56.8, 59.8, 62.8, 65.8, 68.8, 71.8, 74.8, 77.8],
  /** Above the rib. */
  halfHem: [49.2, 52.2, 55.2, 58.2, 61.2, 64.2, 67.2, 70.2, 73.2, 76.2],
  /** From the highest point of the shoulder to the end of the rib, in front. */
  length: [63.4, 65.2, 67, 68.8, 70.6, 72.4, 74.2, 76, 77.8, 79.6],
  shoulder: [45, 46.8, 48.6, 50.4, 52.2, 54, 55.8, 57.6, 59.4, 61.2],
  neckWidth: [18.6, 18.9, 19.2, 19.5, 19.8, 20.1, 20.4, 20.7, 21, 21.3],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [24.4, 25.3, 26.2, 27.1, 28, 28.9, 29.8, 30.7, 31.6, 32.5],
  /** With the cuff. */
  longSleeve: [59.2, 60.6, 62, 63.4, 64.8, 66.2, 67.6, 69, 70.4, 71.8],
  /** Above the cuff, which draws it in. */
  longSleeveOpening: [11, 11.4, 11.8, 12.2, 12.6, 13, 13.4, 13.8, 14.2, 14.6],
  /** From the neck to the top, flat. */
  hoodHeight: [33.9, 34.2, 34.5, 34.8, 35.1, 35.4, 35.7, 36, 36.3, 36.6],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** Finished height of the rib at hem and cuffs, in mm. */
export const ribHeight = 65

/** How many sizes larger than M, negative when smaller. */
const stepsOf = (size: Size): number => sizes.indexOf(size) - sizes.indexOf('M')

/** In mm; the length is without the rib. */
export function bodyOf(size: Size): ShirtMeasures {
  const row = chartRow(columns, size)
  const steps = stepsOf(size)
  return shirtFrom(
    { ...row, length: row.length - ribHeight },
    {
      neckDepth: { crew: 112 + 1.5 * steps, v: 150, back: 24 + 0.6 * steps },
      shoulderDrop: 44 + 1.5 * steps,
      pitch: { front: 30, back: 24 },
      hemCurve: 2,
      backDrop: 4,
    },
  )
}

export function sleeveOf(size: Size): SleeveMeasures {
  const row = chartRow(columns, size)
  return { capHeight: row.armhole * 0.46, length: row.longSleeve, opening: row.longSleeveOpening, cuff: ribHeight }
}

export interface HoodMeasures {
  readonly height: number
  /** From the face to the back of the head. */
  readonly depth: number
}

/** In mm. */
export const hoodOf = (size: Size): HoodMeasures => ({
  height: chartRow(columns, size).hoodHeight,
  depth: 262 + 2 * stepsOf(size),
})

export interface PocketMeasures {
  /** Half its width below and above. */
  readonly half: number
  readonly top: number
  readonly height: number
  /** Of the sewn part of its sides; above it a hand goes in. */
  readonly side: number
}

/** In mm. */
export const pocketOf = (size: Size): PocketMeasures => ({
  half: 165 + 4 * stepsOf(size),
  top: 92 + 2.5 * stepsOf(size),
  height: 185 + stepsOf(size),
  side: 60,
})
