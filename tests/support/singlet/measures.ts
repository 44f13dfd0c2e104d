import { type Size, sizes } from '../../../engine/plugin.ts'
import { type ShirtMeasures, shirtFrom } from '../../../plugins/blocks/measures.ts'
import { type ChartColumns, chartOf, chartRow } from '../../../plugins/blocks/sizeChart.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL: loose and long, as it is worn in the trousers. */
const columns = {
  halfChest: [48, 51, 54, 57, 60, 63, 66.5, 70, 73.5, 77],
  halfWaist: [47.6, 50.6, 53.6, 56.6, 59.6, 62.8, 66.4, 70, 73.6, 77.2],
  halfHem: [48.8, 51.8, 54.8, 57.8, 60.8, 63.8, 67.3, 70.8, 74.3, 77.8],
  /** From the highest point of the shoulder to the hem, in front. */
  length: [70, 72, 74, 76, 78, 80, 82, 84, 86, 88],
  shoulder: [34.4, 35.7, 37, 38.3, 39.6, 40.9, 42, 43.1, 44.2, 45.3],
  neckWidth: [19.4, 19.7, 20, 20.3, 20.6, 20.9, 21.2, 21.5, 21.8, 22.1],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [25.4, 26.2, 27, 27.8, 28.6, 29.4, 30.3, 31.2, 32.1, 33],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** In mm: the chart's row, and what grows by a step per size. */
export function bodyOf(size: Size): ShirtMeasures {
  const step = sizes.indexOf(size)
  const row = chartRow(columns, size)
  return shirtFrom(row, {
    neckDepth: { crew: 128 + 2 * step, v: 160 + 3 * step, back: 38 + 0.8 * step },
    shoulderDrop: (row.shoulder - row.neckWidth) * 0.175,
    pitch: { front: 40, back: 34 },
    hemCurve: 6,
    backDrop: 10,
  })
}
