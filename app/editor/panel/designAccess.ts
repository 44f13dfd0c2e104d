import {
  baseSize,
  type Command,
  derive,
  type GarmentPlugin,
  layerId,
  type Outcome,
  playerId,
  shownOptions,
  type ToolPlugin,
  type Version,
} from '../../../engine/index.ts'
import type { DesignAccess, GarmentInfo, StageAccess } from '../../panelkit/design/DesignAccess.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { layerOnCloth, shownFields } from '../stage/gesture/layersOnCloth.ts'
import { ownPreview } from './ownPreview.ts'

type Notify = (command: Command, outcome: Outcome) => void

/** What the panel of one tool may do with the open design. `notify` is called with each outcome, to offer undo. */
export function designAccess(design: OpenDesign, tool: ToolPlugin, notify: Notify): DesignAccess {
  const { engine, garment, view } = design
  const own = ownPreview(engine)
  return {
    tool: tool.id,
    garment,
    changes: {
      document: engine.document,
      shown: engine.shown,
      preview: own.preview,
      dispatch(command) {
        const outcome = own.dispatch(command)
        notify(command, outcome)
        return outcome
      },
      check: engine.check,
      newLayerId: () => layerId(design.newId()),
      newPlayerId: () => playerId(design.newId()),
    },
    stage: {
      version: derive(view, ({ version }): Version => version),
      view,
      selection: engine.selection,
      eyedropper: design.eyedropper,
      garmentInfo: garmentInfoOf(garment),
      sizeOnCloth: layer => layerOnCloth(design, layer)?.frame.size ?? null,
      artworkBelow(layer) {
        const fields = shownFields(design, layer)
        return fields && design.artwork.panel(fields.place.panel, view.current()).current()
      },
    },
    media: {
      resources: design.resources,
      faces: design.lettering,
      fontSamples: design.fontSamples,
      fonts: design.fonts,
      styles: design.styles,
      kits: design.kits,
      patterns: design.patterns,
      images: {
        take: design.images.take,
        bytesOf: design.images.bytesOf,
        addressOf: derive(design.images.arrived, images => asset => images.get(asset)?.address ?? null),
        coloursOf: design.images.coloursOf,
      },
    },
  }
}

/** Drafts each cut once. */
function garmentInfoOf(garment: GarmentPlugin): StageAccess['garmentInfo'] {
  const drafted = new Map<string, GarmentInfo>()
  return (document, version) => {
    const options = shownOptions({ document, garment }, version, null)
    const key = JSON.stringify(options)
    const known = drafted.get(key)
    if (known) return known
    const pattern = garment.pattern(baseSize, options)
    const info = { pattern, zones: garment.zones(pattern), slots: garment.slots(pattern) }
    drafted.set(key, info)
    return info
  }
}
