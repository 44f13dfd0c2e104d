import {
  curve,
  directionOf,
  draftPanel,
  joined,
  lengthOf,
  mirrored,
  movedBy,
  type Panel,
  type Point,
  type Polyline,
  panelId,
  squareTo,
  straight,
} from '../../engine/plugin.ts'
import type { LegMeasures } from './measures.ts'
import { allowance, legSeams, marksOpposite, type SewnPieces } from './sewing.ts'

/** How far the waist lies below the side's in front and above it at the back, in mm. */
const waistSlope = { front: 6, back: 26 }

/** The lines of the left leg, clockwise; its front lies at x < 0. The side at the waist is the origin. */
interface LegLines {
  readonly waist: Polyline
  readonly crotchBack: Polyline
  readonly inseamBack: Polyline
  readonly hem: Polyline
  readonly inseamFront: Polyline
  readonly crotchFront: Polyline
}

function draftLegLeft(measures: LegMeasures): Panel {
  const lines = legLines(measures)
  return legPanel('Left', measures, [
    ['waist', lines.waist],
    ['crotchBack', lines.crotchBack],
    ['inseamBack', lines.inseamBack],
    ['hem', lines.hem],
    ['inseamFront', lines.inseamFront],
    ['crotchFront', lines.crotchFront],
  ])
}

/** The left leg, mirrored. */
function draftLegRight(measures: LegMeasures): Panel {
  const lines = legLines(measures)
  return legPanel('Right', measures, [
    ['waist', mirrored(lines.waist)],
    ['crotchFront', mirrored(lines.crotchFront)],
    ['inseamFront', mirrored(lines.inseamFront)],
    ['hem', mirrored(lines.hem)],
    ['inseamBack', mirrored(lines.inseamBack)],
    ['crotchBack', mirrored(lines.crotchBack)],
  ])
}

function legPanel(
  side: 'Left' | 'Right',
  { hemHalf, rise, length }: LegMeasures,
  lines: readonly (readonly [name: string, line: Polyline])[],
): Panel {
  const frontward = side === 'Left' ? -1 : 1
  return draftPanel({
    id: `leg${side}`,
    part: 'shorts',
    placement: {
      kind: 'leg',
      side: side === 'Left' ? 'left' : 'right',
      front: { crotch: 'crotchFront', inseam: 'inseamFront' },
      back: { crotch: 'crotchBack', inseam: 'inseamBack' },
    },
    edges: lines.map(([name, line]) =>
      name === 'hem' ? [name, line, allowance.hem, 'turned'] : [name, line, allowance.seam],
    ),
    grain: [
      [0, rise * 0.3],
      [0, length - 60],
    ],
    notches: [
      { edge: 'waist', at: shareAtSide(lines[0]?.[1] ?? []) },
      { edge: 'hem', at: shareAtSide(lines.find(([name]) => name === 'hem')?.[1] ?? []) },
      { edge: 'crotchBack', at: 0.5 },
    ],
    anchors: {
      side: [0, length * 0.55],
      sideHem: [0, length],
      frontHem: [frontward * hemHalf * 0.5, length - 80],
      backHem: [-frontward * hemHalf * 0.5, length - 80],
    },
  })
}

function legLines(measures: LegMeasures): LegLines {
  const { hipQuarter, hemHalf, rise, length, crotch } = measures
  const hemFront: Point = [-hemHalf, length + hemDrop]
  const hemBack: Point = [hemHalf + 8, length + hemDrop]
  const crotchFront: Point = [-hipQuarter - crotch.front, rise]
  const inseamFront = straight(hemFront, crotchFront)
  const acrossBack = hipQuarter + crotch.back
  const inseamDown = Math.sqrt(lengthOf(inseamFront) ** 2 - (acrossBack - hemBack[0]) ** 2)
  const inseamBack = straight([acrossBack, hemBack[1] - inseamDown], hemBack)
  return {
    ...waistLines(measures, inseamFront, inseamBack),
    inseamBack,
    hem: joined(hemCurve(inseamBack, length), mirrored(hemCurve(mirrored(inseamFront), length))),
    inseamFront,
  }
}

/** The hem hangs this much lower inside the leg than at its side, in mm: it meets a slanting inseam at a right angle. */
const hemDrop = 5

