import { createRegistry } from '../commands/registry.ts'
import type { LayerFields } from '../document/fields.ts'
import type { AssetId, LayerId } from '../document/ids.ts'
import { inOrder } from '../document/order.ts'
import { layerOverrides, shownLayer } from '../garment/shownFields.ts'
import { isPrintable } from './isPrintable.ts'
import { printedLine } from './printedLine.ts'
import type { PrintObstacle, PrintOrder } from './printOrder.ts'

export type Pictures = ReadonlyMap<AssetId, Uint8Array>

/** Everything that keeps the layers of an order from being printed, in their order. */
export function findObstacles(order: PrintOrder, printed: readonly ShownLayer[], pictures: Pictures): PrintObstacle[] {
  const { toolOfLayer } = createRegistry(order.garment, order.tools)
  return printed.flatMap(({ id, layer }) => [
    ...(toolOfLayer(layer.kind)?.draw ? [] : [{ kind: 'tool-missing', layer: id, layerKind: layer.kind } as const]),
    ...letteringObstacles(order, id, layer),
    ...pictureObstacles(id, layer.asset, pictures),
  ])
}

function pictureObstacles(layer: LayerId, asset: AssetId | null, pictures: Pictures): readonly PrintObstacle[] {
  if (asset === null) return []
  const bytes = pictures.get(asset)
  if (!bytes) return [{ kind: 'picture-missing', layer, asset }]
  return isPrintable(bytes) ? [] : [{ kind: 'picture-unreadable', layer, asset }]
}

export interface ShownLayer {
  readonly id: LayerId
  readonly layer: LayerFields
}

/** Layers that the order's version does not hide. */
export function shownLayers({ document, version }: PrintOrder): readonly ShownLayer[] {
  return inOrder(document.layers)
    .map(([id, layer]) => ({ id, layer: shownLayer(layer, layerOverrides(document, version, id)) }))
    .filter(({ layer }) => !layer.hidden)
}

function letteringObstacles(order: PrintOrder, id: LayerId, layer: LayerFields): readonly PrintObstacle[] {
  const line = printedLine(order, layer)
  if (line === null) return []
  const { font } = layer
  if (font !== null && !order.resources.shaper.has(font)) return [{ kind: 'font-missing', layer: id, font }]
  return line.missing.length > 0 ? [{ kind: 'characters-missing', layer: id, characters: line.missing }] : []
}
