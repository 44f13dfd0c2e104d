import { type Size, sizes } from '../../../engine/plugin.ts'
import { type ShirtMeasures, type SleeveMeasures, shirtFrom } from '../../blocks/measures.ts'
import { type ChartColumns, chartOf, chartRow } from '../../blocks/sizeChart.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL: as wide as it is short. */
const columns = {
  halfChest: [52, 55, 58, 61, 64, 67, 70.5, 74, 77.5, 81],
  halfWaist: [52, 55, 58, 61, 64, 67, 70.5, 74, 77.5, 81],
  halfHem: [51.4, 54.4, 57.4, 60.4, 63.4, 66.4, 69.9, 73.4, 76.9, 80.4],
  /** From the highest point of the shoulder to the hem, in front. */
  length: [61, 63, 65, 67, 69, 71, 73, 75, 77, 79],
  shoulder: [47, 49.5, 52, 54.5, 57, 59.5, 62, 64.5, 67, 69.5],
  neckWidth: [18, 18.3, 18.6, 18.9, 19.2, 19.5, 19.8, 20.1, 20.4, 20.7],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [24.4, 25.2, 26, 26.8, 27.6, 28.4, 29.3, 30.2, 31.1, 32],
  sleeve: [18.4, 19.2, 20, 20.8, 21.6, 22.4, 23.2, 24, 24.8, 25.6],
  sleeveOpening: [18.2, 18.9, 19.6, 20.3, 21, 21.7, 22.5, 23.3, 24.1, 24.9],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** In mm: the chart's row, and what grows by a step per size. */
export function bodyOf(size: Size): ShirtMeasures {
  const step = sizes.indexOf(size)
  return shirtFrom(chartRow(columns, size), {
    neckDepth: { crew: 92 + 1.5 * step, v: 132 + 3 * step, back: 22 + 0.6 * step },
    shoulderDrop: 45 + 1.5 * step,
    pitch: { front: 24, back: 19 },
    hemCurve: 2,
    backDrop: 2,
  })
}

/** The shoulder falls so far over the arm, in mm; a low cap lets the sleeve stand out. */
export function sleeveOf(size: Size): SleeveMeasures {
  const row = chartRow(columns, size)
  return { capHeight: row.armhole * 0.31, length: row.sleeve, opening: row.sleeveOpening, cuff: null, drop: 35 }
}
