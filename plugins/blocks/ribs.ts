import { draftPanel, type Panel, panelId, straight } from '../../engine/plugin.ts'
import { lengthOfEdge } from './measures.ts'
import { vSlope } from './neckline.ts'
import { allowance, marksOpposite } from './sewing.ts'

/** The rib is shorter than the neckline, so that it lies close; the straight sides of a V would pucker under as much. */
const collarRatio = { round: 0.9, v: 0.97 } as const

/** Finished height of a collar in mm, unless a garment has another. */
export const collarHeight = 20

interface Necklines {
  readonly front: number
  readonly back: number
}

/**
 * A strip of rib, sewn to the neckline from the right shoulder round the front to the left one and back. It is folded
 * on its top edge: the cloth beyond is its inner half and the seam of it. `height` in mm.
 */
export function draftCrewCollar(necklines: Necklines, height: number): Panel {
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
  const mitred = end - collarHeight * (-vSlope[1] / vSlope[0])
  return draftPanel({
    id: 'collar',
    part: 'shirt',
    placement: { kind: 'rim' },
    edges: [
      ['top', straight([-mitred, -collarHeight], [mitred, -collarHeight]), 0],
      ['endRight', straight([mitred, -collarHeight], [end, 0]), allowance.seam],
      ['neckRight', straight([end, 0], [back, 0]), allowance.neck],
      ['neckBack', straight([back, 0], [-back, 0]), allowance.neck],
      ['neckLeft', straight([-back, 0], [-end, 0]), allowance.neck],
      ['endLeft', straight([-end, 0], [-mitred, -collarHeight]), allowance.seam],
    ],
    grain: [
      [0, -collarHeight + 2],
      [0, -2],
    ],
    notches: [
      { edge: 'neckRight', at: 1 },
      { edge: 'neckBack', at: 0.5 },
      { edge: 'neckLeft', at: 0 },
    ],
    anchors: {
      centreBack: [0, -collarHeight / 2],
      left: [-(back + end) / 2, -collarHeight / 2],
      right: [(back + end) / 2, -collarHeight / 2],
    },
    rib: true,
  })
}

/** The rib is shorter than the sleeve's hem, so that it holds the arm. */
const cuffRatio = 0.86

/** A strip of rib round the hem of a sleeve, folded on its lower edge like the collar on its top; marked where the hem is. `height` in mm. */
export function draftCuff(side: 'Left' | 'Right', sleeve: Panel, height: number): Panel {
  const half = (lengthOfEdge(sleeve, 'hem') * cuffRatio) / 2
  const [first, second] = side === 'Left' ? ['endFront', 'endBack'] : ['endBack', 'endFront']
  return draftPanel({
    id: `cuff${side}`,
    part: 'shirt',
    placement: { kind: 'tube', below: panelId(`sleeve${side}`), front: 'endFront' },
    edges: [
      ['sleeve', straight([-half, 0], [half, 0]), allowance.seam],
      [second, straight([half, 0], [half, height]), allowance.seam],
      ['fold', straight([half, height], [-half, height]), height + allowance.seam],
      [first, straight([-half, height], [-half, 0]), allowance.seam],
    ],
    grain: [
      [0, 3],
      [0, height - 3],
    ],
    notches: marksOpposite(sleeve, 'hem').map(at => ({ edge: 'sleeve', at })),
    anchors: { centre: [0, height / 2] },
    rib: true,
  })
}
