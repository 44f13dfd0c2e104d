import {
  defineCommand,
  type LayerFields,
  layerId,
  layerTarget,
  letteringFields,
  type Overrides,
  recordKey,
  refused,
  removeLayer,
  whyNoLayer,
  z,
} from '../../../engine/index.ts'

/** Kinds of layers that the commands of texts are for. */
export const kinds = ['text'] as const

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'text.remove',
  payload: z.object(layerTarget),
  edit: (draft, payload, context) => removeLayer(draft, { ...payload, kinds }, context),
})

/** What a goalkeeper's text may have of its own. */
export type OwnField = keyof typeof letteringFields | 'size' | 'place' | 'opacity' | 'hidden'

const { text, font, ...effects } = letteringFields
const names = [...Object.keys({ text, font }), 'size', 'place', ...Object.keys(effects), 'opacity', 'hidden']
const ownNames = names as readonly OwnField[]

/** The fields in which a text of the goalkeeper's differs from the players'. */
export const ownFields = (overrides: Overrides<LayerFields> | undefined): readonly OwnField[] =>
  ownNames.filter(name => overrides?.[name] !== undefined && overrides[name] !== null)

/** Gives a text of the goalkeeper's back what the players have. */
export const sameAsPlayers = defineCommand({
  type: 'text.sameAsPlayers',
  payload: z.object({ layer: layerTarget.layer, fields: z.array(z.enum(ownNames)).min(1).max(ownNames.length) }),
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
