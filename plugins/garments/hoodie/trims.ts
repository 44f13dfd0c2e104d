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

/** In mm: how round the cord is, where its eyelet is from the edge of the hood and its seam, how far it hangs down. */
const cord = { round: 15, aside: 15, above: 26, below: 112 }

/** One cord of the hood: out of its eyelet, over the seam of the neck and down the front; it is bought. */
export function draftCord(side: 'Left' | 'Right', front: Panel): Panel {
  const sign = side === 'Left' ? 1 : -1
  const [, neck = 0] = front.edges.find(({ name }) => name === 'neckLeft')?.points[0] ?? []
  const onHood = [cord.above, 5].map(y => ({
    panel: panelId(`hood${side}`),
    at: [sign * cord.aside, -y] as const,
  }))
  const onFront = [6, 20, 45, 66, 82, 97, cord.below].map((y, index) => ({
    panel: panelId('front'),
    at: [sign * (cord.aside + 1.6 * index), neck + y] as const,
  }))
  const [half, length] = [cord.round / 2, cord.above + cord.below]
  return draftPanel({
    id: `drawcord${side}`,
    part: 'shirt',
    placement: { kind: 'drawcord', path: [...onHood, ...onFront] },
    edges: [
      ['top', straight([-half, 0], [half, 0]), 1],
      ['left', straight([half, 0], [half, length]), 1],
      ['bottom', straight([half, length], [-half, length]), 1],
      ['right', straight([-half, length], [-half, 0]), 1],
    ],
    grain: [
      [0, 10],
      [0, length - 10],
    ],
    anchors: { centre: [0, length / 2] },
  })
}
