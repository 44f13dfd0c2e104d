import { defineCommand, editLayer, layerId, paintPayload, recordKey, refused, z } from '../../../engine/index.ts'

const layer = z.string().min(1).max(64)

/** Kinds of layers that are painted with one paint. */
export const paintedKinds: readonly string[] = ['text', 'number']

/** Paints lettering in one version. The goalkeeper's paint hides the players' one until it is cleared. */
export const setLayerPaint = defineCommand({
  type: 'colour.setLayerPaint',
  payload: z.object({ layer, version: z.enum(['player', 'goalkeeper']), paint: paintPayload }),
  edit: (draft, { layer, version, paint }, context) =>
    editLayer(draft, { layer, version, kinds: paintedKinds }, { paint }, context),
})

/** Gives a goalkeeper's lettering the players' paint back; beneath the players' own there is none. */
export const clearLayerPaint = defineCommand({
  type: 'colour.clearLayerPaint',
  payload: z.object({ layer, version: z.enum(['player', 'goalkeeper']) }),
  edit(draft, payload, { touch }) {
    if (payload.version === 'player') return refused('nothing-changes')
    const id = layerId(payload.layer)
    if (!draft.layers[id]) return refused('layer-missing')
    if (draft.layers[id].locked) return refused('layer-locked')
    const overrides = draft.goalkeeper.layers[id]
    if (!overrides?.paint) return refused('nothing-changes')
    overrides.paint = null
    touch(recordKey({ kind: 'layer', id: payload.layer, goalkeeper: true }), 'paint')
    return undefined
  },
})
