import { draftPanel, type Panel, straight } from '../../../engine/index.ts'
import { allowance } from './allowances.ts'
import { vSlope } from './neckline.ts'

/** The rib is shorter than the neckline, so that it lies close; the straight sides of a V would pucker under as much. */
export const collarRatio = { round: 0.9, v: 0.97 } as const

/** Finished height in mm. */
const height = 20

export interface Necklines {
  readonly front: number
  readonly back: number
}

/**
 * A strip of rib, sewn to the neckline from the right shoulder round the front to the left one and back. It is folded
 * on its top edge: the cloth beyond is its inner half and the seam of it.
 */
export function draftCrewCollar(necklines: Necklines): Panel {
  const left = necklines.front * collarRatio.round
  const length = left + necklines.back * collarRatio.round
  return draftPanel({
    id: 'collar',
    part: 'shirt',
    placement: { kind: 'rim' },
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

/**
 * From the point of the V up the left side, round the back and down the right side; its ends are mitred and meet. Flat
 * rib with a knitted edge at the top, which is not cut: folded, its mitred ends would not lie on each other.
 */
export function draftVCollar(necklines: Necklines): Panel {
  const back = (necklines.back / 2) * collarRatio.round
  const end = back + (necklines.front / 2) * collarRatio.v
  const mitred = end - height * (-vSlope[1] / vSlope[0])
  return draftPanel({
    id: 'collar',
    part: 'shirt',
    placement: { kind: 'rim' },
    edges: [
      ['top', straight([-mitred, -height], [mitred, -height]), 0],
      ['endRight', straight([mitred, -height], [end, 0]), allowance.seam],
      ['neckRight', straight([end, 0], [back, 0]), allowance.neck],
      ['neckBack', straight([back, 0], [-back, 0]), allowance.neck],
      ['neckLeft', straight([-back, 0], [-end, 0]), allowance.neck],
      ['endLeft', straight([-end, 0], [-mitred, -height]), allowance.seam],
    ],
    grain: [
      [0, -height + 2],
      [0, -2],
    ],
    notches: [
      { edge: 'neckRight', at: 1 },
      { edge: 'neckBack', at: 0.5 },
      { edge: 'neckLeft', at: 0 },
    ],
    anchors: {
      centreBack: [0, -height / 2],
      left: [-(back + end) / 2, -height / 2],
      right: [(back + end) / 2, -height / 2],
    },
    rib: true,
  })
}
