import { type Command, layerId, type Paint, playerId, refused, type ToolPlugin, z } from '../../../engine/index.ts'
import { assignFields, defineCommand, newLayer, newPlayer, zoneKey } from '../../../engine/plugin.ts'
import type { Step } from '../workload.ts'

const id = z.string().min(1).max(60)
const anything = z.record(z.string(), z.unknown())
const paint = z
  .looseObject({ type: z.enum(['solid', 'linear', 'radial']) })
  .transform(value => value as object as Paint)

const paintZone = defineCommand({
  type: 'bench.paint',
  payload: z.object({ zone: id, paint }),
  edit(draft, payload) {
    const fields = draft.zones[zoneKey(payload.zone)]
    if (fields) fields.paint = payload.paint
    else draft.zones[zoneKey(payload.zone)] = { paint: payload.paint, pattern: null, layout: null }
  },
})

const template = defineCommand({
  type: 'bench.template',
  payload: z.object({ paints: z.record(z.string(), paint) }),
  edit(draft, { paints }) {
    for (const [zone, paint] of Object.entries(paints)) {
      assignFields(draft.zones, zoneKey(zone), { paint, pattern: null, layout: null })
    }
  },
})

const addLayer = defineCommand({
  type: 'bench.addLayer',
  payload: z.object({ id, fields: anything }),
  edit(draft, payload) {
    if (draft.layers[layerId(payload.id)]) return refused('layer-exists')
    draft.layers[layerId(payload.id)] = newLayer(payload.fields)
  },
})

const setLayer = defineCommand({
  type: 'bench.setLayer',
  payload: z.object({ id, field: z.string(), value: z.unknown() }),
  edit(draft, payload) {
    const fields = draft.layers[layerId(payload.id)]
    if (!fields) return refused('layer-missing')
    Object.assign(fields, { [payload.field]: payload.value })
  },
})

const removeLayer = defineCommand({
  type: 'bench.removeLayer',
  payload: z.object({ id }),
  edit(draft, payload) {
    if (!draft.layers[layerId(payload.id)]) return refused('layer-missing')
    delete draft.layers[layerId(payload.id)]
  },
})

const addPlayer = defineCommand({
  type: 'bench.addPlayer',
  payload: z.object({ id, fields: anything }),
  edit(draft, payload) {
    draft.players[playerId(payload.id)] = newPlayer(payload.fields)
  },
})

const setPlayer = defineCommand({
  type: 'bench.setPlayer',
  payload: z.object({ id, field: z.string(), value: z.unknown() }),
  edit(draft, payload) {
    const fields = draft.players[playerId(payload.id)]
    if (!fields) return refused('player-missing')
    Object.assign(fields, { [payload.field]: payload.value })
  },
})

const removePlayer = defineCommand({
  type: 'bench.removePlayer',
  payload: z.object({ id }),
  edit(draft, payload) {
    if (!draft.players[playerId(payload.id)]) return refused('player-missing')
    delete draft.players[playerId(payload.id)]
  },
})

/** The steps of the workload as commands of a tool: parsed by zod, written as recipes, as shipped tools are. */
export const benchTool: ToolPlugin = {
  kind: 'tool',
  id: 'bench',
  icon: 'ruler',
  appliesTo: () => true,
  commands: [paintZone, template, addLayer, setLayer, removeLayer, addPlayer, setPlayer, removePlayer],
  layerKinds: [],
}

export function commandOf({ do: verb, ...payload }: Step): Command {
  return { type: `bench.${verb}`, payload }
}
