import { type ComposedPanel, composePanels } from '../artwork/composePanel.ts'
import type { LayerFields } from '../document/fields.ts'
import type { AssetId, LayerId } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import { inOrder } from '../document/order.ts'
import type { PluginFault } from '../document/outcome.ts'
import { layerOverrides, shownLayer } from '../garment/shownFields.ts'
import { pieceOf } from './piece.ts'
import { type PieceSheet, pieceSheet } from './pieceSheet.ts'
import type { PrintObstacle, PrintOrder } from './printOrder.ts'

/** An order with all that is drawn from it, whether it can be printed or not: `checkOrder` tells. */
export interface ComposedOrder {
  readonly order: PrintOrder
  readonly panels: readonly ComposedPanel[]
  /** Layers that the order's version does not hide. */
  readonly layers: readonly ShownLayer[]
  /** Those of them that lie on a panel of this cut. */
  readonly printed: readonly ShownLayer[]
  /** Bytes of the pictures that are to be had. */
  readonly pictures: Pictures
  /** Tools that failed while they drew. */
  readonly failures: readonly PrintObstacle[]
}

export type Pictures = ReadonlyMap<AssetId, Uint8Array>

export interface ShownLayer {
  readonly id: LayerId
  readonly layer: LayerFields
}

export interface NamedSheet {
  readonly panel: string
  readonly sheet: PieceSheet
}

/** Drafts the pieces of an order, draws their artwork and reads its pictures. */
export async function composeOrder(order: PrintOrder): Promise<ComposedOrder> {
  const failures: PrintObstacle[] = []
  const onFault = ({ plugin, message }: PluginFault) => failures.push({ kind: 'tool-failed', plugin, message })
  const panels = composePanels({ ...order, onFault })
  const layers = shownLayers(order)
  const printed = layers.filter(({ layer }) => panels.some(({ panel }) => panel.id === layer.place.panel))
  const assets = printed.map(({ layer }) => layer.asset).filter(asset => asset !== null)
  return { order, panels, layers, printed, pictures: await readPictures(order, assets), failures }
}

function shownLayers({ document, version }: PrintOrder): readonly ShownLayer[] {
  return inOrder(document.layers)
    .map(([id, layer]) => ({ id, layer: shownLayer(layer, layerOverrides(document, version, id)) }))
    .filter(({ layer }) => !layer.hidden)
}

async function readPictures(order: PrintOrder, assets: readonly AssetId[]): Promise<Pictures> {
  const read = await Promise.all(
    [...new Set(assets)].map(async asset => [asset, await order.readPicture(asset)] as const),
  )
  return new Map(read.flatMap(([asset, bytes]) => (bytes ? [[asset, bytes] as const] : [])))
}

/** The pieces with everything printed beside them. */
export const sheetsOf = ({ order, panels }: ComposedOrder): readonly NamedSheet[] =>
  panels.map(({ panel, artwork, size }) => ({
    panel: panel.id,
    sheet: pieceSheet({
      piece: pieceOf(panel),
      artwork,
      label: labelOf(order, panel.id, size),
      shaper: order.resources.shaper,
    }),
  }))

function labelOf({ player, code }: PrintOrder, panel: string, size: Size): readonly string[] {
  const who = player ? [player.number, player.name] : []
  return [[panel, size, ...who].filter(word => word !== '').join('  '), code]
}
