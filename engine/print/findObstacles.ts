import { layerText } from '../artwork/layerText.ts'
import type { PanelArtwork } from '../artwork/panelArtwork.ts'
import { layerOverrides, shownLayer } from '../artwork/shownFields.ts'
import type { LayerFields } from '../document/fields.ts'
import type { AssetId, LayerId } from '../document/ids.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import { isPrintable } from './isPrintable.ts'
import type { PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'

export type Pictures = ReadonlyMap<AssetId, Uint8Array>

/** Everything that lettering and pictures of an order lack, in the order of its layers. */
export function findObstacles(order: PrintOrder, shown: readonly ShownLayer[], pictures: Pictures): PrintObstacle[] {
  return shown.flatMap(({ id, layer }) => [
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

/** Layers that the order's version shows on the panels that are printed. */
export function shownLayers({ document, version }: PrintOrder, panels: ReadonlySet<string>): readonly ShownLayer[] {
  return (Object.entries(document.layers) as [LayerId, LayerFields][])
    .map(([id, layer]) => ({ id, layer: shownLayer(layer, layerOverrides(document, version, id)) }))
    .filter(({ layer }) => !layer.hidden && panels.has(layer.place.panel))
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

/** Below this, single pixels can be seen on cloth. */
const leastDpi = 150

/** Pictures that are printed larger than their pixels allow. */
export function findWarnings(order: PrintOrder, artworks: readonly PanelArtwork[]): readonly PrintWarning[] {
  return artworks.flatMap(artwork =>
    artwork.groups.flatMap(({ source, items }) =>
      items.flatMap(item => {
        if (item.kind !== 'image' || !('layer' in source)) return []
        const pixels = order.resources.picture(item.asset)
        const [a, b, c, d] = item.matrix
        const dpi = pixels
          ? Math.min(pixels.width / Math.hypot(a, b), pixels.height / Math.hypot(c, d)) * 25.4
          : Number.POSITIVE_INFINITY
        return dpi < leastDpi
          ? [{ kind: 'low-resolution', layer: source.layer, asset: item.asset, dpi: Math.round(dpi) } as const]
          : []
      }),
    ),
  )
}
