import type { PanelArtwork } from '../../artwork/panelArtwork.ts'
import { patternSheets, wornSizes } from '../../artwork/patternSheets.ts'
import type { PlayerFields } from '../../document/fields.ts'
import type { AssetId, PlayerId } from '../../document/ids.ts'
import { spokenSize } from '../../document/measures.ts'
import { inOrder } from '../../document/order.ts'
import { draftedOnce } from '../../garment/draftedOnce.ts'
import { shownOptions } from '../../garment/shownFields.ts'
import type { Printed, PrintOrder } from '../printOrder.ts'
import type { ArtworkName, DrawnPieces, MarkedPiece } from './markedPiece.ts'
import type { PackLine, PackSource } from './packSource.ts'
import { composeGarment, printGarment } from './printGarment.ts'

/** A row of the order: one kit, or some that are alike. */
export interface PackGarment {
  readonly line: number
  /** Counts the rows of the whole order from 1. */
  readonly at: number
  readonly id: PlayerId
  readonly player: PlayerFields
  /** `1042-7`. */
  readonly code: string
  readonly file: string
}

export function garmentsOf({ lines, number }: PackSource): readonly PackGarment[] {
  let at = 0
  return lines.flatMap(({ document }, line) =>
    inOrder(document.players).map(([id, player]) => {
      at++
      const many = player.quantity > 1 ? `-x${player.quantity}` : ''
      const shirt = /^[0-9]+$/.test(player.number) ? `-${player.number}` : ''
      const file = `print/${line + 1}/${String(at).padStart(3, '0')}${shirt}-${spokenSize(player.size)}${many}.pdf`
      return { line, at, id, player, code: `${number}-${at}`, file }
    }),
  )
}

/** Composes and prints garments; drafts are made once for all of them. */
export function garmentPrinter(source: PackSource) {
  const garments = source.lines.map(({ garment }) => draftedOnce(garment))
  const marked = new Map<number, readonly MarkedPiece[]>()
  const orderOf = (garment: PackGarment, { document, garment: own }: PackLine): PrintOrder => ({
    document,
    garment: garments[garment.line] ?? own,
    tools: source.tools,
    resources: source.resources,
    readImage: source.readImage,
    language: source.language,
    madeAt: source.madeAt,
    version: garment.player.goalkeeper ? 'goalkeeper' : 'player',
    player: garment.player,
    size: garment.player.size,
    quantity: garment.player.quantity,
    code: garment.code,
    sheets: source.wishes.mirrored ? 'mirrored' : 'print',
  })
  return {
    /** The panels of a garment without what is drawn on them. */
    draft({ player, line }: PackGarment, { document, garment: own }: PackLine) {
      const garment = garments[line] ?? own
      const version = player.goalkeeper ? 'goalkeeper' : 'player'
      const sheet = patternSheets(garment)(
        wornSizes(garment, player.size, player),
        shownOptions({ document, garment }, version, player),
      )
      return sheet.pattern.panels.map(panel => ({ panel, size: sheet.sizeOf(panel.id) }))
    },
    async print(garment: PackGarment, line: PackLine): Promise<Printed<{ readonly bytes: Uint8Array }>> {
      const outcome = await printGarment(orderOf(garment, line), garment.code)
      if (outcome.kind === 'printed') marked.set(garment.at, outcome.pieces)
      return outcome
    },
    /** The pieces of a garment, as often as it is wanted. */
    async pieces(garment: PackGarment, line: PackLine): Promise<readonly MarkedPiece[]> {
      const known = marked.get(garment.at) ?? (await composeGarment(orderOf(garment, line), garment.code)).pieces
      marked.set(garment.at, known)
      const copies = Array.from({ length: garment.player.quantity }, (_, copy) =>
        garment.player.quantity === 1
          ? known
          : known.map(piece => ({
              ...piece,
              garment: `${piece.garment}/${copy + 1}`,
              code: piece.code.replace(garment.code, `${garment.code}.${copy + 1}`),
            })),
      )
      return copies.flat()
    },
    /** What the pieces of some garments are drawn from. */
    async drawn(garments: readonly PackGarment[], line: PackLine): Promise<DrawnPieces> {
      const artworks = new Map<ArtworkName, PanelArtwork>()
      const images = new Map<AssetId, Uint8Array>()
      for (const garment of garments) {
        const composed = await composeGarment(orderOf(garment, line), garment.code)
        for (const [name, artwork] of composed.artworks) artworks.set(name, artwork)
        for (const [asset, bytes] of composed.images) images.set(asset, bytes)
      }
      return { artworks, images }
    },
    forget: (garment: PackGarment): void => void marked.delete(garment.at),
  }
}