/** From the inseam to the middle of the hem, both at x > 0. */
function hemCurve(inseam: Polyline, length: number): Polyline {
  const [from = [0, 0], corner = from] = inseam
  const across = squareTo(directionOf(from, corner))
  return curve(corner, movedBy(corner, across, corner[0] * 0.3), [corner[0] * 0.4, length], [0, length])
}

/** How far the seam in the middle leans to the side below the waist: steps across for a step down. */
const centreLean = { front: 0.08, back: 0.13 }

/** The waist and the seams in the middle, which meet it and the inseams at right angles. */
function waistLines(
  { waistQuarter, rise, crotch }: LegMeasures,
  inseamFront: Polyline,
  inseamBack: Polyline,
): Pick<LegLines, 'waist' | 'crotchFront' | 'crotchBack'> {
  const centreFront: Point = [-waistQuarter, waistSlope.front]
  const centreBack: Point = [waistQuarter, -waistSlope.back]
  const upFront = directionOf([0, 0], [centreLean.front, -1])
  const downBack = directionOf([0, 0], [centreLean.back, 1])
  const backControl = movedBy(centreBack, downBack, rise * 0.5)
  return {
    waist: joined(
      curve(
        centreFront,
        movedBy(centreFront, squareTo(upFront), waistQuarter * 0.35),
        [-waistQuarter * 0.3, 0],
        [0, 0],
      ),
      curve([0, 0], [waistQuarter * 0.3, 0], movedBy(centreBack, squareTo(downBack), waistQuarter * 0.35), centreBack),
    ),
    crotchFront: crotchLine(inseamFront, movedBy(centreFront, upFront, -rise * 0.5), centreFront, crotch.front),
    crotchBack: mirrored(
      crotchLine(
        mirrored(inseamBack),
        [-backControl[0], backControl[1]],
        [-waistQuarter, -waistSlope.back],
        crotch.back,
      ),
    ),
  }
}

/** So far the crotch runs straight where it leaves the inseam, in mm: both legs meet there in one point. */
const squaredOff = 6

/** From the inseam's upper end, which it leaves at a right angle, up to the waist. */
function crotchLine(inseam: Polyline, control: Point, top: Point, reach: number): Polyline {
  const [hem = top, start = top] = inseam
  const across = squareTo(directionOf(hem, start))
  const from = movedBy(start, across, squaredOff)
  return joined(straight(start, from), curve(from, movedBy(from, across, reach * 0.9), control, top))
}

/** Where a line passes x = 0. */
function shareAtSide(line: Polyline): number {
  const side = line.findIndex(([x]) => x === 0)
  return lengthOf(line.slice(0, side + 1)) / lengthOf(line)
}

/** A strip of elastic rib round the waist, its ends sewn together at the back; centre front is the origin. Marked where the legs are. */
function draftWaistband({ waistHalf: half, waistband: height }: LegMeasures, left: Panel, right: Panel): Panel {
  return draftPanel({
    id: 'waistband',
    part: 'shorts',
    placement: { kind: 'waistband', above: panelId('legLeft') },
    edges: [
      ['top', straight([-half, -height], [half, -height]), height + allowance.seam],
      ['endLeft', straight([half, -height], [half, 0]), allowance.seam],
      ['waistLeft', straight([half, 0], [0, 0]), allowance.seam],
      ['waistRight', straight([0, 0], [-half, 0]), allowance.seam],
      ['endRight', straight([-half, 0], [-half, -height]), allowance.seam],
    ],
    grain: [
      [0, -height + 4],
      [0, -4],
    ],
    notches: [
      { edge: 'waistLeft', at: 1 },
      ...marksOpposite(left, 'waist').map(at => ({ edge: 'waistLeft', at })),
      ...marksOpposite(right, 'waist').map(at => ({ edge: 'waistRight', at })),
    ],
    anchors: { centreFront: [0, -height / 2] },
    rib: true,
  })
}

/** Two legs and their waistband. */
export function draftShorts(measures: LegMeasures): SewnPieces {
  const [left, right] = [draftLegLeft(measures), draftLegRight(measures)]
  return { panels: [left, right, draftWaistband(measures, left, right)], seams: legSeams }
}
