import {
  defineCommand,
  type LayerFields,
  layerId,
  layerTarget,
  type Overrides,
  recordKey,
  refused,
  whyNoLayer,
  z,
} from '../../../engine/index.ts'
import { kinds } from './kinds.ts'

const fields = [
  'text',
  'font',
  'size',
  'place',
  'paint',
  'outlines',
  'letterSpacing',
  'arc',
  'shadow',
  'opacity',
  'hidden',
] as const

/** What a goalkeeper's text may have of its own. */
export type OwnField = (typeof fields)[number]

/** The fields in which a text of the goalkeeper's differs from the players'. */
export const ownFields = (overrides: Overrides<LayerFields> | undefined): readonly OwnField[] =>
  fields.filter(name => overrides?.[name] !== undefined && overrides[name] !== null)

/** Gives a text of the goalkeeper's back what the players have. */
export const sameAsPlayers = defineCommand({
  type: 'text.sameAsPlayers',
  payload: z.object({ layer: layerTarget.layer, fields: z.array(z.enum(fields)).min(1).max(fields.length) }),
  edit(draft, payload, { touch }) {
    const id = layerId(payload.layer)
    const refusal = whyNoLayer(draft, { layer: payload.layer, kinds })
    if (refusal) return refusal
    const overrides = draft.goalkeeper.layers[id]
    const own = payload.fields.filter(name => ownFields(overrides).includes(name))
    if (!overrides || own.length === 0) return refused('nothing-changes')
    for (const name of own) overrides[name] = null
    touch(recordKey({ kind: 'layer', id: payload.layer, goalkeeper: true }), ...own)
    return undefined
  },
})
