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
