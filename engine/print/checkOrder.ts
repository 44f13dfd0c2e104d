import { minDpi } from '../artwork/drawImage.ts'
import type { Setting } from '../artwork/fitLettering.ts'
import { inkFindings } from '../artwork/inkFindings.ts'
import { letterFindings } from '../artwork/letterFindings.ts'
import type { ArtworkGroup } from '../artwork/panelArtwork.ts'
import { teamOf } from '../artwork/teamOf.ts'
import { tileFor } from '../artwork/tilesOver.ts'
import { createRegistry } from '../commands/registry.ts'
import { zonesInCut } from '../commands/zones.ts'
import { type LayerFields, noPattern } from '../document/fields.ts'
import type { AssetId, LayerId } from '../document/ids.ts'
import type { Zone } from '../garment/garmentPlugin.ts'
import { shownPattern } from '../garment/shownFields.ts'
import { layerText } from '../garment/slotWords.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import { lackingOf } from '../lettering/lackingCharacters.ts'
import type { ShapedText } from '../lettering/shaper.ts'
import { type ComposedOrder, composeOrder, type PrintImages } from './composeOrder.ts'
import { isPrintable } from './isPrintable.ts'
import type { Printed, PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'

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
export function obstaclesOf({ order, printed, images, failures }: ComposedOrder): readonly PrintObstacle[] {
  const { toolOfLayer } = createRegistry(order.garment, order.tools)
  const found = printed.flatMap(({ id, layer }): readonly PrintObstacle[] => [
    ...(toolOfLayer(layer.kind)?.draw ? [] : [{ kind: 'tool-missing', layer: id, layerKind: layer.kind } as const]),
    ...letteringObstacles(order, id, layer),
    ...imageObstacles(id, layer.asset, images),
  ])
  const zones = [...zonesInCut(order, order.version).values()]
  return [...zones.flatMap(zone => patternObstacles(order, zone)), ...found, ...failures]
}

function patternObstacles({ document, version, resources }: PrintOrder, zone: Zone): readonly PrintObstacle[] {
  const pattern = shownPattern(document, version, zone)
  if (!pattern || pattern.id === noPattern.id || tileFor(pattern, resources.tileOf)) return []
  return [{ kind: 'pattern-missing', zone: zone.key, pattern: pattern.id }]
}

function letteringObstacles(order: PrintOrder, id: LayerId, layer: LayerFields): readonly PrintObstacle[] {
  const line = printedLine(order, layer)
  if (line === null) return []
  const { font } = layer
  if (font !== null && !order.resources.shaper.has(font)) return [{ kind: 'font-missing', layer: id, font }]
  const characters = lackingOf(line)
  return [
    ...[...line.awaited.keys()].map(awaited => ({ kind: 'font-missing', layer: id, font: awaited }) as const),
    ...(characters.length > 0 ? [{ kind: 'characters-missing', layer: id, characters } as const] : []),
  ]
}

function imageObstacles(layer: LayerId, asset: AssetId | null, images: PrintImages): readonly PrintObstacle[] {
  if (asset === null) return []
  const bytes = images.get(asset)
  if (!bytes) return [{ kind: 'image-missing', layer, asset }]
  return isPrintable(bytes) ? [] : [{ kind: 'image-unreadable', layer, asset }]
}

/**
 * Images that are printed larger than their pixels allow, letters that had to become too small, layers that lie on one
 * another or under a seam, and those that no panel of this cut carries.
 */
export function warningsOf(composed: ComposedOrder): readonly PrintWarning[] {
  const { order, panels, layers, printed } = composed
  const { document, version } = order
  const lost = layers.filter(layer => !printed.includes(layer))
  return [
    ...lost.map(({ id, layer }) => ({ kind: 'panel-missing', layer: id, panel: layer.place.panel }) as const),
    ...printed.flatMap(({ id, layer }) => letterFindings(id, layer, settingOf(composed, layer))),
    ...panels.flatMap(panel => inkFindings({ document, version, ...panel })),
    ...panels.flatMap(({ artwork }) => artwork.groups.flatMap(group => coarseImages(order, group))),
  ]
}

function settingOf({ order, panels }: ComposedOrder, layer: LayerFields): Setting {
  const { player, resources, document, size } = order
  const on = panels.find(({ panel }) => panel.id === layer.place.panel)
  const slot = on?.slots.get(layer.slot ?? '')
  return { player, team: teamOf(document), size: on?.size ?? size, resources, ...(slot && { slot }) }
}

function coarseImages({ resources }: PrintOrder, { source, items, over }: ArtworkGroup): readonly PrintWarning[] {
  if (!('layer' in source) || over) return []
  return items.flatMap(item => {
    const pixels = item.kind === 'image' ? resources.image(item.asset) : null
    if (item.kind !== 'image' || pixels === null || pixels.vector) return []
    const [a, b, c, d] = item.matrix
    const dpi = Math.round(Math.min(pixels.width / Math.hypot(a, b), pixels.height / Math.hypot(c, d)) * 25.4)
    return dpi < minDpi ? [{ kind: 'low-resolution', layer: source.layer, asset: item.asset, dpi } as const] : []
  })
}

/** The lettering of a layer as large as it was asked for, in mm; `null` for images and where nothing is written. */
function printedLine({ player, resources }: PrintOrder, layer: LayerFields): ShapedText | null {
  const text = layerText(layer, player)
  if (layer.asset !== null || text.trim() === '') return null
  const font = layer.font ?? defaultFont
  return resources.shaper.shape({ text, font, capHeight: layer.size.height, letterSpacing: layer.letterSpacing })
}
