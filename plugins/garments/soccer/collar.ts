import { draftPanel, type Panel, straight } from '../../../engine/index.ts'
import { allowance } from './allowances.ts'

/** The rib is shorter than the neckline, so that it lies close. */
export const collarRatio = 0.9

/** Finished height in mm. */
const height = 20

export interface Necklines {
  readonly front: number
  readonly back: number
}

/**
 * A strip of rib, sewn to the neckline from the right shoulder round the front to the left one and back. It is folded
 * on its top edge, so the cloth beyond that edge is its inner half and the seam of it.
 */
export function draftCollar(necklines: Necklines): Panel {
  const left = necklines.front * collarRatio
  const length = left + necklines.back * collarRatio
  return draftPanel({
    id: 'collar',
    edges: [
      ['top', straight([0, -height], [length, -height]), height + allowance.neck],
      ['endBack', straight([length, -height], [length, 0]), allowance.seam],
      ['neckBack', straight([length, 0], [left, 0]), allowance.neck],
      ['neckFront', straight([left, 0], [0, 0]), allowance.neck],
      ['endFront', straight([0, 0], [0, -height]), allowance.seam],
    ],
    grain: [
      [left / 2, -height + 2],
      [left / 2, -2],
    ],
    notches: [
      { edge: 'neckFront', at: 0 },
      { edge: 'neckFront', at: 0.5 },
      { edge: 'neckBack', at: 0.5 },
    ],
    anchors: {
      centreFront: [left / 2, -height / 2],
      centreBack: [(left + length) / 2, -height / 2],
    },
    rib: true,
  })
}
