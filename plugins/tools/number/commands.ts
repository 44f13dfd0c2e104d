import {
  defineCommand,
  layerId,
  layerTarget,
  recordKey,
  refused,
  removeLayer,
  whyNoLayer,
  z,
} from '../../../engine/index.ts'

const kinds = ['number']

/** Gives the goalkeeper's number back what the players' one has. */
export const sameAsPlayers = defineCommand({
  type: 'number.sameAsPlayers',
  payload: z.object({ layer: layerTarget.layer }),
  edit(draft, payload, { touch }) {
    const refusal = whyNoLayer(draft, { ...payload, kinds })
    if (refusal) return refusal
    const overrides = draft.goalkeeper.layers[layerId(payload.layer)]
    const own = Object.entries(overrides ?? {}).flatMap(([name, value]) => (value === null ? [] : [name]))
    if (own.length === 0) return refused('nothing-changes')
    draft.goalkeeper.layers[layerId(payload.layer)] = Object.fromEntries(own.map(name => [name, null]))
    touch(recordKey({ kind: 'layer', id: payload.layer, goalkeeper: true }), ...own)
    return undefined
  },
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'number.remove',
  payload: z.object(layerTarget),
  edit: (draft, payload, context) => removeLayer(draft, { ...payload, kinds }, context),
})
