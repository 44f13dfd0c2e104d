import { defineCommand, layerId, recordKey, refused, z } from '../../../engine/index.ts'

const layer = z.string().min(1).max(64)

/** Kinds of layers that are painted with one paint. */
export const paintedKinds: readonly string[] = ['text', 'number']

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
