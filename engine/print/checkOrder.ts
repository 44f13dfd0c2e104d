import { layerText } from '../artwork/drawLettering.ts'
import { leastDpi } from '../artwork/drawPicture.ts'
import type { ArtworkGroup } from '../artwork/panelArtwork.ts'
import { createRegistry } from '../commands/registry.ts'
import type { LayerFields } from '../document/fields.ts'
import type { AssetId, LayerId } from '../document/ids.ts'
import { pathBounds, widthOf } from '../geometry/bounds.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import { bendText, type ShapedText } from '../lettering/shaper.ts'
import { type ComposedOrder, composeOrder, type Pictures, type ShownLayer } from './composeOrder.ts'
import { isPrintable } from './isPrintable.ts'
import type { Printed, PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'

/** Lower than this, in mm, nobody reads a name from the stands; shorter words are shrunk less. */
const minCapitals = 10

/** Composes an order, checks it, and draws it if nothing keeps it from being printed. */
export async function printChecked<Drawn extends object>(
  order: PrintOrder,
  draw: (composed: ComposedOrder) => Drawn | Promise<Drawn>,
): Promise<Printed<Drawn>> {
  const composed = await composeOrder(order)
  const obstacles = obstaclesOf(composed)
  if (obstacles.length > 0) return { kind: 'refused', obstacles }
  return { kind: 'printed', warnings: warningsOf(composed), ...(await draw(composed)) }
}

/** Everything that keeps an order from being printed, in the order of its layers. */
function obstaclesOf({ order, printed, pictures, failures }: ComposedOrder): readonly PrintObstacle[] {
  const { toolOfLayer } = createRegistry(order.garment, order.tools)
  const found = printed.flatMap(({ id, layer }): readonly PrintObstacle[] => [
    ...(toolOfLayer(layer.kind)?.draw ? [] : [{ kind: 'tool-missing', layer: id, layerKind: layer.kind } as const]),
    ...letteringObstacles(order, id, layer),
    ...pictureObstacles(id, layer.asset, pictures),
  ])
  return [...found, ...failures]
}

function letteringObstacles(order: PrintOrder, id: LayerId, layer: LayerFields): readonly PrintObstacle[] {
  const line = printedLine(order, layer)
  if (line === null) return []
  const { font } = layer
  if (font !== null && !order.resources.shaper.has(font)) return [{ kind: 'font-missing', layer: id, font }]
  return line.missing.length > 0 ? [{ kind: 'characters-missing', layer: id, characters: line.missing }] : []
}

function pictureObstacles(layer: LayerId, asset: AssetId | null, pictures: Pictures): readonly PrintObstacle[] {
  if (asset === null) return []
  const bytes = pictures.get(asset)
  if (!bytes) return [{ kind: 'picture-missing', layer, asset }]
  return isPrintable(bytes) ? [] : [{ kind: 'picture-unreadable', layer, asset }]
}

/**
 * Pictures that are printed larger than their pixels allow, lines so long that they had to shrink to small letters, and
 * layers that no panel of this cut carries.
 */
function warningsOf({ order, panels, layers, printed }: ComposedOrder): readonly PrintWarning[] {
  const lost = layers.filter(layer => !printed.includes(layer))
  return [
    ...lost.map(({ id, layer }) => ({ kind: 'panel-missing', layer: id, panel: layer.place.panel }) as const),
    ...printed.flatMap(layer => smallLettering(order, layer)),
    ...panels.flatMap(({ artwork }) => artwork.groups.flatMap(group => coarsePictures(order, group))),
  ]
}

function smallLettering(order: PrintOrder, { id, layer }: ShownLayer): readonly PrintWarning[] {
  const { width, height } = layer.size
  const line = printedLine(order, layer)
  if (width === null || height < minCapitals || line === null) return []
  const capitals = height * Math.min(1, width / widthOf(pathBounds(bendText(line, layer.arc))))
  return capitals < minCapitals ? [{ kind: 'lettering-small', layer: id, height: Math.round(capitals * 10) / 10 }] : []
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

/** The lettering of a layer as large as it was asked for, in mm; `null` for pictures and where nothing is written. */
function printedLine({ player, resources }: PrintOrder, layer: LayerFields): ShapedText | null {
  const text = layerText(layer, player)
  if (layer.asset !== null || text.trim() === '') return null
  const font = layer.font ?? defaultFont
  return resources.shaper.shape({ text, font, capHeight: layer.size.height, letterSpacing: layer.letterSpacing })
}
