import { defineCommand, editLayer, layerId, mm, newLayer, refused, z } from '../../../engine/index.ts'
import { orderOver } from './reorder.ts'
import { layerOf, target } from './target.ts'

/** How far beside its original a copy lies, in mm: both are seen. */
const aside = 12

/** A copy directly over the original, as the version shows it. It is not locked. */
export const duplicate = defineCommand({
  type: 'layers.duplicate',
  payload: z.object({ ...target, as: target.layer }),
  edit(draft, { as, ...which }) {
    const layer = layerOf(draft, which)
    if (!layer) return refused('layer-missing')
    const id = layerId(as)
    if (draft.layers[id]) return refused('layer-exists')
    const order = orderOver(draft, id, layerId(which.layer))
    const { place } = layer
    draft.layers[id] = newLayer({
      ...layer,
      place: { ...place, x: mm(place.x + aside), y: mm(place.y + aside) },
      locked: false,
      order,
    })
    return undefined
  },
})

/** Against being moved and changed by mistake, in both versions. */
export const setLocked = defineCommand({
  type: 'layers.setLocked',
  payload: z.object({ layer: target.layer, locked: z.boolean() }),
  edit: (draft, { layer, locked }, context) => editLayer(draft, { layer, version: 'player' }, { locked }, context),
})

/** Leaves it in the design but off the cloth, in one version. */
export const setHidden = defineCommand({
  type: 'layers.setHidden',
  payload: z.object({ ...target, hidden: z.boolean() }),
  edit: (draft, { hidden, ...which }, context) => editLayer(draft, which, { hidden }, context),
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'layers.remove',
  payload: z.object(target),
  edit(draft, payload, context) {
    if (payload.version === 'goalkeeper') return editLayer(draft, payload, { hidden: true }, context)
    const layer = draft.layers[layerId(payload.layer)]
    if (!layer) return refused('layer-missing')
    if (layer.locked) return refused('layer-locked')
    delete draft.layers[layerId(payload.layer)]
    return undefined
  },
})
