import { type Size, sizes } from '../../../engine/plugin.ts'
import { type ShirtMeasures, shirtFrom } from '../../blocks/measures.ts'
import { type ChartColumns, chartOf, chartRow } from '../../blocks/sizeChart.ts'
import type { BackStyle } from './cuts.ts'

/** Finished measures in cm, flat as on a table, by size from XS to 6XL: for training, with room under the arms. */
const columns = {
  halfChest: [46, 49, 52, 55, 58, 61, 64.5, 68, 71.5, 75],
  halfWaist: [45.4, 48.4, 51.4, 54.4, 57.4, 60.6, 64.2, 67.8, 71.4, 75],
  halfHem: [46.6, 49.6, 52.6, 55.6, 58.6, 61.6, 65.1, 68.6, 72.1, 75.6],
  /** From the highest point of the shoulder to the hem, in front. */
  length: [66, 68, 70, 72, 74, 76, 78, 80, 82, 84],
  shoulder: [33.4, 34.7, 36, 37.3, 38.6, 39.9, 41, 42.1, 43.2, 44.3],
  /** Of the racer back, whose straps are narrower. */
  racerShoulder: [27.4, 28.2, 29, 29.8, 30.6, 31.4, 32.2, 33, 33.8, 34.6],
  neckWidth: [18.8, 19.1, 19.4, 19.7, 20, 20.3, 20.6, 20.9, 21.2, 21.5],
  /** Straight down from the height of the shoulder's highest point to the armpit. */
  armhole: [23.8, 24.6, 25.4, 26.2, 27, 27.8, 28.7, 29.6, 30.5, 31.4],
} satisfies ChartColumns

export const sizeChart = chartOf(columns, 1.5)

/** How much narrower than the straps the piece is between the armholes, at each side, in mm. */
const pitch = { full: { front: 38, back: 32 }, racer: { front: 16, back: 46 } } as const

/** In mm: the chart's row, and what grows by a step per size. */
export function bodyOf(size: Size, back: BackStyle): ShirtMeasures {
  const step = sizes.indexOf(size)
  const row = chartRow(columns, size)
  const shoulder = back === 'racer' ? row.racerShoulder : row.shoulder
  return shirtFrom(
    { ...row, shoulder },
    {
      neckDepth: { crew: 116 + 2 * step, v: 150 + 3 * step, back: 34 + 0.8 * step },
      shoulderDrop: (shoulder - row.neckWidth) * 0.175,
      pitch: pitch[back],
      hemCurve: 8,
      backDrop: 8,
    },
  )
}
