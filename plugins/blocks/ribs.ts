import {
  draftPanel,
  type EdgeDraft,
  type Notch,
  type Panel,
  type Point,
  panelId,
  straight,
} from '../../engine/plugin.ts'
import { lengthOfEdge } from './measures.ts'
import { vSlope } from './neckline.ts'
import { allowance, marksOpposite } from './sewing.ts'

/**
 * The rib is shorter than the neckline, so that it lies close; the straight sides of a V would pucker under as much, and
 * raglan sleeves draw the neckline wider by themselves.
 */
const collarRatio = { round: 0.9, raglan: 0.96, v: 0.97 } as const

/** Finished height of a collar in mm, unless a garment has another. */
export const collarHeight = 20

/** Lengths of what a collar is sewn to, in mm. */
export interface Necklines {
  readonly front: number
  readonly back: number
  /** Of each sleeve that reaches up to the neck, as a raglan one does. */
  readonly sleeve?: number
}

const roundRatio = (sleeve: Necklines['sleeve']): number =>
  sleeve === undefined ? collarRatio.round : collarRatio.raglan

/** A stretch of a strip that is sewn to one edge, from `from` to `to` in mm along the strip. */
interface Stretch {
  readonly name: string
  readonly from: number
  readonly to: number
}

function stretchesOf(parts: readonly (readonly [name: string, length: number])[]): readonly Stretch[] {
  let done = 0
  return parts.map(([name, length]) => {
    const from = done
    done += length
    return { name, from, to: done }
  })
}

/** Clockwise, so from the last stretch to the first. */
const sewnEdges = (stretches: readonly Stretch[]): readonly EdgeDraft[] =>
  stretches.toReversed().map(({ name, from, to }) => [name, straight([to, 0], [from, 0]), allowance.neck])

/**
 * A strip of rib, sewn to the neckline from the right shoulder round the front to the left one and back; where the sleeves
 * reach the neck, from the seam behind the right shoulder. It is folded on its top edge: the cloth beyond is its inner
 * half and the seam of it. `height` in mm.
 */
export function draftCrewCollar({ front, back, sleeve }: Necklines, height: number): Panel {
  const round = (along: number): number => along * roundRatio(sleeve)
  const stretches = stretchesOf(
    sleeve === undefined
      ? [
          ['neckFront', round(front)],
          ['neckBack', round(back)],
        ]
      : [
          ['neckRightSleeve', round(sleeve)],
          ['neckFront', round(front)],
          ['neckLeftSleeve', round(sleeve)],
          ['neckBack', round(back)],
        ],
  )
  const length = stretches.at(-1)?.to ?? 0
  const middleOf = (sought: string): number =>
    stretches.reduce((middle, { name, from, to }) => (name === sought ? (from + to) / 2 : middle), 0)
  const at = (x: number): Point => [x, -height / 2]
  return draftPanel({
    id: 'collar',
    part: 'shirt',
    placement: { kind: 'rim' },
    edges: [
      ['top', straight([0, -height], [length, -height]), height + allowance.neck],
      ['endBack', straight([length, -height], [length, 0]), allowance.seam],
      ...sewnEdges(stretches),
      ['endFront', straight([0, 0], [0, -height]), allowance.seam],
    ],
    grain: [
      [middleOf('neckFront'), -height + 2],
      [middleOf('neckFront'), -2],
    ],
    notches: [
      ...stretches.slice(1).map((_, index): Notch => ({ edge: stretches[index]?.name ?? '', at: 0 })),
      { edge: 'neckFront', at: 0.5 },
      { edge: 'neckBack', at: 0.5 },
    ],
    anchors: { centreFront: at(middleOf('neckFront')), centreBack: at(middleOf('neckBack')) },
    rib: true,
  })
}

/**
 * From the point of the V up the left side, round the back and down the right side; its ends are mitred and meet. Flat
 * rib with a knitted edge at the top, which is not cut: folded, its mitred ends would not lie on each other.
 */
export function draftVCollar({ front, back: behind, sleeve }: Necklines): Panel {
  const back = (behind / 2) * roundRatio(sleeve)
  const shoulder = back + (sleeve ?? 0) * roundRatio(sleeve)
  const end = shoulder + (front / 2) * collarRatio.v
  const mitred = end - collarHeight * (-vSlope[1] / vSlope[0])
  return draftPanel({
    id: 'collar',
    part: 'shirt',
    placement: { kind: 'rim' },
    edges: [
      ['top', straight([-mitred, -collarHeight], [mitred, -collarHeight]), 0],
      ['endRight', straight([mitred, -collarHeight], [end, 0]), allowance.seam],
      ['neckRight', straight([end, 0], [shoulder, 0]), allowance.neck],
      ...(sleeve === undefined ? [] : [overSleeve('Right', [shoulder, 0], [back, 0])]),
      ['neckBack', straight([back, 0], [-back, 0]), allowance.neck],
      ...(sleeve === undefined ? [] : [overSleeve('Left', [-back, 0], [-shoulder, 0])]),
      ['neckLeft', straight([-shoulder, 0], [-end, 0]), allowance.neck],
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
      left: [-(shoulder + end) / 2, -collarHeight / 2],
      right: [(shoulder + end) / 2, -collarHeight / 2],
    },
    rib: true,
  })
}

const overSleeve = (side: 'Left' | 'Right', from: Point, to: Point): EdgeDraft => [
  `neck${side}Sleeve`,
  straight(from, to),
  allowance.neck,
]

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
