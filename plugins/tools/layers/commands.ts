import {
  defineCommand,
  editLayer,
  layerId,
  layerOf,
  layerTarget,
  mm,
  newLayer,
  refused,
  removeLayer,
  z,
} from '../../../engine/index.ts'
import { orderOver } from './reorder.ts'

/** How far beside its original a copy lies, in mm: both are seen. */
const aside = 12

/** A copy directly over the original, as the version shows it. It is not locked. */
export const duplicate = defineCommand({
  type: 'layers.duplicate',
  payload: z.object({ ...layerTarget, as: layerTarget.layer }),
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
  payload: z.object({ layer: layerTarget.layer, locked: z.boolean() }),
  edit: (draft, { layer, locked }, context) => editLayer(draft, { layer, version: 'player' }, { locked }, context),
})

/** Leaves it in the design but off the cloth, in one version. */
export const setHidden = defineCommand({
  type: 'layers.setHidden',
  payload: z.object({ ...layerTarget, hidden: z.boolean() }),
  edit: (draft, { hidden, ...which }, context) => editLayer(draft, which, { hidden }, context),
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'layers.remove',
  payload: z.object(layerTarget),
  edit: removeLayer,
})
