import { lengthOf, type Panel } from '../../engine/plugin.ts'

/** All that the draft of a shirt needs, in mm; halves are of a piece that is as wide as the shirt lies flat. */
export interface ShirtMeasures {
  readonly chestHalf: number
  readonly waistHalf: number
  readonly hemHalf: number
  readonly length: number
  readonly neckHalf: number
  /** Of the neckline in the middle, below the highest point of the shoulder. */
  readonly neckDepth: { readonly crew: number; readonly v: number; readonly back: number }
  readonly shoulderHalf: number
  readonly shoulderDrop: number
  readonly armholeDepth: number
  /** Where the armhole is steepest: half the width of chest and back there, and how far down. */
  readonly pitchFront: number
  readonly pitchBack: number
  readonly pitchY: number
  /** How much higher the hem ends at the sides than in the middle of the front. */
  readonly hemCurve: number
  /** How much lower the back hangs. */
  readonly backDrop: number
}

/** What a size chart says of a shirt, in mm; widths are of the shirt as it lies flat. */
type ShirtRow = Readonly<
  Record<'halfChest' | 'halfWaist' | 'halfHem' | 'length' | 'shoulder' | 'neckWidth' | 'armhole', number>
>

/** What a chart does not say: all of the style, and some of it grown to the size. */
type ShirtStyle = Pick<ShirtMeasures, 'neckDepth' | 'shoulderDrop' | 'hemCurve' | 'backDrop'> & {
  /** How far inside the shoulder's tip the armhole is steepest, in mm. */
  readonly pitch: { readonly front: number; readonly back: number }
}

/** The chart's row, and what follows from it. */
export function shirtFrom(row: ShirtRow, { pitch, ...style }: ShirtStyle): ShirtMeasures {
  const shoulderHalf = row.shoulder / 2
  return {
    ...style,
    chestHalf: row.halfChest / 2,
    waistHalf: row.halfWaist / 2,
    hemHalf: row.halfHem / 2,
    length: row.length,
    neckHalf: row.neckWidth / 2,
    shoulderHalf,
    armholeDepth: row.armhole,
    pitchFront: shoulderHalf - pitch.front,
    pitchBack: shoulderHalf - pitch.back,
    pitchY: row.armhole * 0.65,
  }
}

/** All that the draft of a sleeve needs, in mm. */
export interface SleeveMeasures {
  /** Of the cap, above the biceps line. */
  readonly capHeight: number
  /** Along the middle from the top of the cap to the end, cuff included. */
  readonly length: number
  /** Half the width round the end. */
  readonly opening: number
  /** Height of a cuff of rib, or `null` for a hem that is turned up. */
  readonly cuff: number | null
  /** How far down the arm a dropped shoulder lets the cap begin; 0 unless said. */
  readonly drop?: number
}

/** All that the draft of shorts needs, in mm. A leg is one piece, front and back joined at the side. */
export interface LegMeasures {
  /** Relaxed, as the waistband holds it. */
  readonly waistHalf: number
  /** A quarter of the whole waist, before it is gathered into the waistband. */
  readonly waistQuarter: number
  readonly hipQuarter: number
  readonly hemHalf: number
  /** From the waistband to the crotch, and to the hem, at the side. */
  readonly rise: number
  readonly length: number
  readonly crotch: { readonly front: number; readonly back: number }
  /** Finished height of the waistband. */
  readonly waistband: number
}

/** In mm; 0 for an edge that the panel lacks. */
export const lengthOfEdge = ({ edges }: Panel, name: string): number =>
  lengthOf(edges.find(edge => edge.name === name)?.points ?? [])

/** Of all edges whose names begin alike, in mm: `neck` is one edge, or the two of a V. */
export const lengthOfEdges = ({ edges }: Panel, name: string): number =>
  edges.filter(edge => edge.name.startsWith(name)).reduce((sum, { points }) => sum + lengthOf(points), 0)
