import { type Size, sizes } from '../../../engine/plugin.ts'
import { type CollarMeasures, fallBend } from '../../blocks/collar.ts'
import { type ShirtMeasures, type SleeveMeasures, shirtFrom } from '../../blocks/measures.ts'
import { type ChartColumns, chartOf, chartRow } from '../../blocks/sizeChart.ts'
import type { PoloCut } from './cuts.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL: a regular fit, a little shaped at the waist. */
const columns = {
  halfChest: [46.5, 49.5, 52.5, 55.5, 58.5, 61.5, 65, 68.5, 72, 75.5],
  halfWaist: [45.3, 48.3, 51.3, 54.3, 57.3, 60.4, 63.9, 67.4, 70.9, 74.4],
  halfHem: [46.5, 49.5, 52.5, 55.5, 58.5, 61.5, 65, 68.5, 72, 75.5],
  /** From the highest point of the shoulder to the hem, in front. */
  length: [65, 67, 69, 71, 73, 75, 77, 79, 81, 83],
  shoulder: [41, 43, 45, 47, 49, 51, 52.7, 54.4, 56.1, 57.8],
  neckWidth: [17.4, 17.7, 18, 18.3, 18.6, 18.9, 19.2, 19.5, 19.8, 20.1],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [22, 22.8, 23.6, 24.4, 25.2, 26, 26.9, 27.8, 28.7, 29.6],
  /** With the cuff, if it has one. */
  sleeve: [20, 21, 22, 23, 24, 25, 26, 27, 28, 29],
  sleeveOpening: [16.2, 16.9, 17.6, 18.3, 19, 19.7, 20.5, 21.3, 22.1, 22.9],
  longSleeve: [57, 58.5, 60, 61.5, 63, 64.5, 65.7, 66.9, 68.1, 69.3],
  longSleeveOpening: [9.9, 10.3, 10.7, 11.1, 11.5, 11.9, 12.4, 12.9, 13.4, 13.9],
  /** From the neckline down, with three buttons and with two. */
  placket: [14.2, 14.6, 15, 15.4, 15.8, 16.2, 16.6, 17, 17.4, 17.8],
  shortPlacket: [10.8, 11.2, 11.6, 12, 12.4, 12.8, 13.2, 13.6, 14, 14.4],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** In mm: the chart's row, and what grows by a step per size. */
export function bodyOf(size: Size): ShirtMeasures {
  const step = sizes.indexOf(size)
  return shirtFrom(chartRow(columns, size), {
    neckDepth: { crew: 82 + 1.2 * step, v: 140, back: 20 + 0.5 * step },
    shoulderDrop: 42 + 1.5 * step,
    pitch: { front: 34, back: 27 },
    hemCurve: 2,
    backDrop: 12,
  })
}

/** Finished heights of rib cuffs, in mm. */
const cuffs = { short: 28, long: 60 } as const

export function sleeveOf(size: Size, { sleeve, cuff }: PoloCut): SleeveMeasures {
  const row = chartRow(columns, size)
  const capHeight = row.armhole * 0.5
  const ribbed = cuff === 'rib' ? cuffs[sleeve] : null
  return sleeve === 'long'
    ? { capHeight, length: row.longSleeve, opening: row.longSleeveOpening, cuff: ribbed }
    : { capHeight, length: row.sleeve, opening: row.sleeveOpening, cuff: ribbed }
}

/** In mm; points grow with the size. */
export const collarOf = (size: Size): CollarMeasures => ({
  stand: 28,
  fall: { back: 44, point: 66 + 0.6 * sizes.indexOf(size), bend: fallBend(size) },
})

/** In mm, and how many buttons there are on it. */
export function placketOf(size: Size, { buttons }: Pick<PoloCut, 'buttons'>) {
  const { placket, shortPlacket } = chartRow(columns, size)
  const isShort = buttons === 'two'
  return { width: 32, length: isShort ? shortPlacket : placket, buttons: isShort ? 2 : 3 }
}

/** Of the slits at the end of the side seams, in mm. */
export const ventHeight = 50
