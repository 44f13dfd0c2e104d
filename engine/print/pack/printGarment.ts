import { itemColours } from '../../artwork/itemColours.ts'
import type { PanelArtwork } from '../../artwork/panelArtwork.ts'
import { spokenSize } from '../../document/measures.ts'
import { isCut } from '../../drafting/pattern.ts'
import { printChecked } from '../checkOrder.ts'
import { type ComposedOrder, composeOrder } from '../composeOrder.ts'
import { pieceOf } from '../piece.ts'
import type { Printed, PrintOrder } from '../printOrder.ts'
import { writePdf } from '../printPanels.ts'
import type { DrawnPieces, MarkedPiece } from './markedPiece.ts'

export interface ComposedGarment extends DrawnPieces {
  /** What is cut; codes are the order's code, a hyphen and a number from 1. */
  readonly pieces: readonly MarkedPiece[]
}

export interface PrintedGarment extends ComposedGarment {
  /** The sheets that the order asks for, as `printPanels` writes them. */
  readonly bytes: Uint8Array
}

/** Prints a garment and hands its pieces on to be laid on markers: what is drawn for the one serves the other. */
export const printGarment = (order: PrintOrder, pieceCode: string): Promise<Printed<PrintedGarment>> =>
  printChecked(order, async composed => ({
    bytes: await writePdf(composed),
    ...markedPieces(composed, pieceCode),
  }))

/** The pieces of a garment that was printed before. */
export const composeGarment = async (order: PrintOrder, pieceCode: string) =>
  markedPieces(await composeOrder(order), pieceCode)

function markedPieces({ order, panels, images }: ComposedOrder, pieceCode: string): ComposedGarment {
  const { player, garment, language, code } = order
  const wearer = [player?.number ?? '', player?.name ?? ''].filter(word => word !== '').join(' ')
  const artworks = new Map<string, PanelArtwork>()
  const pieces = panels
    .filter(({ panel }) => isCut(panel))
    .map(({ panel, artwork, size }, index): MarkedPiece => {
      const piece = `${pieceCode}-${index + 1}`
      if (!panel.rib) artworks.set(piece, artwork)
      return {
        piece: pieceOf(panel),
        artwork: panel.rib ? null : piece,
        colours: panel.rib ? [] : [...new Set(artwork.groups.flatMap(({ items }) => items.flatMap(itemColours)))],
        code: piece,
        name: garment.labels[language ?? 'en'].panels[panel.id] ?? panel.id,
        size: spokenSize(size),
        wearer,
        garment: code,
      }
    })
  return { pieces, artworks, images }
}
