import type { CommandDefinition } from '../commands/command.ts'
import type { LayerFields, PlayerFields } from '../document/fields.ts'
import type { AssetId } from '../document/ids.ts'
import type { Size } from '../document/sizes.ts'
import type { Panel, Point } from '../drafting/pattern.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import type { Shaper } from '../lettering/shaper.ts'
import type { ArtworkItem } from './panelArtwork.ts'

export interface PictureSize {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** Lines instead of pixels: sharp at every size, and of width and height only the proportion counts. */
  readonly vector?: boolean
}

export interface DrawingResources {
  readonly shaper: Shaper
  /** Size of a picture, or null while its bytes have not come. */
  picture(asset: AssetId): PictureSize | null
}

export interface DrawingContext {
  readonly panel: Panel
  /** Where the layer's centre lies on this size, in panel mm: its place, graded. */
  readonly centre: Point
  readonly player: PlayerFields | null
  readonly size: Size
  readonly resources: DrawingResources
}

export interface ToolPlugin {
  readonly kind: 'tool'
  readonly id: string
  /** A name of the app's icon set. */
  readonly icon: string
  /** A small Latin letter that opens its panel. Where two ask for the same one, the first tool has it. */
  readonly shortcut?: string
  /** Whether its panel is about the cloth that one points at. One tool's is. */
  readonly ofZones?: boolean
  /** Whether its panel is about every layer: what is selected while it is open leaves it open. */
  readonly ofLayers?: boolean
  appliesTo(garment: GarmentPlugin): boolean
  readonly commands: readonly CommandDefinition[]
  /** Kinds of layers that `draw` draws. */
  readonly layerKinds: readonly string[]
  /** In panel mm. Pure; what it throws switches the tool off and leaves the design as it is. */
  draw?(layer: LayerFields, on: DrawingContext): readonly ArtworkItem[]
}
