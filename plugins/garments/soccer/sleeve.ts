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
import { marksFromArmpit, matchMarks } from './matchMarks.ts'
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
export function draftSleeveLeft(measures: ShirtMeasures, armholes: Armholes): Panel {
  const { front, back } = halves(measures, armholes)
  return sleevePanel('sleeveLeft', measures, {
    edges: [
      ['capFront', mirrored(front.cap), allowance.seam],
      ['capBack', back.cap, allowance.seam],
      ['underBack', back.under, allowance.seam],
      ['hem', joined(back.hem, mirrored(front.hem)), allowance.hem],
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
export function draftSleeveRight(measures: ShirtMeasures, armholes: Armholes): Panel {
  const { front, back } = halves(measures, armholes)
  return sleevePanel('sleeveRight', measures, {
    edges: [
      ['capBack', mirrored(back.cap), allowance.seam],
      ['capFront', front.cap, allowance.seam],
      ['underFront', front.under, allowance.seam],
      ['hem', joined(front.hem, mirrored(back.hem)), allowance.hem],
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
}

function sleevePanel(id: string, { sleeve, capHeight }: ShirtMeasures, { edges, notches }: SleeveLines): Panel {
  const hem = sleeve - capHeight
  return draftPanel({
    id,
    edges,
    grain: [
      [0, -capHeight * 0.5],
      [0, hem - 20],
    ],
    notches,
    anchors: { centre: [0, (hem - capHeight) / 2 + 10], centreHem: [0, hem] },
  })
}

/** One half of a sleeve at x > 0; the middle of the biceps line is the origin. */
interface HalfSleeve {
  readonly armhole: number
  readonly cap: Polyline
  readonly under: Polyline
  readonly hem: Polyline
}

/** Each half of the cap is as long as its armhole and half the ease; the sleeve narrows by as much on both sides. */
function halves(
  measures: ShirtMeasures,
  armholes: Armholes,
): { readonly front: HalfSleeve; readonly back: HalfSleeve } {
  const { capHeight, sleeve, sleeveOpening } = measures
  const [front, back] = [biceps(capHeight, armholes.front), biceps(capHeight, armholes.back)]
  const taper = (front + back) / 2 - sleeveOpening
  const half = (width: number, armhole: number): HalfSleeve => {
    const under: Point = [width - taper, sleeve - capHeight - hemCurve]
    const middle: Point = [0, sleeve - capHeight]
    return {
      armhole,
      cap: capCurve(width, capHeight),
      under: straight([width, 0], under),
      hem: curve(under, [under[0] * 0.66, middle[1]], [under[0] * 0.33, middle[1]], middle),
    }
  }
  return { front: half(front, armholes.front), back: half(back, armholes.back) }
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
