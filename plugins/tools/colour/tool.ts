import {
  defineCommand,
  editZone,
  layerId,
  layerTarget,
  paintPayload,
  refused,
  type ToolPlugin,
  z,
  zoneKey,
  zoneTarget,
} from '../../../engine/plugin.ts'
import { recolour, replaceColour } from './replaceColour.ts'

/** Kinds of layers that are painted with one paint. */
export const paintedKinds: readonly string[] = ['text', 'number']

/** Paints a zone of one version. The goalkeeper's paint hides the players' one until it is cleared. */
export const setZonePaint = defineCommand({
  type: 'colour.setZonePaint',
  payload: z.object({ ...zoneTarget, paint: paintPayload }),
  edit: (draft, { paint, ...target }, context) => editZone(draft, target, { paint }, context),
})

/** Gives a zone back what shows beneath its paint: the players' paint to a goalkeeper, the garment's own to players. */
export const clearZonePaint = defineCommand({
  type: 'colour.clearZonePaint',
  payload: z.object(zoneTarget),
  edit(draft, payload) {
    const zones = payload.version === 'goalkeeper' ? draft.goalkeeper.zones : draft.zones
    const fields = zones[zoneKey(payload.zone)]
    if (!fields?.paint) return refused('nothing-changes')
    fields.paint = null
  },
})

/** Gives a goalkeeper's lettering the players' paint back; beneath the players' own there is none. */
export const clearLayerPaint = defineCommand({
  type: 'colour.clearLayerPaint',
  payload: z.object(layerTarget),
  edit(draft, payload) {
    if (payload.version === 'player') return refused('nothing-changes')
    const id = layerId(payload.layer)
    if (!draft.layers[id]) return refused('layer-missing')
    if (draft.layers[id].locked) return refused('layer-locked')
    const overrides = draft.goalkeeper.layers[id]
    if (!overrides?.paint) return refused('nothing-changes')
    overrides.paint = null
  },
})

export const colourTool: ToolPlugin = {
  kind: 'tool',
  id: 'colour',
  icon: 'palette',
  shortcut: 'c',
  ofZones: true,
  appliesTo: () => true,
  commands: [setZonePaint, clearZonePaint, clearLayerPaint, replaceColour, recolour],
  layerKinds: [],
}
