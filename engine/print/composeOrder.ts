import { type ComposedPanel, type Composition, composePanels } from '../artwork/composePanel.ts'
import type { LayerFields } from '../document/fields.ts'
import type { AssetId, LayerId } from '../document/ids.ts'
import { type Size, spokenSize } from '../document/measures.ts'
import { inOrder } from '../document/order.ts'
import type { PluginError } from '../document/outcome.ts'
import { isCut, type Panel } from '../drafting/pattern.ts'
import { layerOverrides, shownLayer } from '../garment/shownFields.ts'
import { pieceOf } from './piece.ts'
import { type PieceSheet, pieceSheet } from './pieceSheet.ts'
import type { PrintObstacle, PrintOrder, SheetSet } from './printOrder.ts'

/** An order with all that is drawn from it, whether it can be printed or not: `checkOrder` tells. */
export interface ComposedOrder {
  readonly order: PrintOrder
  readonly panels: readonly ComposedPanel[]
  /** Layers that the order's version does not hide. */
  readonly layers: readonly ShownLayer[]
  /** Those of them that lie on a panel of this cut. */
  readonly printed: readonly ShownLayer[]
  /** Bytes of the images that are to be had. */
  readonly images: PrintImages
  /** Tools that failed while they drew. */
  readonly failures: readonly PrintObstacle[]
}

export type PrintImages = ReadonlyMap<AssetId, Uint8Array>

export interface ShownLayer {
  readonly id: LayerId
  readonly layer: LayerFields
}

export interface NamedSheet {
  readonly panel: string
  readonly sheet: PieceSheet
}

/** Drafts the pieces of an order, draws their artwork and reads its images. */
export async function composeOrder(
  order: PrintOrder,
  ways: Pick<Composition, 'layersOnly' | 'drafts'> = {},
): Promise<ComposedOrder> {
  const failures: PrintObstacle[] = []
  const onPluginError = ({ plugin, message }: PluginError) => failures.push({ kind: 'tool-failed', plugin, message })
  const panels = composePanels({ ...order, ...ways, onPluginError })
  const layers = shownLayers(order)
  const printed = layers.filter(({ layer }) => panels.some(({ panel }) => panel.id === layer.place.panel))
  const assets = printed.map(({ layer }) => layer.asset).filter(asset => asset !== null)
  return { order, panels, layers, printed, images: await readImages(order, assets), failures }
}

function shownLayers({ document, version }: PrintOrder): readonly ShownLayer[] {
  return inOrder(document.layers)
    .map(([id, layer]) => ({ id, layer: shownLayer(layer, layerOverrides(document, version, id)) }))
    .filter(({ layer }) => !layer.hidden)
}

async function readImages(order: PrintOrder, assets: readonly AssetId[]): Promise<PrintImages> {
  const read = await Promise.all(
    [...new Set(assets)].map(async asset => [asset, await order.readImage(asset)] as const),
  )
  return new Map(read.flatMap(([asset, bytes]) => (bytes ? [[asset, bytes] as const] : [])))
}

/** The sheets that the order asks for, each with the panel that it shows. */
export const sheetsOf = ({ order, panels }: ComposedOrder): readonly NamedSheet[] => {
  const set = order.sheets ?? 'all'
  const isForPrinter = set === 'print' || set === 'mirrored'
  const hasArtwork = isForPrinter || set === 'all'
  return panels
    .filter(({ panel }) => isIn(set, panel))
    .map(({ panel, artwork, size }) => ({
      panel: panel.id,
      sheet: pieceSheet({
        piece: pieceOf(panel),
        artwork: hasArtwork && !panel.rib ? artwork : null,
        isForPrinter,
        isMirrored: set === 'mirrored',
        label: labelOf(order, panel, size),
        shaper: order.resources.shaper,
      }),
    }))
}

/** Rib is dyed and cut by itself; it is never printed. Buttons and cords are no pieces at all. */
function isIn(set: SheetSet, panel: Panel): boolean {
  if (!isCut(panel)) return false
  const { rib } = panel
  if (set === 'rib') return rib
  return !rib || set === 'all' || set === 'A4' || set === 'A3'
}

/** What piece it is, in which size, for whom and how many; below it the code. */
function labelOf(order: PrintOrder, panel: Panel, size: Size): readonly string[] {
  const { player, code, garment, language, quantity, sheets = 'all' } = order
  const piece = garment.labels[language ?? 'en'].panels[panel.id] ?? panel.id
  // Pieces are cut for everybody who wears the size.
  const isForOne = sheets === 'all' || sheets === 'print' || sheets === 'mirrored'
  const who = player && isForOne ? [player.number, apart(player.name)] : []
  const words = [piece, spokenSize(size), ...who, (quantity ?? 1) > 1 ? `× ${quantity}` : '']
  return [words.filter(word => word !== '').join('  '), code]
}

/** A name in its own direction, which turns nothing around it. */
const apart = (name: string): string => (name === '' ? '' : `\u2068${name}\u2069`)
