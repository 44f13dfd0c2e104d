import { grownBounds, heightOf, widthOf } from '../artwork/bounds.ts'
import type { PanelArtwork } from '../artwork/panelArtwork.ts'
import type { Path } from '../artwork/path.ts'
import { transformPath } from '../artwork/transformPath.ts'
import { defaultFont } from '../lettering/fontBook.ts'
import type { Shaper } from '../lettering/shaper.ts'
import type { OpenPictures } from './openPictures.ts'
import { inkArtwork, tracePath } from './pdfInk.ts'
import type { InLayer, Pdf } from './pdfLayers.ts'
import type { Piece } from './piece.ts'

/** Points of PDF in a millimetre. */
export const pointsPerMm = 72 / 25.4

/** Around the piece, in mm, and the strip below it that says what it is. */
const margin = 12
const strip = 26

export interface PiecePage {
  readonly piece: Piece
  readonly artwork: PanelArtwork
  /** First what the piece is, then the code. */
  readonly label: readonly string[]
}

export interface PageTools {
  readonly pdf: Pdf
  readonly inLayer: InLayer
  readonly pictures: OpenPictures
  readonly shaper: Shaper
}

/** Adds a page that is as large as the piece needs, at true scale. */
export function addPiecePage(
  { piece, artwork, label }: PiecePage,
  { pdf, inLayer, pictures, shaper }: PageTools,
): void {
  const { left, top, right, bottom } = grownBounds(piece.bounds, margin)
  const page = { left, top, right, bottom: bottom + strip }
  pdf.addPage({ size: [widthOf(page) * pointsPerMm, heightOf(page) * pointsPerMm], margin: 0 })
  pdf.transform(pointsPerMm, 0, 0, pointsPerMm, -left * pointsPerMm, -top * pointsPerMm)

  inLayer('Artwork', () => {
    tracePath(pdf, piece.inked).clip()
    inkArtwork(pdf, artwork, pictures)
  })
  inLayer('Cut line', () => strokePath(pdf, piece.cut, '#e6007e'))
  inLayer('Sewing line', () => strokePath(pdf.dash(4, { space: 2 }), piece.sewing, '#009fe3'))
  inLayer('Notches', () => strokePath(pdf, piece.notches, '#e6007e'))
  inLayer('Grain', () => strokePath(pdf, piece.grain, '#000000'))
  inLayer('Label', () => {
    label.forEach((line, index) => {
      tracePath(pdf, labelPath(shaper, line, [left + margin, bottom + 4 + 9 * index])).fill('#000000')
    })
  })
}

function strokePath(pdf: Pdf, path: Path, colour: string): void {
  if (path.length > 0) tracePath(pdf, path).lineWidth(0.25).lineJoin('round').stroke(colour)
}

function labelPath(shaper: Shaper, text: string, [x, y]: readonly [number, number]): Path {
  const { outline } = shaper.shape({ text, font: defaultFont, capHeight: 5, letterSpacing: 0.4 })
  return transformPath(outline, [1, 0, 0, 1, x, y + 5])
}
