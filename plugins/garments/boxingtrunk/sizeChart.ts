import { baseSize, type Size, sizes } from '../../../engine/plugin.ts'
import { chartOf, chartRow } from '../../blocks/sizeChart.ts'

/** Own figures for south-east Asian fighters; a supplier's own replace them. */
const columns = {
  /** Relaxed, flat. */
  halfWaist: [31.5, 34, 36.5, 39, 41.5, 44, 46.5, 49, 51.5, 54],
  halfHip: [51, 53.5, 56, 58.5, 61, 63.5, 66.2, 68.9, 71.6, 74.3],
  /** Of one leg. */
  legOpening: [30, 31.4, 32.8, 34.2, 35.6, 37, 38.6, 40.2, 41.8, 43.4],
  /** At the side, from the top of the waistband to the height of the crotch. */
  rise: [35.2, 36, 36.8, 37.6, 38.4, 39.2, 40.1, 41, 41.9, 42.8],
  /** With the waistband. */
  outseam: [42, 43, 44, 45, 46, 47.1, 48.3, 49.5, 50.7, 51.9],
  longOutseam: [50, 51.5, 53, 54.5, 56, 57.6, 59.2, 60.8, 62.4, 64],
} as const

export const sizeChart = chartOf(columns, 1.5)

/** A row of the chart in mm. */
export const measuresOf = (size: Size): Readonly<Record<keyof typeof columns, number>> => chartRow(columns, size)

/** How many sizes larger than the base size, negative when smaller. */
export const stepsOf = (size: Size): number => sizes.indexOf(size) - sizes.indexOf(baseSize)
