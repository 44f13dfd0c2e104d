import type { Size } from '../../../engine/plugin.ts'
import { type ChartColumns, chartOf, chartRow } from '../../blocks/sizeChart.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL. Own figures for south-east Asian teamwear. */
const columns = {
  halfChest: [46, 49, 52, 55, 58, 61, 64.5, 68, 71.5, 75],
  halfWaist: [45, 48, 51, 54, 57, 60.3, 64, 67.7, 71.4, 75],
  halfHem: [46.6, 49.6, 52.6, 55.6, 58.6, 61.8, 65.4, 69, 72.6, 76.2],
  /** From the highest point of the shoulder to the hem, in front. */
  length: [67, 69, 71, 73, 75, 77, 79.5, 82, 84.5, 87],
  shoulder: [40, 42, 44, 46, 48, 50, 51.7, 53.4, 55.1, 56.8],
  /** Between the two highest points of the shoulder, at the collar seam. */
  neckWidth: [17.4, 17.7, 18, 18.3, 18.6, 18.9, 19.2, 19.5, 19.8, 20.1],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [22, 22.8, 23.6, 24.4, 25.2, 26, 26.9, 27.8, 28.7, 29.6],
  /** Along the middle, from the shoulder seam to the hem. */
  sleeve: [19, 20, 21, 22, 23, 24, 25, 26, 27, 28],
  sleeveOpening: [15.2, 15.9, 16.6, 17.3, 18, 18.7, 19.5, 20.3, 21.1, 21.9],
  longSleeve: [56, 57.5, 59, 60.5, 62, 63.5, 64.7, 65.9, 67.1, 68.3],
  longSleeveOpening: [9.1, 9.5, 9.9, 10.3, 10.7, 11.1, 11.6, 12.1, 12.6, 13.1],
  /** Relaxed, flat. */
  shortsWaist: [31.5, 34, 36.5, 39, 41.5, 44, 46.5, 49, 51.5, 54],
  shortsHip: [50.6, 53.1, 55.6, 58.1, 60.6, 63.1, 65.8, 68.5, 71.2, 73.9],
  /** Of one leg. */
  shortsHem: [28.6, 30, 31.4, 32.8, 34.2, 35.6, 37.2, 38.8, 40.4, 42],
  /** At the side, from the top of the waistband to the height of the crotch. */
  shortsRise: [30, 30.8, 31.6, 32.4, 33.2, 34, 34.9, 35.8, 36.7, 37.6],
  /** With the waistband. */
  outseam: [42, 43.5, 45, 46.5, 48, 49.6, 51.2, 52.8, 54.4, 56],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** A row of the chart in mm. */
export const measuresOf = (size: Size) => chartRow(columns, size)
