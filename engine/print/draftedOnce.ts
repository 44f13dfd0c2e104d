import type { Panel, Pattern } from '../drafting/pattern.ts'
import type { GarmentPlugin } from '../garment/garmentPlugin.ts'
import { type Piece, pieceOf } from './piece.ts'

/** The same garment, which drafts every size and cut once: players of one size share it. */
export function draftedOnce(garment: GarmentPlugin): GarmentPlugin {
  const known = new Map<string, Pattern>()
  return {
    ...garment,
    pattern(size, options) {
      const key = JSON.stringify([size, garment.options.map(({ id }) => options[id])])
      const pattern = known.get(key) ?? garment.pattern(size, options)
      known.set(key, pattern)
      return pattern
    },
  }
}

const pieces = new WeakMap<Panel, Piece>()

/** The piece of a panel, worked out once while the panel is in use. */
export function knownPiece(panel: Panel): Piece {
  const piece = pieces.get(panel) ?? pieceOf(panel)
  pieces.set(panel, piece)
  return piece
}
