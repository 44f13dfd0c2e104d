import type { AssetId, LayerId, PanelId, ZoneKey } from '../document/ids.ts'
import type { Colour, GradientStop } from '../document/paint.ts'
import type { Blend } from '../document/patternDetails.ts'
import {
  boundsOfPoints,
  emptyBounds,
  grownBounds,
  isEmptyBounds,
  joinedBounds,
  overlap,
  pathBounds,
} from '../geometry/bounds.ts'
import { transformPoint } from '../geometry/matrix.ts'
import type { Bounds, Matrix, Path } from '../geometry/path.ts'
import type { Polyline } from '../geometry/polyline.ts'

/** A stop that may let shine through what lies below; `opacity` 0–1, and 1 unless said. */
export interface PlacedStop extends GradientStop {
  readonly opacity?: number
}

/** A paint with its place on the panel fixed, in mm, so that canvas, SVG and PDF cannot disagree. */
export type PlacedPaint =
  | { readonly type: 'solid'; readonly colour: Colour }
  | {
      readonly type: 'linear'
      readonly from: readonly [number, number]
      readonly to: readonly [number, number]
      readonly stops: readonly PlacedStop[]
    }
  | {
      readonly type: 'radial'
      readonly centre: readonly [number, number]
      readonly radius: number
      readonly stops: readonly PlacedStop[]
    }

export interface PathItem {
  readonly kind: 'path'
  readonly path: Path
  readonly fill: PlacedPaint | null
  /** Centred on the path, with round joins. */
  readonly stroke: { readonly colour: Colour; readonly width: number } | null
  readonly opacity: number
  /** Only what lies inside this path is seen. */
  readonly clip?: Path
  /** Where its outlines overlap there is a hole. */
  readonly evenOdd?: boolean
  /** How its colour is mixed with what lies below; laid over it unless said. */
  readonly blend?: Blend
  /** What bent lettering stands on, for those who set it; never drawn. */
  readonly baselines?: Path
}

export interface ImageItem {
  readonly kind: 'image'
  readonly asset: AssetId
  /** Maps the unit square (0,0 top left to 1,1 bottom right) onto the panel, in mm. */
  readonly matrix: Matrix
  readonly opacity: number
}

export type ArtworkItem = PathItem | ImageItem

/** What a record of the design puts on one panel; `bounds` holds its ink, in mm. */
export interface ArtworkGroup {
  readonly source: { readonly zone: ZoneKey } | { readonly layer: LayerId }
  readonly bounds: Bounds
  readonly items: readonly ArtworkItem[]
  /** The panel that the layer is on, where it goes on over a seam of it. */
  readonly over?: PanelId
  /** Pieces that it goes on to: their sewing lines as they lie beside this panel, in its mm. */
  readonly beyond?: readonly Polyline[]
}

/** Display list of one panel, bottom first, in panel mm. Everything is clipped to the panel's outline and its bleed. */
export interface PanelArtwork {
  readonly panel: PanelId
  readonly groups: readonly ArtworkGroup[]
}

/** Of all that leaves ink, strokes included. */
export const itemsBounds = (items: readonly ArtworkItem[]): Bounds =>
  items.reduce((bounds, item) => joinedBounds(bounds, itemBounds(item)), emptyBounds)

function itemBounds(item: ArtworkItem): Bounds {
  if (item.kind === 'image') return boundsOfPoints(imageCorners(item.matrix))
  const bounds = item.clip ? overlap(pathBounds(item.path), pathBounds(item.clip)) : pathBounds(item.path)
  return item.stroke && !isEmptyBounds(bounds) ? grownBounds(bounds, item.stroke.width / 2) : bounds
}

/** Clockwise from the top left of the image. */
const imageCorners = (matrix: Matrix): readonly (readonly [number, number])[] => [
  transformPoint(matrix, 0, 0),
  transformPoint(matrix, 1, 0),
  transformPoint(matrix, 1, 1),
  transformPoint(matrix, 0, 1),
]
