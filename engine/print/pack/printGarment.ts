import { spokenSize } from '../../document/measures.ts'
import { isCut } from '../../drafting/pattern.ts'
import { printChecked } from '../checkOrder.ts'
import { type ComposedOrder, composeOrder, type PrintImages } from '../composeOrder.ts'
import { pieceOf } from '../piece.ts'
import type { Printed, PrintOrder } from '../printOrder.ts'
import { writePdf } from '../printPanels.ts'
import type { MarkedPiece } from './markedPiece.ts'

export interface PrintedGarment {
  /** The sheets that the order asks for, as `printPanels` writes them. */
  readonly bytes: Uint8Array
  /** What is cut, with its artwork; codes are the order's code, a hyphen and a number from 1. */
  readonly pieces: readonly MarkedPiece[]
  readonly images: PrintImages
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

function markedPieces({ order, panels, images }: ComposedOrder, pieceCode: string): Omit<PrintedGarment, 'bytes'> {
  const { player, garment, language, code } = order
  const wearer = [player?.number ?? '', player?.name ?? ''].filter(word => word !== '').join(' ')
  const pieces = panels
    .filter(({ panel }) => isCut(panel))
    .map(
      ({ panel, artwork, size }, index): MarkedPiece => ({
        piece: pieceOf(panel),
        artwork: panel.rib ? null : artwork,
        code: `${pieceCode}-${index + 1}`,
        name: garment.labels[language ?? 'en'].panels[panel.id] ?? panel.id,
        size: spokenSize(size),
        wearer,
        garment: code,
      }),
    )
  return { pieces, images }
}
