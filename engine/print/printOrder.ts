import type { CloseFinding } from '../artwork/closeFindings.ts'
import type { ColourFinding } from '../artwork/colourFindings.ts'
import type { DrawingResources } from '../artwork/drawing.ts'
import type { InkFinding } from '../artwork/inkFindings.ts'
import type { LetterFinding } from '../artwork/letterFindings.ts'
import type { ToolPlugin } from '../commands/toolPlugin.ts'
import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { PlayerFields } from '../document/fields.ts'
import type { AssetId, FontId, LayerId, PanelId, ZoneKey } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'

/** One garment to be printed. The same order gives the same bytes. */
export interface PrintOrder {
  readonly document: DesignDocument
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  readonly resources: DrawingResources
  readonly version: Version
  /** `null` prints the samples of the design. */
  readonly player: PlayerFields | null
  readonly size: Size
  /** Names the design, the player and the size; it is printed beside every piece. */
  readonly code: string
  /** How many of it are wanted; it is printed beside every piece. */
  readonly quantity?: number
  /** Of the words on the sheets: what the shop speaks. English when it is left out. */
  readonly language?: 'en' | 'kh'
  /** Which sheets; all pieces with everything that is known of them when it is left out. */
  readonly sheets?: SheetSet
  /** Stands in the file as its date. */
  readonly madeAt: Date
  /** Bytes of a JPEG, a PNG or a cleaned SVG; `null` when they are not to be had. */
  readImage(asset: AssetId): Promise<Uint8Array | null>
}

/**
 * `print` is for the printer: the artwork of what is printed, without lines; `mirrored` the same for transfer paper. `cut` is for the cutter:
 * the lines of every piece of cloth, without artwork. `rib` are the pieces of rib, which no printer sees. `A4` and `A3` are all lines on
 * paper of that size, to be glued together as a check.
 */
export type SheetSet = 'all' | 'print' | 'mirrored' | 'cut' | 'rib' | 'A4' | 'A3'

/** What keeps an order from being printed. */
export type PrintObstacle =
  | { readonly kind: 'font-missing'; readonly layer: LayerId; readonly font: FontId }
  | { readonly kind: 'image-missing'; readonly layer: LayerId; readonly asset: AssetId }
  /** Neither a JPEG nor a whole PNG nor an SVG that says how large it is. */
  | { readonly kind: 'image-unreadable'; readonly layer: LayerId; readonly asset: AssetId }
  /** A pattern that has not come, or that there is not any more. */
  | { readonly kind: 'pattern-missing'; readonly zone: ZoneKey; readonly pattern: string }
  | { readonly kind: 'characters-missing'; readonly layer: LayerId; readonly characters: readonly string[] }
  /** Nothing that was given draws layers of this kind. */
  | { readonly kind: 'tool-missing'; readonly layer: LayerId; readonly layerKind: string }
  | { readonly kind: 'tool-failed'; readonly plugin: string; readonly message: string }

/** What can be printed and should be looked at before. */
export type PrintWarning =
  /** Pixels per inch, on this size. */
  | { readonly kind: 'low-resolution'; readonly layer: LayerId; readonly asset: AssetId; readonly dpi: number }
  /** The chosen cut does not have the panel that the layer lies on: it is not printed. */
  | { readonly kind: 'panel-missing'; readonly layer: LayerId; readonly panel: PanelId }
  | InkFinding
  | LetterFinding
  | CloseFinding
  | ColourFinding

/** What was drawn, or why nothing was. */
export type Printed<Drawn> =
  | ({ readonly kind: 'printed'; readonly warnings: readonly PrintWarning[] } & Drawn)
  | { readonly kind: 'refused'; readonly obstacles: readonly PrintObstacle[] }

export type PrintOutcome = Printed<{ readonly bytes: Uint8Array }>
