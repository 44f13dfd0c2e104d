import {
  curve,
  directionOf,
  distance,
  draftPanel,
  type EdgeDraft,
  joined,
  lengthOf,
  mirrored,
  movedBy,
  type Notch,
  type Panel,
  type Point,
  type Polyline,
  solve,
  squareTo,
} from '../../engine/plugin.ts'
import type { SleeveMeasures } from './measures.ts'
import { type RaglanCorner, raglanCap, raglanNeck } from './raglan.ts'
import { allowance, marksFromArmpit, matchMarks } from './sewing.ts'

/** How much longer the whole cap is than the armhole it is sewn into, in mm: it rounds over the shoulder. */
const capEase = 6

/**
 * How far the under-arm seam leans inwards where it leaves the cap and where it meets the hem, as steps down and
 * inwards. Cap and hem meet it at right angles: steeper, and both would have to bend.
 */
const lean = { atCap: unitLean(0.26), atHem: unitLean(0.14) }

function unitLean(inwards: number): Point {
  return directionOf([0, 0], [-inwards, 1])
}

export interface Armholes {
  readonly front: number
  readonly back: number
}

/** Its front half lies at x < 0 on the left sleeve, as it is seen from the wearer's left, and at x > 0 on the right. */
export function draftSleeve(side: 'Left' | 'Right', measures: SleeveMeasures, armholes: Armholes): Panel {
  const { capHeight } = measures
  const [front, back] = [biceps(capHeight, armholes.front), biceps(capHeight, armholes.back)]
  return sleevePanel(side, measures, {
    drop: measures.drop ?? 0,
    ...draftHalves(measures, measures.length - capHeight, {
      front: { width: front, armhole: armholes.front, cap: capCurve(front, capHeight) },
      back: { width: back, armhole: armholes.back, cap: capCurve(back, capHeight) },
    }),
  })
}

/** What a raglan sleeve is sewn to, and the armholes of the shirt if its sleeves were set in: as wide as those it is cut. */
export interface RaglanBody {
  readonly armholes: Armholes
  readonly setIn: Armholes
  /** The body's corners between neckline and armhole, in radians. */
  readonly corners: Armholes
  /** Along the neckline from the shoulder's highest point, in mm. */
  readonly reach: Armholes
  /** From the neck to the shoulder's tip, in mm: so much longer than a sleeve that is set in there. */
  readonly shoulder: number
}

/** The cap of a raglan sleeve is that much less wide at the armpits: so it is high enough to lie over the shoulder. */
const narrower = 0.865

/** A sleeve that takes the shoulder along; halves as of a sleeve that is set in. */
export function draftRaglanSleeve(side: 'Left' | 'Right', measures: SleeveMeasures, body: RaglanBody): Panel {
  const { capHeight } = measures
  const width = ((biceps(capHeight, body.setIn.front) + biceps(capHeight, body.setIn.back)) / 2) * narrower
  const [inwards, down] = lean.atCap
  const corner = (half: 'front' | 'back'): RaglanCorner => ({
    cap: raglanCap({ biceps: width, neck: body.reach[half] * 1.25 }, body.armholes[half], [down, -inwards]),
    turns: body.corners[half],
  })
  const [front, back] = [corner('front'), corner('back')]
  const neck = side === 'Left' ? raglanNeck(front, back) : raglanNeck(back, front)
  const reach = body.shoulder
  return sleevePanel(side, measures, {
    neck,
    drop: -reach,
    ...draftHalves(measures, middleOf(neck) + reach + measures.length, {
      front: { width, armhole: body.armholes.front, cap: front.cap },
      back: { width, armhole: body.armholes.back, cap: back.cap },
    }),
  })
}

/** The height of a line where it crosses x = 0. */
function middleOf(line: Polyline): number {
  const next = line.findIndex(([x]) => x >= 0)
  const [[ax, ay], [bx, by]] = [line[next - 1] ?? [0, 0], line[next] ?? [0, 0]]
  return ay + (by - ay) * (bx === ax ? 0 : -ax / (bx - ax))
}

interface SleeveLines extends SleeveHalves {
  /** Of a sleeve that reaches the neck, from its first half to its second. */
  readonly neck?: Polyline
  readonly drop: number
}

