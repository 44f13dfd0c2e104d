import {
  baseSize,
  type Command,
  derive,
  layerId,
  type Outcome,
  playerId,
  shownOptions,
  type ToolPlugin,
  type Version,
} from '../../../engine/index.ts'
import type { DesignAccess, GarmentSheet } from '../../panelkit/design/DesignAccess.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { layerOnCloth } from '../stage/gesture/layersOnCloth.ts'
import { ownPreview } from './ownPreview.ts'

type Say = (command: Command, outcome: Outcome) => void

/** What the panel of one tool is given of the open design. `say` is told what was done, to offer its undoing. */
export function designAccess(design: OpenDesign, tool: ToolPlugin, say: Say): DesignAccess {
  const { engine, garment, view } = design
  const own = ownPreview(engine)
  const sheets = new Map<string, GarmentSheet>()
  return {
    tool: tool.id,
    garment,
    document: engine.document,
    shown: engine.shown,
    version: derive(view, ({ version }): Version => version),
    view,
    selection: engine.selection,
    resources: design.resources,
    fontSamples: design.fontSamples,
    kits: design.kits,
    pictures: {
      take: design.pictures.take,
      addressOf: derive(design.pictures.arrived, pictures => asset => pictures.get(asset)?.address ?? null),
      coloursOf: design.pictures.coloursOf,
    },
    sheet(document, version) {
      const options = shownOptions({ document, garment }, version, null)
      const key = JSON.stringify(options)
      const known = sheets.get(key)
      if (known) return known
      const pattern = garment.pattern(baseSize, options)
      const sheet = { pattern, zones: garment.zones(pattern), slots: garment.slots(pattern) }
      sheets.set(key, sheet)
      return sheet
    },
    sizeOnCloth: layer => layerOnCloth(design, layer)?.frame.size ?? null,
    preview: own.preview,
    dispatch(command) {
      const outcome = own.dispatch(command)
      say(command, outcome)
      return outcome
    },
    check: engine.check,
    newLayerId: () => layerId(design.newId()),
    newPlayerId: () => playerId(design.newId()),
  }
}
