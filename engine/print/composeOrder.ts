import { composePanel } from '../artwork/composePanel.ts'
import { shownOptions } from '../artwork/shownFields.ts'
import type { AssetId } from '../document/ids.ts'
import { findObstacles, findWarnings, type Pictures, shownLayers } from './findObstacles.ts'
import { pieceOf } from './piece.ts'
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
  const { document, garment, version, player, size } = order
  const pattern = garment.pattern(size, shownOptions({ document, garment }, version, player))
  const shown = shownLayers(order, new Set(pattern.panels.map(panel => panel.id)))
  const assets = shown.map(({ layer }) => layer.asset).filter(asset => asset !== null)
  const pictures = await readPictures(order, assets)
  const failures: PrintObstacle[] = []
  const onFault = ({ plugin, message }: { readonly plugin: string; readonly message: string }) => {
    failures.push({ kind: 'tool-failed', plugin, message })
  }
  const drawn = pattern.panels.map(panel => ({ panel, artwork: composePanel({ ...order, panel: panel.id, onFault }) }))
  const obstacles = [...findObstacles(order, shown, pictures), ...failures]
  if (obstacles.length > 0) return { kind: 'refused', obstacles }
  const sheets = drawn.map(({ panel, artwork }) => ({
    panel: panel.id,
    sheet: pieceSheet({
      piece: pieceOf(panel),
      artwork,
      label: labelOf(order, panel.id),
      shaper: order.resources.shaper,
    }),
  }))
  const artworks = drawn.map(({ artwork }) => artwork)
  return { kind: 'composed', sheets, pictures, warnings: findWarnings(order, artworks) }
}

async function readPictures(order: PrintOrder, assets: readonly AssetId[]): Promise<Pictures> {
  const read = await Promise.all(
    [...new Set(assets)].map(async asset => [asset, await order.readPicture(asset)] as const),
  )
  return new Map(read.flatMap(([asset, bytes]) => (bytes ? [[asset, bytes] as const] : [])))
}

function labelOf({ player, size, code }: PrintOrder, panel: string): readonly string[] {
  const who = player ? [player.number, player.name] : []
  return [[panel, size, ...who].filter(word => word !== '').join('  '), code]
}
