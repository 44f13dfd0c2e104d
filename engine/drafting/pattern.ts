import type { PanelId } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import type { Point } from '../geometry/path.ts'

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

export type Side = 'front' | 'back' | 'left' | 'right'

/** A leg's edges from the waist down, in the middle of the body and inside the leg. */
interface LegEdges {
  readonly crotch: string
  readonly inseam: string
}

/** A spot on a panel, in mm. */
export interface PanelSpot {
  readonly panel: PanelId
  readonly at: Point
}

/** Where a panel hangs on the body. Edges are those of the panel itself, by name; left and right are the wearer's. */
export type Placement =
  /** Before or behind the trunk; y 0 lies at the height of the shoulder's highest point. */
  | { readonly kind: 'torso'; readonly side: 'front' | 'back' }
  /**
   * A tube along an arm; `front` and `back` are sewn together under the arm. `drop` is how far down the arm its cap
   * begins, in mm, as it does on a dropped shoulder; below 0, how far in over the shoulder, as that of a raglan sleeve.
   */
  | {
      readonly kind: 'sleeve'
      readonly side: 'left' | 'right'
      readonly front: string
      readonly back: string
      readonly drop?: number
    }
  /** Front and back in one: half the trunk above the crotch, a tube round the thigh below it. */
  | { readonly kind: 'leg'; readonly side: 'left' | 'right'; readonly front: LegEdges; readonly back: LegEdges }
  /** A ring below the hem of a sleeve, such as a cuff; `front` is its end in front. */
  | { readonly kind: 'tube'; readonly below: PanelId; readonly front: string }
  /** Upright on the edges that it is sewn to, leaning in, such as a collar. */
  | { readonly kind: 'rim' }
  /** Goes on outwards from the edges that it is sewn to, such as the binding of an armhole. */
  | { readonly kind: 'binding'; readonly side: 'left' | 'right' }
  /** A ring round the waist, on top of the legs: one of them tells how wide and how high. */
  | { readonly kind: 'waistband'; readonly above: PanelId }
  /** A ring round the trunk, such as the rib of a hoodie, on the hem of a panel of the torso. */
  | { readonly kind: 'hemBand'; readonly below: PanelId }
  /**
   * Lies on the outside of another panel, such as a pocket; `at` is its own origin on that panel, in mm. It is sewn down
   * all round but for the edges that are `open`. Below it the cloth may be cut open, as below a placket: `slit` is how
   * far down from the edge, in mm.
   */
  | {
      readonly kind: 'onto'
      readonly panel: PanelId
      readonly at: Point
      readonly open?: readonly string[]
      readonly slit?: number
    }
  /**
   * Folded over along the edge `along` of another panel, such as a collar over its stand, and falls outside of it. It is
   * sewn there by its own edge `roll`, which runs the same way and is as long or a little longer.
   */
  | { readonly kind: 'fall'; readonly over: PanelId; readonly along: string; readonly roll: string }
  /** Hard parts on a panel, all alike; `at` are their origins on that panel, in mm. */
  | { readonly kind: 'button'; readonly panel: PanelId; readonly at: readonly Point[] }
  /**
   * One half of a hood, from the neck up: x 0 at the face, the crown is the edge that both halves share. It is pulled up,
   * or lies `down` on the back.
   */
  | { readonly kind: 'hood'; readonly side: 'left' | 'right'; readonly crown: string; readonly lies?: 'down' }
  /** Sewn in behind another panel, right side inwards; its outline is that panel's mirror image. It falls with it. */
  | { readonly kind: 'lining'; readonly behind: PanelId }
  /**
   * A round cord that comes out of an eyelet, such as that of a hood, and hangs down over the cloth. Its panel is a
   * rectangle as wide as the cord is round and as long as the cord, with its origin in the middle of the upper end;
   * `path` are the spots that it lies on, from the eyelet down, each on its panel, in mm.
   */
  | { readonly kind: 'drawcord'; readonly path: readonly PanelSpot[] }

/** One piece of cloth. Its edges run clockwise as seen from the outside and close the outline. */
export interface Panel {
  readonly id: PanelId
  /** Of the garment's parts, such as `shirt` and `shorts`: each is draped by itself, and may be worn in a size of its own. */
  readonly part: string
  readonly placement: Placement
  readonly edges: readonly Edge[]
  /** The direction of the wales, drawn as an arrow inside the piece. */
  readonly grain: readonly [from: Point, to: Point]
  readonly notches: readonly Notch[]
  /** Named points that layers are placed from: centreChest, centreHem, … */
  readonly anchors: Readonly<Record<string, Point>>
  /** Cut from rib instead of the main cloth. */
  readonly rib: boolean
  /** Cut from mesh instead of the main cloth: it lets air through, and is printed and sewn as the cloth is. */
  readonly mesh?: boolean
}

/** What pieces are cut from: each comes on rolls of its own. */
export const materials = ['cloth', 'mesh', 'rib'] as const

export type Material = (typeof materials)[number]

export const materialOf = ({ rib, mesh }: Pick<Panel, 'rib' | 'mesh'>): Material =>
  rib ? 'rib' : mesh ? 'mesh' : 'cloth'

export interface EdgeRef {
  readonly panel: PanelId
  readonly edge: string
}

/** Two edges sewn together; the second runs the other way. */
export interface Seam {
  readonly a: EdgeRef
  readonly b: EdgeRef
  /** The longer edge is gathered into the shorter, to this share of its length. */
  readonly gathered?: number
}

/** Chosen option by option id: `{ sleeve: 'short', collar: 'crew' }`. */
export type OptionValues = Readonly<Record<string, string>>

export interface Pattern {
  readonly size: Size
  readonly options: OptionValues
  readonly panels: readonly Panel[]
  readonly seams: readonly Seam[]
}

/** Whether a panel is cut from cloth or rib: buttons and cords are bought. */
export const isCut = ({ placement }: Pick<Panel, 'placement'>): boolean =>
  placement.kind !== 'button' && placement.kind !== 'drawcord'

/** From where on the body one sees a panel best; a panel that is not among them counts as front. */
export function sideOf(panels: readonly Panel[], panel: PanelId): Side {
  const placement = panels.find(({ id }) => id === panel)?.placement
  switch (placement?.kind) {
    case 'torso':
    case 'sleeve':
    case 'leg':
    case 'binding':
      return placement.side
    case 'tube':
      return sideOf(panels, placement.below)
    case 'onto':
    case 'button':
      return sideOf(panels, placement.panel)
    case 'hood':
      return placement.side
    case 'lining':
      return sideOf(panels, placement.behind)
    default:
      return 'front'
  }
}

/** The first panel that is seen from a side; where there is none, the first of all. */
export const panelOnSide = (panels: readonly Panel[], side: Side): Panel | undefined =>
  panels.find(({ id }) => sideOf(panels, id) === side) ?? panels[0]
