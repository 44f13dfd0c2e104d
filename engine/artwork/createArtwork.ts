import { defer, distinctUntilChanged, map, merge, skip, startWith } from 'rxjs'
import type { DesignDocument, Version } from '../document/designDocument.ts'
import type { PanelId, PlayerId } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import type { PluginError } from '../document/outcome.ts'
import type { Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { shownOptions } from '../garment/shownFields.ts'
import { soundGarment } from '../garment/soundGarment.ts'
import type { State } from '../streams/state.ts'
import { type DrawingResources, type LayerPainter, layerDrawing } from './drawing.ts'
import type { PanelArtwork } from './panelArtwork.ts'
import { panelMemory, panelParts } from './panelParts.ts'
import { patternSheets, wornSizes } from './patternSheets.ts'

export interface ArtworkView {
  readonly version: Version
  /** `null` shows the samples of the design. */
  readonly player: PlayerId | null
  /** Of the shirt; the shorts are in the size that the player has chosen for them. */
  readonly size: Size
}

export interface ArtworkOptions {
  readonly shown: State<DesignDocument>
  readonly garment: GarmentPlugin
  readonly tools: readonly LayerPainter[]
  /** A new value when a face or an image has come. */
  readonly resources: State<DrawingResources>
  onPluginError(error: PluginError): void
}

/** The artwork of an open design, computed when it is asked for. */
export interface Artwork {
  /** Keeps its value while nothing that the panel shows has changed, and keeps each group that has not. */
  panel(panel: PanelId, view: ArtworkView): State<PanelArtwork>
  /** The pattern in the cut and the sizes of the view. */
  pattern(view: ArtworkView): State<Pattern>
  /** The pattern in the cut of the view and in the size that places are measured on. */
  basePattern(view: ArtworkView): State<Pattern>
}

/** Follows a document. The same panel and view give the same state. */
export function createArtwork(options: ArtworkOptions): Artwork {
  const { shown, resources } = options
  const garment = soundGarment(options.garment, options.onPluginError)
  const sheets = patternSheets(garment)
  const drawLayer = layerDrawing(options)
  const panels = new Map<string, State<PanelArtwork>>()
  const patterns = new Map<string, State<Pattern>>()
  const bases = new Map<string, State<Pattern>>()

  const sceneOf = ({ version, player: id, size }: ArtworkView) => {
    const document = shown.current()
    const player = (id && document.players[id]) ?? null
    const worn = wornSizes(garment, size, player)
    const sheet = sheets(worn, shownOptions({ document, garment }, version, player))
    return { document, version, player, sheet }
  }
  const follow = <Value>(current: () => Value): State<Value> => ({
    current,
    changes$: defer(() =>
      merge(shown.changes$, resources.changes$).pipe(
        map(current),
        startWith(current()),
        distinctUntilChanged(),
        skip(1),
      ),
    ),
  })

  return {
    panel: (panel, view) =>
      kept(panels, JSON.stringify([panel, view.version, view.player, view.size]), () => {
        const remember = panelMemory(panel)
        return follow(() =>
          remember(panelParts({ ...sceneOf(view), panel, resources: resources.current(), drawLayer })),
        )
      }),
    pattern: view =>
      kept(patterns, JSON.stringify([view.version, view.player, view.size]), () =>
        follow(() => sceneOf(view).sheet.pattern),
      ),
    basePattern: view =>
      kept(bases, JSON.stringify([view.version, view.player]), () => follow(() => sceneOf(view).sheet.base)),
  }
}

function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
