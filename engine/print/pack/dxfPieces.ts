import { materialOf } from '../../drafting/pattern.ts'
import { transformPath } from '../../geometry/matrix.ts'
import type { MarkedPiece } from './markedPiece.ts'
import { alongRoll } from './markedPiece.ts'
import type { MarkerSheet } from './markerSheet.ts'
import type { DxfPiece } from './writeDxf.ts'

/** Pieces of a marker where they lie, every one by its own code. */
export const piecesOnMarker = ({ pieces }: MarkerSheet): readonly DxfPiece[] =>
  pieces.map(({ marked, cut, sewing, notches, grain }) => ({
    block: marked.code,
    cut,
    sewing,
    notches,
    grain,
    words: wordsOf(marked, 1),
  }))

/** Pieces one by one with the grain along x, for programs that lay their own markers; as many of each as are wanted. */
export const piecesToCut = (
  pieces: readonly { readonly marked: MarkedPiece; readonly quantity: number }[],
): readonly DxfPiece[] =>
  pieces.map(({ marked, quantity }, index) => {
    const { piece } = marked
    const turn = alongRoll(piece)
    return {
      block: `${piece.panel.id}-${marked.size}-${index + 1}`,
      cut: transformPath(piece.cut, turn),
      sewing: transformPath(piece.sewing, turn),
      notches: transformPath(piece.notches, turn),
      grain: transformPath(piece.grain, turn),
      words: wordsOf({ ...marked, code: '', wearer: '' }, quantity),
    }
  })

/** As ASTM D6673 has them: a key, a colon, and the value. */
const wordsOf = ({ piece, name, size, code, wearer }: MarkedPiece, quantity: number): readonly string[] =>
  [
    `Piece Name: ${piece.panel.id}`,
    `Size: ${size}`,
    `Quantity: ${quantity}`,
    `Material: ${materialOf(piece.panel)}`,
    `Annotation: ${[name, wearer].filter(Boolean).join(' ')}`,
    code === '' ? '' : `Code: ${code}`,
  ].filter(line => line !== '')
