import { type Size, sizes } from '../../../engine/plugin.ts'
import { type ShirtMeasures, type SleeveMeasures, shirtFrom } from '../../blocks/measures.ts'
import { type ChartColumns, chartOf, chartRow } from '../../blocks/sizeChart.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL: wide, with dropped shoulders and sleeves to the elbow. */
const columns = {
  halfChest: [56, 59, 62, 65, 68, 71, 74.5, 78, 81.5, 85],
  halfWaist: [56, 59, 62, 65, 68, 71, 74.5, 78, 81.5, 85],
  halfHem: [55.4, 58.4, 61.4, 64.4, 67.4, 70.4, 73.9, 77.4, 80.9, 84.4],
  /** From the highest point of the shoulder to the hem, in front. */
  length: [69, 71, 73, 75, 77, 79, 81, 83, 85, 87],
  shoulder: [52, 54.5, 57, 59.5, 62, 64.5, 67, 69.5, 72, 74.5],
  neckWidth: [18.4, 18.7, 19, 19.3, 19.6, 19.9, 20.2, 20.5, 20.8, 21.1],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [26, 26.8, 27.6, 28.4, 29.2, 30, 30.9, 31.8, 32.7, 33.6],
  sleeve: [21.4, 22.2, 23, 23.8, 24.6, 25.4, 26.2, 27, 27.8, 28.6],
  sleeveOpening: [19.4, 20.1, 20.8, 21.5, 22.2, 22.9, 23.7, 24.5, 25.3, 26.1],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** In mm: the chart's row, and what grows by a step per size. */
export function bodyOf(size: Size): ShirtMeasures {
  const step = sizes.indexOf(size)
  return shirtFrom(chartRow(columns, size), {
    neckDepth: { crew: 94 + 1.5 * step, v: 132 + 3 * step, back: 22 + 0.6 * step },
    shoulderDrop: 53 + 1.5 * step,
    pitch: { front: 30, back: 25 },
    hemCurve: 4,
    backDrop: 10,
  })
}

/** The shoulder falls so far over the arm, in mm; a low cap lets the sleeve stand out. */
export function sleeveOf(size: Size): SleeveMeasures {
  const row = chartRow(columns, size)
  return { capHeight: row.armhole * 0.27, length: row.sleeve, opening: row.sleeveOpening, cuff: null, drop: 62 }
}
