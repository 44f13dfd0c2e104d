import { withBleed } from '../../artwork/outlineRings.ts'
import { pathBounds } from '../../geometry/bounds.ts'
import { multiply, scaling, transformPath, transformPoint, translation } from '../../geometry/matrix.ts'
import type { Matrix, Path } from '../../geometry/path.ts'
import { flattenPath } from '../../geometry/polyline.ts'
import { defaultFont } from '../../lettering/fontBook.ts'
import type { Shaper } from '../../lettering/shaper.ts'
import type { LaidMarker } from './layMarkers.ts'
import { type MarkedPiece, onRoll } from './markedPiece.ts'
import { codeInAllowance, type PrintedCode } from './pieceCode.ts'

/** A piece on a marker, in mm on the roll. */
export interface SheetPiece {
  readonly marked: MarkedPiece
  /** From panel mm to the roll. */
  readonly matrix: Matrix
  /** What is inked, in panel mm: half of the space between two pieces belongs to each. */
  readonly inked: Path
  readonly cut: Path
  readonly sewing: Path
  readonly notches: Path
  readonly grain: Path
  readonly code: PrintedCode | null
  readonly label: Path
}

export interface MarkerSheet {
  readonly width: number
  readonly length: number
  readonly pieces: readonly SheetPiece[]
}

/** What lies on a marker, drawn once for all kinds of files. `isMirrored`: as transfer paper has it. */
export function markerSheet(marker: LaidMarker, shaper: Shaper, isMirrored: boolean): MarkerSheet {
  const flip: Matrix = isMirrored ? multiply(translation(marker.length, 0), scaling(-1, 1)) : scaling(1)
  const pieces = marker.pieces.flatMap((marked, at) => {
    const laid = marker.placements[at]
    if (!laid) return []
    const { piece, code } = marked
    const matrix = multiply(flip, onRoll(piece, laid))
    const moved = (path: Path) => transformPath(path, matrix)
    const printed = codeInAllowance(piece, code)
    const [line = []] = flattenPath(piece.cut)
    return {
      marked,
      matrix,
      inked: withBleed(line, marker.spacing / 2),
      cut: moved(piece.cut),
      sewing: moved(piece.sewing),
      notches: moved(piece.notches),
      grain: moved(piece.grain),
      code: printed && { ground: moved(printed.ground), dark: moved(printed.dark) },
      label: labelOf(marked, matrix, shaper),
    }
  })
  return { width: marker.width, length: marker.length, pieces }
}

/** Beside the grain in the middle of the piece, readable from the long side of the roll. */
function labelOf({ piece, name, size, wearer, code }: MarkedPiece, matrix: Matrix, shaper: Shaper): Path {
  const { left, top, right, bottom } = pathBounds(piece.cut)
  const [x, y] = transformPoint(matrix, (left + right) / 2, (top + bottom) / 2)
  const lines = [`${name}  ${size}`, wearer, code].filter(line => line !== '')
  return lines.flatMap((text, at) => {
    const { outline } = shaper.shape({ text, font: defaultFont, capHeight: 6, letterSpacing: 0.4 })
    return transformPath(outline, translation(x + 8, y + 12 + 11 * at))
  })
}
