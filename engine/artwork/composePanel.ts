import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { PlayerFields } from '../document/fields.ts'
import type { PanelId } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import type { PluginError } from '../document/outcome.ts'
import type { Panel } from '../drafting/pattern.ts'
import type { GarmentPlugin, Slot } from '../garment/garmentPlugin.ts'
import { shownOptions } from '../garment/shownFields.ts'
import { type DrawingResources, type LayerPainter, layerDrawing } from './drawing.ts'
import type { PanelArtwork } from './panelArtwork.ts'
import { panelParts } from './panelParts.ts'
import { type PatternSheets, patternSheets, wornSizes } from './patternSheets.ts'

/** What a garment's artwork follows from. */
export interface Composition {
  readonly document: DesignDocument
  readonly garment: GarmentPlugin
  readonly tools: readonly LayerPainter[]
  readonly version: Version
  /** Whose name and number are drawn; `null` draws the samples of the design. */
  readonly player: PlayerFields | null
  /** Of the shirt; the shorts are in the size that the player has chosen for them. */
  readonly size: Size
  readonly resources: DrawingResources
  /** Drafts of before: of many shirts, each size is drafted once. */
  readonly drafts?: PatternSheets
  /** Leaves the zones out. */
  readonly layersOnly?: boolean
  onPluginError(error: PluginError): void
}

export interface ComposedPanel {
  readonly panel: Panel
  /** That the panel is drafted in. */
  readonly size: Size
  readonly artwork: PanelArtwork
  /** Of the whole cut. */
  readonly slots: ReadonlyMap<string, Slot>
}

/** What a design puts on every panel of its cut. Pure. */
export function composePanels(composition: Composition): readonly ComposedPanel[] {
  const { sheet, compose } = composer(composition)
  return sheet.pattern.panels.map(panel => ({
    panel,
    size: sheet.sizeOf(panel.id),
    artwork: compose(panel.id),
    slots: sheet.slots,
  }))
}

/** What a design puts on one panel. Pure. A panel that the chosen cut does not have is empty. */
export const composePanel = ({ panel, ...composition }: Composition & { readonly panel: PanelId }): PanelArtwork =>
  composer(composition).compose(panel)

function composer(composition: Composition) {
  const { document, garment, version, player, size, resources, layersOnly = false } = composition
  const worn = wornSizes(garment, size, player)
  const sheet = (composition.drafts ?? patternSheets(garment))(
    worn,
    shownOptions({ document, garment }, version, player),
  )
  const drawLayer = layerDrawing(composition)
  return {
    sheet,
    compose(panel: PanelId): PanelArtwork {
      const parts = panelParts({ document, sheet, panel, version, player, resources, drawLayer, layersOnly })
      return { panel, groups: parts.map(part => part.draw()).filter(group => group !== null) }
    },
  }
}
