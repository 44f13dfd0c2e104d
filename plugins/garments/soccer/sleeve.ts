import {
  curve,
  draftPanel,
  type EdgeDraft,
  joined,
  lengthOf,
  mirrored,
  type Notch,
  type Panel,
  type Point,
  type Polyline,
  solve,
  straight,
} from '../../../engine/index.ts'
import { allowance } from './allowances.ts'
import { cuffHeight } from './cuff.ts'
import { marksFromArmpit, matchMarks } from './matchMarks.ts'
import type { CuffStyle, SleeveStyle } from './options.ts'
import type { ShirtMeasures } from './shirtMeasures.ts'

/** How much longer the whole cap is than the armhole it is sewn into, in mm: it rounds over the shoulder. */
export const capEase = 6

/** How far the hem hangs lower in the middle than at the seam, in mm. */
const hemCurve = 4

export interface Armholes {
  readonly front: number
  readonly back: number
}

/** The left sleeve; its front half lies at x < 0, as it is seen from the wearer's left. */
export function draftSleeveLeft(measures: ShirtMeasures, armholes: Armholes, cuff: CuffStyle): Panel {
  const { front, back } = draftHalves(measures, armholes, cuff)
  return sleevePanel('sleeveLeft', measures, {
    hem: bottomOf(front),
    edges: [
      ['capFront', mirrored(front.cap), allowance.seam],
      ['capBack', back.cap, allowance.seam],
      ['underBack', back.under, allowance.seam],
      hemEdge(joined(back.hem, mirrored(front.hem)), cuff),
      ['underFront', mirrored(front.under), allowance.seam],
    ],
    notches: [
      ...notchesUp('capFront', front, matchMarks.front),
      { edge: 'capFront', at: 1 },
      ...notchesDown('capBack', back, matchMarks.back),
      hemNotch(back, front),
    ],
  })
}

/** The right sleeve: the left one, mirrored. */
export function draftSleeveRight(measures: ShirtMeasures, armholes: Armholes, cuff: CuffStyle): Panel {
  const { front, back } = draftHalves(measures, armholes, cuff)
  return sleevePanel('sleeveRight', measures, {
    hem: bottomOf(front),
    edges: [
      ['capBack', mirrored(back.cap), allowance.seam],
      ['capFront', front.cap, allowance.seam],
      ['underFront', front.under, allowance.seam],
      hemEdge(joined(front.hem, mirrored(back.hem)), cuff),
      ['underBack', mirrored(back.under), allowance.seam],
    ],
    notches: [
      ...notchesUp('capBack', back, matchMarks.back),
      { edge: 'capBack', at: 1 },
      ...notchesDown('capFront', front, matchMarks.front),
      hemNotch(front, back),
    ],
  })
}

interface SleeveLines {
  readonly edges: readonly EdgeDraft[]
  readonly notches: readonly Notch[]
  readonly hem: number
}

function sleevePanel(id: string, { capHeight }: ShirtMeasures, { edges, notches, hem }: SleeveLines): Panel {
  return draftPanel({
    id,
    edges,
    grain: [
      [0, -capHeight * 0.5],
      [0, hem - 20],
    ],
    notches,
    anchors: { centre: [0, Math.min(10, (hem - capHeight) / 2 + 10)], centreHem: [0, hem] },
  })
}

/** One half of a sleeve at x > 0; the middle of the biceps line is the origin. */
interface HalfSleeve {
  readonly armhole: number
  readonly cap: Polyline
  readonly under: Polyline
  readonly hem: Polyline
}

interface SleeveHalves {
  readonly front: HalfSleeve
  readonly back: HalfSleeve
}

/** Each half of the cap is as long as its armhole and half the ease; the sleeve narrows by as much on both sides. */
function draftHalves(measures: ShirtMeasures, armholes: Armholes, cuff: CuffStyle): SleeveHalves {
  const { capHeight, sleeve } = measures
  const hemY = sleeve.length - capHeight - (cuff === 'rib' ? cuffHeight[sleeve.style] : 0)
  const dip = cuff === 'rib' ? 0 : hemCurve
  const [front, back] = [biceps(capHeight, armholes.front), biceps(capHeight, armholes.back)]
  const taper = (front + back) / 2 - sleeve.opening
  const half = (width: number, armhole: number): HalfSleeve => {
    const corner: Point = [width - taper, hemY - dip]
    return {
      armhole,
      cap: capCurve(width, capHeight),
      under: underCurve(width, corner, sleeve.style),
      hem: curve(corner, [corner[0] * 0.66, hemY], [corner[0] * 0.33, hemY], [0, hemY]),
    }
  }
  return {
    front: half(front, armholes.front),
    back: half(back, armholes.back),
  }
}

/** Sewn to a cuff, or turned up. */
const hemEdge = (line: Polyline, cuff: CuffStyle): EdgeDraft =>
  cuff === 'rib' ? ['hem', line, allowance.seam] : ['hem', line, allowance.hem, 'turned']

/** A long sleeve narrows more above the elbow than below it. */
function underCurve(width: number, [x, y]: Point, style: SleeveStyle): Polyline {
  if (style === 'short') return straight([width, 0], [x, y])
  const taper = width - x
  return curve([width, 0], [width - taper * 0.42, y * 0.33], [x + taper * 0.24, y * 0.67], [x, y])
}

const biceps = (height: number, armhole: number): number =>
  solve(width => lengthOf(capCurve(width, height)), armhole + capEase / 2, { from: 60, to: 420, within: 0.01 })

/** From the top of the cap, level there, down to the armpit, level there too. */
function capCurve(width: number, height: number): Polyline {
  const middle: Point = [width * 0.52, -height * 0.47]
  return joined(
    curve([0, -height], [width * 0.2, -height], [middle[0] - width * 0.15, middle[1] - height * 0.3], middle),
    curve(middle, [middle[0] + width * 0.16, middle[1] + height * 0.3], [width * 0.78, 0], [width, 0]),
  )
}

/** On a half that runs from the armpit up to the shoulder. */
const notchesUp = (edge: string, { armhole, cap }: HalfSleeve, marks: readonly number[]): readonly Notch[] =>
  marksFromArmpit(armhole, marks).map(distance => ({ edge, at: distance / lengthOf(cap) }))

const notchesDown = (edge: string, half: HalfSleeve, marks: readonly number[]): readonly Notch[] =>
  notchesUp(edge, half, marks).map(({ at }) => ({ edge, at: 1 - at }))

/** Under the top of the cap. */
function hemNotch(first: HalfSleeve, second: HalfSleeve): Notch {
  const [before, after] = [lengthOf(first.hem), lengthOf(second.hem)]
  return { edge: 'hem', at: before / (before + after) }
}

const bottomOf = ({ hem }: HalfSleeve): number => hem.at(-1)?.[1] ?? 0
