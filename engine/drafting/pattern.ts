import type { PanelId } from '../document/ids.ts'
import type { Size } from '../document/sizes.ts'

/** On a panel, in mm; y grows downwards. For shirts the origin is the centre line at the height of the shoulder's high point. */
export type Point = readonly [x: number, y: number]

export interface Edge {
  readonly name: string
  /** The sewing line, flattened to a polyline; the first point is the last of the edge before. */
  readonly points: readonly Point[]
  /** Width of the cloth beyond the sewing line, in mm. */
  readonly allowance: number
  /** A hem: the cloth beyond is folded back on the edge and has to lie flat on the piece. */
  readonly turned?: boolean
}

/** A mark across the edge that says which point meets which. */
export interface Notch {
  readonly edge: string
  /** Along the edge, 0 at its start and 1 at its end. */
  readonly at: number
}

/** One piece of cloth. Its edges run clockwise as seen from the outside and close the outline. */
export interface Panel {
  readonly id: PanelId
  readonly edges: readonly Edge[]
  /** The direction of the wales, drawn as an arrow inside the piece. */
  readonly grain: readonly [from: Point, to: Point]
  readonly notches: readonly Notch[]
  /** Named points that layers are placed from: centreChest, centreHem, … */
  readonly anchors: Readonly<Record<string, Point>>
  /** Cut from rib instead of the main cloth. */
  readonly rib: boolean
}

export interface EdgeRef {
  readonly panel: PanelId
  readonly edge: string
}

/** Two edges sewn together; the second runs the other way. */
export interface Seam {
  readonly a: EdgeRef
  readonly b: EdgeRef
}

/** Chosen option by option id: `{ sleeve: 'short', collar: 'crew' }`. */
export type OptionValues = Readonly<Record<string, string>>

export interface Pattern {
  readonly size: Size
  readonly options: OptionValues
  readonly panels: readonly Panel[]
  readonly seams: readonly Seam[]
}