function sleevePanel(
  side: 'Left' | 'Right',
  { capHeight, cuff }: SleeveMeasures,
  { front, back, neck, drop }: SleeveLines,
): Panel {
  const [first, second] = side === 'Left' ? ([front, back] as const) : ([back, front] as const)
  const hem = bottomOf(front)
  return draftPanel({
    id: `sleeve${side}`,
    part: 'shirt',
    placement: {
      kind: 'sleeve',
      side: side === 'Left' ? 'left' : 'right',
      front: 'underFront',
      back: 'underBack',
      ...(drop !== 0 && { drop }),
    },
    edges: [
      [`cap${first.name}`, mirrored(first.cap), allowance.seam],
      ...(neck ? [['neck', neck, allowance.raglanNeck] as const] : []),
      [`cap${second.name}`, second.cap, allowance.seam],
      [`under${second.name}`, second.under, allowance.seam],
      hemEdge(joined(second.hem, mirrored(first.hem)), cuff),
      [`under${first.name}`, mirrored(first.under), allowance.seam],
    ],
    grain: [
      [0, -capHeight * 0.5],
      [0, hem - 20],
    ],
    notches: [
      ...notchesUp(first),
      ...(neck ? [] : [{ edge: `cap${first.name}`, at: 1 }]),
      ...notchesUp(second).map(({ edge, at }) => ({ edge, at: 1 - at })),
      hemNotch(second, first),
    ],
    anchors: { centre: [0, Math.min(10, (hem - capHeight) / 2 + 10)], centreHem: [0, hem] },
  })
}

/** One half of a sleeve at x > 0; the middle of the biceps line is the origin. */
interface HalfSleeve {
  readonly name: 'Front' | 'Back'
  readonly armhole: number
  readonly cap: Polyline
  readonly under: Polyline
  readonly hem: Polyline
}

interface SleeveHalves {
  readonly front: HalfSleeve
  readonly back: HalfSleeve
}

/** What a half is drawn from: its width at the armpits, and the line that is sewn to its armhole. */
interface HalfCap extends Pick<HalfSleeve, 'armhole' | 'cap'> {
  readonly width: number
}

/** The sleeve narrows by as much on both sides, down to where it ends: `end` mm below the armpits, cuff and all. */
function draftHalves(
  { opening, cuff }: SleeveMeasures,
  end: number,
  { front, back }: Readonly<Record<'front' | 'back', HalfCap>>,
): SleeveHalves {
  const hemY = end - (cuff ?? 0)
  const taper = (front.width + back.width) / 2 - opening
  const half = (name: HalfSleeve['name'], { width, armhole, cap }: HalfCap): HalfSleeve => {
    const x = width - taper
    const across = squareTo(lean.atHem)
    const reach = opening * hemReach
    // The hem rises from its corner to the middle, as the rim of an unrolled cone does.
    const corner: Point = [x, hemY - across[1] * reach * 0.8]
    return {
      name,
      armhole,
      cap,
      under: underCurve(width, corner),
      hem: curve(corner, movedBy(corner, across, reach), [x * 0.4, hemY], [0, hemY]),
    }
  }
  return {
    front: half('Front', front),
    back: half('Back', back),
  }
}

/** The share of half its width over which the hem bends into its corner. */
const hemReach = 0.35

/** Sewn to a cuff, or turned up. */
const hemEdge = (line: Polyline, cuff: SleeveMeasures['cuff']): EdgeDraft =>
  cuff === null ? ['hem', line, allowance.hem, 'turned'] : ['hem', line, allowance.seam]

/** Leans as it must at both ends, and narrows in between. */
function underCurve(width: number, corner: Point): Polyline {
  const start: Point = [width, 0]
  const reach = distance(start, corner) * 0.36
  return curve(start, movedBy(start, lean.atCap, reach), movedBy(corner, lean.atHem, -reach), corner)
}

const solvedBiceps = new Map<string, number>()

/** Solved once for both sleeves of every cut: short and long ones have the same cap. */
function biceps(height: number, armhole: number): number {
  const key = `${height} ${armhole}`
  const known = solvedBiceps.get(key)
  if (known !== undefined) return known
  const interval = { from: 60, to: 420, within: 0.01 }
  const width = solve(tried => lengthOf(capCurve(tried, height)), armhole + capEase / 2, interval)
  solvedBiceps.set(key, width)
  return width
}

/** From the top of the cap, level there, down to the armpit, where it meets the under-arm seam at a right angle. */
function capCurve(width: number, height: number): Polyline {
  const middle: Point = [width * 0.52, -height * 0.47]
  const armpit: Point = [width, 0]
  const [inwards, down] = lean.atCap
  const outwards: Point = [down, -inwards]
  return joined(
    curve([0, -height], [width * 0.2, -height], [middle[0] - width * 0.15, middle[1] - height * 0.3], middle),
    curve(
      middle,
      [middle[0] + width * 0.16, middle[1] + height * 0.3],
      movedBy(armpit, outwards, -width * 0.22),
      armpit,
    ),
  )
}

/** On a half that runs from the armpit up to the shoulder. */
const notchesUp = ({ name, armhole, cap }: HalfSleeve): readonly Notch[] =>
  marksFromArmpit(armhole, name === 'Front' ? matchMarks.front : matchMarks.back).map(distance => ({
    edge: `cap${name}`,
    at: distance / lengthOf(cap),
  }))

/** Under the top of the cap. */
function hemNotch(first: HalfSleeve, second: HalfSleeve): Notch {
  const [before, after] = [lengthOf(first.hem), lengthOf(second.hem)]
  return { edge: 'hem', at: before / (before + after) }
}

const bottomOf = ({ hem }: HalfSleeve): number => hem.at(-1)?.[1] ?? 0
