import { openPdf } from '../pdfDocument.ts'
import { inkArtwork, loadInkLines, openPdfImage, type Pdf, tracePath } from '../pdfInk.ts'
import { drawLayer, pdfLayers, pointsPerMm } from '../pdfPage.ts'
import type { LayerName, SheetLayer } from '../pieceSheet.ts'
import type { DrawnPieces } from './markedPiece.ts'
import type { MarkerSheet, SheetPiece } from './markerSheet.ts'

export interface MarkerPdf {
  readonly sheets: readonly MarkerSheet[]
  /** `print` is for the printer: artwork and codes. `cut` is for the cutter: lines, words and codes. */
  readonly set: 'print' | 'cut'
  readonly title: string
  readonly madeAt: Date
  readonly drawn: DrawnPieces
}

/**
 * A page for each marker at true scale, the roll's length across the page. Words on pieces are outlines, and stand on
 * markers to cut by only: on a printed one they would stay on the garment.
 */
export async function writeMarkerPdf({ sheets, set, title, madeAt, drawn }: MarkerPdf): Promise<Uint8Array> {
  const { pdf, bytes } = await openPdf({ title, madeAt, hidesLayers: false })
  const open = new Map([...drawn.images].map(([asset, image]) => [asset, openPdfImage(pdf, image)]))
  const hasLines = [...open.values()].some(({ kind }) => kind === 'lines')
  const ink = { open, inkLines: hasLines ? await loadInkLines() : null }
  const inLayer = pdfLayers(pdf, [])
  for (const { length, width, pieces } of sheets) {
    pdf.addPage({ size: [length * pointsPerMm, width * pointsPerMm], margin: 0 })
    pdf.transform(pointsPerMm, 0, 0, pointsPerMm, 0, 0)
    if (set === 'print') inLayer('Artwork', () => inkPieces(pdf, pieces, drawn.artworks, ink))
    else
      for (const layer of cutLayers(pieces)) inLayer(layer.name, () => drawLayer(layer, { pdf, inLayer, images: ink }))
    inLayer('Label', () => inkCodes(pdf, pieces))
  }
  pdf.end()
  return bytes
}

function inkPieces(
  pdf: Pdf,
  pieces: readonly SheetPiece[],
  artworks: DrawnPieces['artworks'],
  images: Parameters<typeof inkArtwork>[2],
): void {
  for (const { marked, matrix, inked } of pieces) {
    const artwork = marked.artwork === null ? undefined : artworks.get(marked.artwork)
    if (!artwork) continue
    pdf.save()
    pdf.transform(...matrix)
    tracePath(pdf, inked).clip()
    inkArtwork(pdf, artwork, images)
    pdf.restore()
  }
}

function inkCodes(pdf: Pdf, pieces: readonly SheetPiece[]): void {
  for (const { code } of pieces) {
    if (!code) continue
    tracePath(pdf, code.ground).fill('#ffffff')
    tracePath(pdf, code.dark).fill('#000000')
  }
}

const cutLayers = (pieces: readonly SheetPiece[]): readonly SheetLayer[] => [
  lines(
    'Cut line',
    pieces.flatMap(({ cut }) => cut),
    '#e6007e',
  ),
  lines(
    'Sewing line',
    pieces.flatMap(({ sewing }) => sewing),
    '#009fe3',
    [4, 2],
  ),
  lines(
    'Notches',
    pieces.flatMap(({ notches }) => notches),
    '#e6007e',
  ),
  lines(
    'Grain',
    pieces.flatMap(({ grain }) => grain),
    '#000000',
  ),
  { name: 'Label', kind: 'shapes', path: pieces.flatMap(({ label }) => label), colour: '#000000' },
]

const lines = (
  name: LayerName,
  path: SheetPiece['cut'],
  colour: '#e6007e' | '#009fe3' | '#000000',
  dash: readonly [number, number] | null = null,
): SheetLayer => ({ name, kind: 'lines', path, colour, dash })
