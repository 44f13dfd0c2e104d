import { heightOf, widthOf } from '../geometry/bounds.ts'
import { inkArtwork, type PictureInk, tracePath } from './pdfInk.ts'
import type { InLayer, Pdf } from './pdfLayers.ts'
import { hairline, type PieceSheet, type SheetLayer } from './pieceSheet.ts'

/** Points of PDF in a millimetre. */
const pointsPerMm = 72 / 25.4

export interface PdfTools {
  readonly pdf: Pdf
  readonly inLayer: InLayer
  readonly pictures: PictureInk
}

/** Adds a page that is as large as the sheet, at true scale. */
export function addPdfPage({ bounds, layers }: PieceSheet, tools: PdfTools): void {
  const { pdf, inLayer } = tools
  pdf.addPage({ size: [widthOf(bounds) * pointsPerMm, heightOf(bounds) * pointsPerMm], margin: 0 })
  pdf.transform(pointsPerMm, 0, 0, pointsPerMm, -bounds.left * pointsPerMm, -bounds.top * pointsPerMm)
  for (const layer of layers) inLayer(layer.name, () => drawLayer(layer, tools))
}

function drawLayer(layer: SheetLayer, { pdf, pictures }: PdfTools): void {
  if (layer.kind === 'artwork') {
    tracePath(pdf, layer.clip).clip()
    inkArtwork(pdf, layer.artwork, pictures)
    return
  }
  if (layer.path.length === 0) return
  tracePath(pdf, layer.path)
  if (layer.kind === 'shapes') {
    pdf.fill(layer.colour)
    return
  }
  if (layer.dash) pdf.dash(layer.dash[0], { space: layer.dash[1] })
  pdf.lineWidth(hairline).lineJoin('round').stroke(layer.colour)
}
