import {
  curve,
  draftPanel,
  mirrored,
  movedBy,
  type Panel,
  type Point,
  panelId,
  straight,
} from '../../../engine/plugin.ts'
import { lengthOfEdge } from '../../blocks/measures.ts'
import { allowance } from '../../blocks/sewing.ts'
import { type PocketMeasures, ribHeight } from './measures.ts'

/** The rib is shorter than the hem that it draws in. */
const bandRatio = 0.86

/** A ring of rib below the body, folded on its lower edge; its ends meet in the middle of the back. */
export function draftBand(front: Panel, back: Panel): Panel {
  const half = (lengthOfEdge(front, 'hem') * bandRatio) / 2
  const end = half + (lengthOfEdge(back, 'hem') * bandRatio) / 2
  return draftPanel({
    id: 'hemBand',
    part: 'shirt',
    placement: { kind: 'hemBand', below: panelId('front') },
    edges: [
      ['hemRight', straight([-end, 0], [-half, 0]), allowance.seam],
      ['hemFront', straight([-half, 0], [half, 0]), allowance.seam],
      ['hemLeft', straight([half, 0], [end, 0]), allowance.seam],
      ['endLeft', straight([end, 0], [end, ribHeight]), allowance.seam],
      ['fold', straight([end, ribHeight], [-end, ribHeight]), ribHeight + allowance.seam],
      ['endRight', straight([-end, ribHeight], [-end, 0]), allowance.seam],
    ],
    grain: [
      [0, 5],
      [0, ribHeight - 5],
    ],
    anchors: { centreFront: [0, ribHeight / 2] },
    rib: true,
  })
}

/** Above the rib, in mm. */
const pocketAbove = 10

/** The kangaroo pocket on the front; its origin is in the middle of its lower edge. `length` of the front, in mm. */
export function draftPocket({ half, top, height, side }: PocketMeasures, length: number): Panel {
  const corner: Point = [top, -height]
  const mouth = curve(corner, movedBy(corner, [0.6, 0.8], 50), [half, -side - 50], [half, -side])
  return draftPanel({
    id: 'pocket',
    part: 'shirt',
    placement: {
      kind: 'onto',
      panel: panelId('front'),
      at: [0, length - pocketAbove],
      open: ['openingLeft', 'openingRight'],
    },
    edges: [
      ['top', straight([-top, -height], corner), allowance.seam],
      ['openingLeft', mouth, 20],
      ['sideLeft', straight([half, -side], [half, 0]), allowance.seam],
      ['bottom', straight([half, 0], [-half, 0]), allowance.seam],
      ['sideRight', straight([-half, 0], [-half, -side]), allowance.seam],
      ['openingRight', mirrored(mouth), 20],
    ],
    grain: [
      [0, -height + 20],
      [0, -20],
    ],
    anchors: { centre: [0, -height / 2] },
  })
}
