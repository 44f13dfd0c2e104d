import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { PlayerFields } from '../document/fields.ts'
import type { PanelId } from '../document/ids.ts'
import type { Size } from '../document/sizes.ts'
import type { PluginFault } from '../plugins/fault.ts'
import type { GarmentPlugin } from '../plugins/garmentPlugin.ts'
import type { DrawingResources, ToolPlugin } from '../plugins/toolPlugin.ts'
import { layerDrawing } from './layerDrawing.ts'
import type { PanelArtwork } from './panelArtwork.ts'
import { panelParts } from './panelParts.ts'
import { patternSheets } from './patternSheets.ts'
import { shownOptions } from './shownFields.ts'

export interface PanelComposition {
  readonly document: DesignDocument
  readonly garment: GarmentPlugin
  readonly tools: readonly ToolPlugin[]
  readonly panel: PanelId
  readonly version: Version
  /** Whose name and number are drawn; `null` draws the samples of the design. */
  readonly player: PlayerFields | null
  readonly size: Size
  readonly resources: DrawingResources
  onFault(fault: PluginFault): void
}

/** What a design puts on one panel. Pure. A panel that the chosen cut does not have is empty. */
export function composePanel(composition: PanelComposition): PanelArtwork {
  const { document, garment, panel, version, player, size, resources } = composition
  const sheet = patternSheets(garment)(size, shownOptions({ document, garment }, version, player))
  const drawLayer = layerDrawing(composition)
  const parts = panelParts({ document, sheet, panel, version, player, resources, drawLayer })
  return { panel, groups: parts.map(part => part.draw()).filter(group => group !== null) }
}
