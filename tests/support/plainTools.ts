import {
  type Extent,
  type LayerFields,
  layerId,
  type Paint,
  type Place,
  playerId,
  refused,
  type ToolPlugin,
  z,
} from '../../engine/index.ts'
import { assignFields, defineCommand, newLayer, newPlayer, solid, zoneKey } from '../../engine/plugin.ts'

const id = z.string().min(1).max(60)

export const setColour = defineCommand({
  type: 'test.setColour',
  payload: z.object({ zone: id, colour: z.string() }),
  edit(draft, { zone, colour }) {
    const key = zoneKey(zone)
    const paint: Paint = solid(colour)
    const fields = draft.zones[key]
    if (fields) fields.paint = paint
    else draft.zones[key] = { paint, pattern: null, layout: null }
  },
})

export const addText = defineCommand({
  type: 'test.addText',
  payload: z.object({ layer: id, text: z.string(), order: z.string().optional() }),
  edit(draft, { layer, text, order }) {
    if (draft.layers[layerId(layer)]) return refused('layer-exists')
    draft.layers[layerId(layer)] = newLayer({ kind: 'text', text, ...(order ? { order } : {}) })
  },
})

/** Any one field of a layer. */
export const setLayer = defineCommand({
  type: 'test.setLayer',
  payload: z.object({ layer: id, field: z.string(), value: z.json() }),
  edit(draft, { layer, field, value }) {
    const fields = draft.layers[layerId(layer)]
    if (!fields) return refused('layer-missing')
    Object.assign(fields, { [field]: value })
  },
})

/** A relative intent: it becomes an absolute place when it is dispatched. */
export const moveLayer = defineCommand({
  type: 'test.moveLayer',
  payload: z.object({ layer: id, x: z.number(), y: z.number() }),
  edit(draft, { layer, x, y }) {
    const fields = draft.layers[layerId(layer)] as LayerFields | undefined
    if (!fields) return refused('layer-missing')
    const place: Place = {
      ...fields.place,
      x: (fields.place.x + x) as Place['x'],
      y: (fields.place.y + y) as Place['y'],
    }
    Object.assign(fields, { place })
  },
})

export const removeLayer = defineCommand({
  type: 'test.removeLayer',
  payload: z.object({ layer: id }),
  edit(draft, { layer }) {
    if (!draft.layers[layerId(layer)]) return refused('layer-missing')
    delete draft.layers[layerId(layer)]
  },
})

export const addPlayer = defineCommand({
  type: 'test.addPlayer',
  payload: z.object({ player: id, name: z.string() }),
  edit(draft, { player, name }) {
    draft.players[playerId(player)] = newPlayer({ name })
  },
})

export const setKeeperColour = defineCommand({
  type: 'test.setKeeperColour',
  payload: z.object({ zone: id, colour: z.string().nullable() }),
  edit(draft, { zone, colour }) {
    assignFields(draft.goalkeeper.zones, zoneKey(zone), { paint: colour === null ? null : solid(colour) })
  },
})

export const setName = defineCommand({
  type: 'test.setName',
  payload: z.object({ name: z.string() }),
  edit(draft, { name }) {
    draft.design.name = name
  },
})

/** Throws, as a broken plugin does. */
export const breakDown = defineCommand({
  type: 'test.breakDown',
  payload: z.object({}),
  edit(draft) {
    draft.design.name = 'half done'
    throw new Error('The tool fell apart.')
  },
})

export type { Extent }

/** A tool that tests need: one command for each kind of record. */
export const plainTool: ToolPlugin = {
  kind: 'tool',
  id: 'plain',
  icon: 'wrench',
  appliesTo: () => true,
  commands: [setColour, addText, setLayer, moveLayer, removeLayer, addPlayer, setKeeperColour, setName, breakDown],
  layerKinds: ['text'],
}
