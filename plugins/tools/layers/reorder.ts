import {
  type DraftDocument,
  defineCommand,
  editLayer,
  evenOrders,
  inOrder,
  type LayerId,
  layerId,
  layerTarget,
  longestOrder,
  orderBetween,
  refused,
  z,
} from '../../../engine/index.ts'

/** Lays it directly over another layer, or with `null` below all of them. Both versions share one order. */
export const reorder = defineCommand({
  type: 'layers.reorder',
  payload: z.object({ layer: layerTarget.layer, over: layerTarget.layer.nullable() }),
  edit(draft, { layer, over }, context) {
    const id = layerId(layer)
    if (!draft.layers[id]) return refused('layer-missing')
    if (over !== null && !draft.layers[layerId(over)]) return refused('layer-missing')
    const ids = inOrder(draft.layers).map(([known]) => known)
    if (over === layer || (ids[ids.indexOf(id) - 1] ?? null) === over) return refused('nothing-changes')
    const order = orderOver(draft, id, over === null ? null : layerId(over))
    return editLayer(draft, { layer, version: 'player' }, { order }, context)
  },
})

/** An order directly over another layer. Where there is no room left, all others get new orders first. */
export function orderOver(draft: DraftDocument, id: LayerId, over: LayerId | null): string {
  const others = inOrder(draft.layers).filter(([known]) => known !== id)
  const at = others.findIndex(([known]) => known === over) + 1
  const [before, after] = [others[at - 1]?.[1].order ?? null, others[at]?.[1].order ?? null]
  const order = orderBetween(before, after)
  const hasRoom = order.length <= longestOrder && (after === null || order < after)
  if (hasRoom) return order
  const orders = evenOrders(others.length + 1)
  const [own = order] = orders.splice(at, 1)
  others.forEach(([, layer], index) => {
    layer.order = orders[index] ?? layer.order
  })
  return own
}
