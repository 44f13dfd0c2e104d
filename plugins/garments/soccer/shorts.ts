import {
  curve,
  draftPanel,
  joined,
  lengthOf,
  mirrored,
  type Panel,
  type Point,
  type Polyline,
  panelId,
  straight,
} from '../../../engine/index.ts'
import { type ShortsMeasures, waistbandHeight } from './measures.ts'
import { allowance } from './sewing.ts'

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

export function draftLegLeft(measures: ShortsMeasures): Panel {
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
export function draftLegRight(measures: ShortsMeasures): Panel {
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
  { hemHalf, rise, length }: ShortsMeasures,
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

function legLines({ waistQuarter, hipQuarter, hemHalf, rise, length, crotch }: ShortsMeasures): LegLines {
  const centreFront: Point = [-waistQuarter, waistSlope.front]
  const centreBack: Point = [waistQuarter, -waistSlope.back]
  const hemFront: Point = [-hemHalf, length]
  const hemBack: Point = [hemHalf + 8, length]
  const crotchFront: Point = [-hipQuarter - crotch.front, rise]
  const inseamFront = straight(hemFront, crotchFront)
  const acrossBack = hipQuarter + crotch.back
  const crotchBack: Point = [
    acrossBack,
    length - Math.sqrt(lengthOf(inseamFront) ** 2 - (acrossBack - hemBack[0]) ** 2),
  ]
  return {
    waist: joined(
      curve(centreFront, [-waistQuarter * 0.6, 2], [-waistQuarter * 0.3, 0], [0, 0]),
      curve([0, 0], [waistQuarter * 0.3, 0], [waistQuarter * 0.7, -waistSlope.back * 0.8], centreBack),
    ),
    crotchBack: curve(centreBack, [hipQuarter - 14, rise * 0.6], [hipQuarter + 2, rise - 6], crotchBack),
    inseamBack: straight(crotchBack, hemBack),
    hem: joined(straight(hemBack, [0, length]), straight([0, length], hemFront)),
    inseamFront,
    crotchFront: curve(crotchFront, [-hipQuarter - 4, rise - 4], [-hipQuarter + 2, rise * 0.68], centreFront),
  }
}

/** Where a line passes x = 0. */
function shareAtSide(line: Polyline): number {
  const side = line.findIndex(([x]) => x === 0)
  return lengthOf(line.slice(0, side + 1)) / lengthOf(line)
}

/** A strip of elastic rib round the waist, its ends sewn together at the back; centre front is the origin. */
export function draftWaistband({ waistHalf: half }: ShortsMeasures): Panel {
  return draftPanel({
    id: 'waistband',
    part: 'shorts',
    placement: { kind: 'waistband', above: panelId('legLeft') },
    edges: [
      ['top', straight([-half, -waistbandHeight], [half, -waistbandHeight]), waistbandHeight + allowance.seam],
      ['endLeft', straight([half, -waistbandHeight], [half, 0]), allowance.seam],
      ['waistLeft', straight([half, 0], [0, 0]), allowance.seam],
      ['waistRight', straight([0, 0], [-half, 0]), allowance.seam],
      ['endRight', straight([-half, 0], [-half, -waistbandHeight]), allowance.seam],
    ],
    grain: [
      [0, -waistbandHeight + 4],
      [0, -4],
    ],
    notches: [
      { edge: 'waistLeft', at: 1 },
      { edge: 'waistLeft', at: 0.5 },
      { edge: 'waistRight', at: 0.5 },
    ],
    anchors: { centreFront: [0, -waistbandHeight / 2] },
    rib: true,
  })
}
