import {
  draftPanel,
  type Panel,
  type Point,
  type Polyline,
  panelId,
  type Seam,
  type Size,
  seam,
  sizes,
} from '../../engine/plugin.ts'
import { allowance } from './sewing.ts'

interface Necklines {
  /** Of one half of the front and of the whole back, in mm. */
  readonly frontHalf: number
  readonly back: number
  /** Of each sleeve that reaches up to the neck, as a raglan one does. */
  readonly sleeve?: number
}

/** A knitted collar in two pieces, in mm: a stand round the neck, and a fall that is folded over it. */
export interface CollarMeasures {
  readonly stand: number
  /** How many times as long as the neckline the stand is; as long unless said. */
  readonly ease?: number
  /** Height of the fall in the middle of the back and at its points; so many radians it is bent from end to end. */
  readonly fall: { readonly back: number; readonly point: number; readonly bend: number }
}

/** Both pieces are bent like a smile: the stand narrows upwards by so many radians from end to end, the fall widens downwards. */
const standBend = 0.35

/** The usual bend of a fall, in radians. Above 3XL necks are so broad that it lies flatter. */
export const fallBend = (size: Size): number => 0.85 + 0.1 * Math.max(0, sizes.indexOf(size) - sizes.indexOf('XXXL'))

/** How far the points of the fall reach beyond its ends, in mm. */
const pointReach = 12
const steps = 96

/** `share` from −1 to 1 goes from the wearer's left, round the back, to the right; `down` from the upper line in mm. */
type OnArc = (share: number, down: number) => Point

/** Points of a piece whose upper line has this length and bend; y 0 is its lowest point there. */
function arcOf(length: number, radians: number): OnArc {
  const radius = length / radians
  return (share, down) => {
    const angle = (share * radians) / 2
    return [(radius + down) * Math.sin(angle), (radius + down) * Math.cos(angle) - radius]
  }
}

const line = (from: number, to: number, at: (share: number) => Point): Polyline =>
  Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps))

/** The upper line of the stand if its ends were upright. */
const topOf = (necklines: Necklines, { stand, ease = 1 }: CollarMeasures): number =>
  roundNeck(necklines) * ease - stand * standBend

const roundNeck = ({ frontHalf, back, sleeve = 0 }: Necklines): number => (frontHalf + sleeve) * 2 + back

/** The ends of the stand lean apart, by so many mm each. */
const gap = 5
/** The fall is longer where it is folded over, because it lies outside of the stand. */
const turnOfCloth = 1.035

/**
 * Stands on the neckline, from the middle of the front over the left shoulder and round the back. Its ends meet in front
 * and are not sewn to each other.
 */
export function draftStand(necklines: Necklines, measures: CollarMeasures): Panel {
  const at = arcOf(topOf(necklines, measures), standBend)
  const { back: behind, sleeve } = necklines
  const back = behind / roundNeck(necklines)
  const shoulder = (behind + 2 * (sleeve ?? 0)) / roundNeck(necklines)
  const end = 1 - (2 * gap) / topOf(necklines, measures)
  const low = (share: number): Point => at(share, measures.stand)
  return draftPanel({
    id: 'stand',
    part: 'shirt',
    placement: { kind: 'rim' },
    edges: [
      ['top', line(-end, end, share => at(share, 0)), allowance.neck],
      ['endRight', [at(end, 0), low(1)], allowance.neck],
      ['neckRight', line(1, shoulder, low), allowance.neck],
      ...(sleeve === undefined ? [] : [['neckRightSleeve', line(shoulder, back, low), allowance.neck] as const]),
      ['neckBack', line(back, -back, low), allowance.neck],
      ...(sleeve === undefined ? [] : [['neckLeftSleeve', line(-back, -shoulder, low), allowance.neck] as const]),
      ['neckLeft', line(-shoulder, -1, low), allowance.neck],
      ['endLeft', [low(-1), at(-end, 0)], allowance.neck],
    ],
    grain: [at(0, 3), at(0, measures.stand - 3)],
    notches: [{ edge: 'neckBack', at: 0.5 }],
    anchors: { centreBack: at(0, measures.stand / 2) },
    rib: true,
  })
}

/** Folded over the stand and down outside of it, as it is seen then; longest at its points. */
export function draftFall(necklines: Necklines, measures: CollarMeasures): Panel {
  const { back, point } = measures.fall
  const at = arcOf((topOf(necklines, measures) - 2 * gap) * turnOfCloth, measures.fall.bend)
  const outer = (share: number): Point => {
    const [x, y] = at(share, back + (point - back) * Math.abs(share) ** 2.4)
    return [x + Math.sign(share) * pointReach * Math.abs(share) ** 5, y]
  }
  return draftPanel({
    id: 'collar',
    part: 'shirt',
    placement: { kind: 'fall', over: panelId('stand'), along: 'top', roll: 'roll' },
    edges: [
      ['roll', line(-1, 1, share => at(share, 0)), allowance.neck],
      ['endRight', [at(1, 0), outer(1)], allowance.neck],
      ['outer', line(1, -1, outer), allowance.neck],
      ['endLeft', [outer(-1), at(-1, 0)], allowance.neck],
    ],
    grain: [at(0, 3), at(0, back - 3)],
    anchors: { centreBack: at(0, back / 2) },
    rib: true,
  })
}

/** Of the stand and a neckline that is parted in the middle of the front. */
export const standSeams: readonly Seam[] = [
  seam('front.neckLeft', 'stand.neckLeft'),
  seam('front.neckRight', 'stand.neckRight'),
  seam('back.neck', 'stand.neckBack'),
]
