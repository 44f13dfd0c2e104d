import {
  type DraftDocument,
  defineCommand,
  editLayer,
  evenOrders,
  inOrder,
  type LayerId,
  layerId,
  layerOf,
  layerTarget,
  longestOrder,
  mm,
  newLayer,
  orderBetween,
  refused,
  removeLayer,
  z,
} from '../../../engine/plugin.ts'

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
  },
})

/** Takes it off the kit. The goalkeeper's version only hides it: the players keep theirs. */
export const remove = defineCommand({
  type: 'layers.remove',
  payload: z.object(layerTarget),
  edit: (draft, payload) => removeLayer(draft, payload),
})

/** Lays it directly over another layer, or with `null` below all of them. Both versions share one order. */
export const reorder = defineCommand({
  type: 'layers.reorder',
  payload: z.object({ layer: layerTarget.layer, over: layerTarget.layer.nullable() }),
  edit(draft, { layer, over }) {
    const id = layerId(layer)
    if (!draft.layers[id]) return refused('layer-missing')
    if (over !== null && !draft.layers[layerId(over)]) return refused('layer-missing')
    const ids = inOrder(draft.layers).map(([known]) => known)
    if (over === layer || (ids[ids.indexOf(id) - 1] ?? null) === over) return refused('nothing-changes')
    const order = orderOver(draft, id, over === null ? null : layerId(over))
    return editLayer(draft, { layer, version: 'player' }, { order })
  },
})

/** An order directly over another layer. Where there is no room left, all others get new orders first. */
function orderOver(draft: DraftDocument, id: LayerId, over: LayerId | null): string {
  const others = inOrder(draft.layers).filter(([known]) => known !== id)
  const at = others.findIndex(([known]) => known === over) + 1
  const [before, after] = [others[at - 1]?.[1].order ?? null, others[at]?.[1].order ?? null]
  const order = orderBetween(before, after)
  const hasSpace = order.length <= longestOrder && (after === null || order < after)
  if (hasSpace) return order
  const orders = evenOrders(others.length + 1)
  const [own = order] = orders.splice(at, 1)
  others.forEach(([, layer], index) => {
    layer.order = orders[index] ?? layer.order
  })
  return own
}
