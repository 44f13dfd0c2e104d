import type { ComposedPanel } from '../artwork/composePanel.ts'
import { leastDpi } from '../artwork/drawPicture.ts'
import { layerText } from '../artwork/layerText.ts'
import type { ArtworkGroup } from '../artwork/panelArtwork.ts'
import { layerOverrides, shownLayer } from '../artwork/shownFields.ts'
import type { LayerFields } from '../document/fields.ts'
import type { AssetId, LayerId } from '../document/ids.ts'
import { inOrder } from '../document/order.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import { createRegistry } from '../plugins/registry.ts'
import { isPrintable } from './isPrintable.ts'
import type { PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'

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
  const text = layerText(layer, order.player)
  if (text.trim() === '' || layer.asset !== null) return []
  const { shaper } = order.resources
  if (layer.font !== null && !shaper.has(layer.font)) return [{ kind: 'font-missing', layer: id, font: layer.font }]
  const font = layer.font ?? defaultFont
  const { missing } = shaper.shape({ text, font, capHeight: layer.size.height, letterSpacing: layer.letterSpacing })
  return missing.length > 0 ? [{ kind: 'characters-missing', layer: id, characters: missing }] : []
}

/** Pictures that are printed larger than their pixels allow, and layers that no panel of this cut carries. */
export function findWarnings(
  order: PrintOrder,
  shown: readonly ShownLayer[],
  composed: readonly ComposedPanel[],
): readonly PrintWarning[] {
  const lost = shown.filter(({ layer }) => composed.every(({ panel }) => panel.id !== layer.place.panel))
  return [
    ...lost.map(({ id, layer }) => ({ kind: 'panel-missing', layer: id, panel: layer.place.panel }) as const),
    ...composed.flatMap(({ artwork }) => artwork.groups.flatMap(group => coarsePictures(order, group))),
  ]
}

function coarsePictures({ resources }: PrintOrder, { source, items }: ArtworkGroup): readonly PrintWarning[] {
  if (!('layer' in source)) return []
  return items.flatMap(item => {
    const pixels = item.kind === 'image' ? resources.picture(item.asset) : null
    if (item.kind !== 'image' || pixels === null || pixels.vector) return []
    const [a, b, c, d] = item.matrix
    const dpi = Math.round(Math.min(pixels.width / Math.hypot(a, b), pixels.height / Math.hypot(c, d)) * 25.4)
    return dpi < leastDpi ? [{ kind: 'low-resolution', layer: source.layer, asset: item.asset, dpi } as const] : []
  })
}
