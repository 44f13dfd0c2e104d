import { type Size, sizes } from '../../../engine/plugin.ts'
import { type ShirtMeasures, type SleeveMeasures, shirtFrom } from '../../blocks/measures.ts'
import { type ChartColumns, chartOf, chartRow } from '../../blocks/sizeChart.ts'
import type { TshirtCut } from './cuts.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL: a regular fit, straight from armpit to hem. */
const columns = {
  halfChest: [47, 50, 53, 56, 59, 62, 65.5, 69, 72.5, 76],
  halfWaist: [46.4, 49.4, 52.4, 55.4, 58.4, 61.5, 65, 68.5, 72, 75.5],
  halfHem: [47, 50, 53, 56, 59, 62, 65.5, 69, 72.5, 76],
  /** From the highest point of the shoulder to the hem, in front. */
  length: [66, 68, 70, 72, 74, 76, 78, 80, 82, 84],
  shoulder: [41, 43, 45, 47, 49, 51, 52.7, 54.4, 56.1, 57.8],
  neckWidth: [17.4, 17.7, 18, 18.3, 18.6, 18.9, 19.2, 19.5, 19.8, 20.1],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [22, 22.8, 23.6, 24.4, 25.2, 26, 26.9, 27.8, 28.7, 29.6],
  sleeve: [18.5, 19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 25.5, 26.5, 27.5],
  sleeveOpening: [16.4, 17.1, 17.8, 18.5, 19.2, 19.9, 20.7, 21.5, 22.3, 23.1],
  /** With the cuff. */
  longSleeve: [56, 57.5, 59, 60.5, 62, 63.5, 64.7, 65.9, 67.1, 68.3],
  /** Above the cuff, which draws it in. */
  longSleeveOpening: [9.7, 10.1, 10.5, 10.9, 11.3, 11.7, 12.2, 12.7, 13.2, 13.7],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** In mm: the chart's row, and what grows by a step per size. */
export function bodyOf(size: Size): ShirtMeasures {
  const step = sizes.indexOf(size)
  return shirtFrom(chartRow(columns, size), {
    neckDepth: { crew: 97 + 1.5 * step, v: 140 + 3 * step, back: 22 + 0.6 * step },
    shoulderDrop: 42 + 1.5 * step,
    pitch: { front: 34, back: 27 },
    hemCurve: 4,
    backDrop: 4,
  })
}

/** Finished height of the rib cuff on a long sleeve, in mm. */
const cuffHeight = 55

export function sleeveOf(size: Size, { sleeve }: Pick<TshirtCut, 'sleeve'>): SleeveMeasures {
  const row = chartRow(columns, size)
  const capHeight = row.armhole * 0.5
  return sleeve === 'long'
    ? { capHeight, length: row.longSleeve, opening: row.longSleeveOpening, cuff: cuffHeight }
    : { capHeight, length: row.sleeve, opening: row.sleeveOpening, cuff: null }
}
