import { type ComposedPanel, composePanels } from '../artwork/composePanel.ts'
import type { AssetId } from '../document/ids.ts'
import type { Size } from '../document/measures.ts'
import type { PluginFault } from '../document/outcome.ts'
import { knownPiece } from './draftedOnce.ts'
import { findObstacles, type Pictures, shownLayers } from './findObstacles.ts'
import { findWarnings } from './findWarnings.ts'
import { type PieceSheet, pieceSheet } from './pieceSheet.ts'
import type { PrintObstacle, PrintOrder, PrintWarning } from './printOrder.ts'

/** An order ready to be written in any format, or what keeps it from being printed. */
export type ComposedOrder =
  | {
      readonly kind: 'composed'
      readonly sheets: readonly NamedSheet[]
      readonly pictures: Pictures
      readonly warnings: readonly PrintWarning[]
    }
  | { readonly kind: 'refused'; readonly obstacles: readonly PrintObstacle[] }

export interface NamedSheet {
  readonly panel: string
  readonly sheet: PieceSheet
}

/** Drafts the pieces of an order, draws their artwork and looks for what is missing. */
export async function composeOrder(order: PrintOrder): Promise<ComposedOrder> {
  const failures: PrintObstacle[] = []
  const onFault = ({ plugin, message }: PluginFault) => failures.push({ kind: 'tool-failed', plugin, message })
  const composed = composePanels({ ...order, onFault })
  const layers = shownLayers(order)
  const printed = layers.filter(({ layer }) => composed.some(({ panel }) => panel.id === layer.place.panel))
  const pictures = await readPictures(
    order,
    printed.map(({ layer }) => layer.asset).filter(asset => asset !== null),
  )
  const obstacles = [...findObstacles(order, printed, pictures), ...failures]
  if (obstacles.length > 0) return { kind: 'refused', obstacles }
  const sheets = composed.map(sized => ({ panel: sized.panel.id, sheet: sheetOf(order, sized) }))
  return { kind: 'composed', sheets, pictures, warnings: findWarnings(order, layers, composed) }
}

const sheetOf = (order: PrintOrder, { panel, artwork, size }: ComposedPanel): PieceSheet =>
  pieceSheet({
    piece: knownPiece(panel),
    artwork,
    label: labelOf(order, panel.id, size),
    shaper: order.resources.shaper,
  })

async function readPictures(order: PrintOrder, assets: readonly AssetId[]): Promise<Pictures> {
  const read = await Promise.all(
    [...new Set(assets)].map(async asset => [asset, await order.readPicture(asset)] as const),
  )
  return new Map(read.flatMap(([asset, bytes]) => (bytes ? [[asset, bytes] as const] : [])))
}

function labelOf({ player, code }: PrintOrder, panel: string, size: Size): readonly string[] {
  const who = player ? [player.number, player.name] : []
  return [[panel, size, ...who].filter(word => word !== '').join('  '), code]
}
