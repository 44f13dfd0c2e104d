import type { LayerFields, PatternFill, PlayerFields } from '../document/fields.ts'
import type { AssetId } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import type { PluginError } from '../document/outcome.ts'
import type { Panel } from '../drafting/pattern.ts'
import type { GarmentPlugin, Slot } from '../garment/garmentPlugin.ts'
import type { Path, Point } from '../geometry/path.ts'
import type { Shaper } from '../lettering/shaper.ts'
import type { Tile } from '../patterns/tile.ts'
import type { ArtworkItem } from './panelArtwork.ts'

export interface ImageSize {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Lines instead of pixels: sharp at every size, and of width and height only the proportion counts. */
  readonly vector?: boolean
}

/** Bands around a shape, the first next to it, each as wide as asked for in mm. */
export type OutlineRings = (shape: Path, widths: readonly number[]) => readonly Path[]

export interface DrawingResources {
  readonly shaper: Shaper
  /** Draws outlines of translucent lettering; `null` while it has not come: until then they are left out. */
  readonly rings: OutlineRings | null
  /** Size of an image, or null while its bytes have not come. */
  image(asset: AssetId): ImageSize | null
  /** Tiles beyond the book that every page has; without it there are none. */
  readonly tileOf?: TileOf
}

/** The tile of a pattern; `null` while it has not come, and where there is none. The same tile for the same fill. */
export type TileOf = (fill: PatternFill) => Tile | null

export interface DrawingContext {
  readonly panel: Panel
  /** Where the layer's centre lies on this size, in panel mm: its place, graded. */
  readonly centre: Point
  readonly player: PlayerFields | null
  /** Everybody who wears the design: their lines in a slot have one height. */
  readonly team?: readonly PlayerFields[]
  /** The slot that the layer is in, if the garment has it. */
  readonly slot?: Slot
  readonly size: Size
  readonly resources: DrawingResources
}

/** What a tool brings to draw its layers. */
export interface LayerPainter {
  readonly id: string
  appliesTo(garment: GarmentPlugin): boolean
  /** Kinds of layers that `draw` draws. */
  readonly layerKinds: readonly string[]
  /** In panel mm. Pure; what it throws switches the tool off and leaves the design as it is. */
  draw?(layer: LayerFields, on: DrawingContext): readonly ArtworkItem[]
}

/** Draws a layer's items; `null` when no working tool draws layers of its kind. */
export type LayerDrawing = (layer: LayerFields, on: DrawingContext) => readonly ArtworkItem[] | null

export interface LayerDrawingOptions {
  readonly garment: GarmentPlugin
  readonly tools: readonly LayerPainter[]
  onPluginError(error: PluginError): void
}

/** Draws layers by the tool that owns their kind. A tool that throws is reported once and draws nothing any more. */
export function layerDrawing({ garment, tools, onPluginError }: LayerDrawingOptions): LayerDrawing {
  const applying = tools.filter(tool => tool.appliesTo(garment))
  const painters = new Map(applying.flatMap(tool => tool.layerKinds.map(kind => [kind, tool] as const)))
  const broken = new Set<string>()
  return (layer, on) => {
    const tool = painters.get(layer.kind)
    if (!tool?.draw || broken.has(tool.id)) return null
    try {
      return tool.draw(layer, on)
    } catch (error) {
      broken.add(tool.id)
      onPluginError({
        plugin: tool.id,
        during: 'draw',
        message: error instanceof Error ? error.message : String(error),
      })
      return null
    }
  }
}
