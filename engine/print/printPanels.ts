import { printChecked } from './checkOrder.ts'
import { type ComposedOrder, sheetsOf } from './composeOrder.ts'
import { openPdf } from './pdfDocument.ts'
import { loadInkLines, openPdfImage } from './pdfInk.ts'
import { addPdfPage, pdfLayers } from './pdfPage.ts'
import { addTiles } from './pdfTiles.ts'
import { unprintedLayers } from './pieceSheet.ts'
import type { PrintOrder, PrintOutcome } from './printOrder.ts'

/**
 * One PDF with a page for every sheet of a garment, at true scale and all vector: artwork to 6 mm beyond the cut line,
 * registration marks, a control square of 100 mm, cut and sewing line, notches, grain and a label, each a layer of its
 * own; lines are seen on the screen and left out by printers. Refuses when a face, an image or a character is missing.
 * The same order gives the same bytes, in Node and in browsers.
 */
export async function printPanels(order: PrintOrder): Promise<PrintOutcome> {
  return printChecked(order, async composed => ({ bytes: await writePdf(composed) }))
}

export async function writePdf(composed: ComposedOrder): Promise<Uint8Array> {
  const { code, madeAt } = composed.order
  const { sheets = 'all' } = composed.order
  const { pdf, bytes } = await openPdf({ title: code, madeAt, hidesLayers: sheets === 'all' })
  const open = new Map([...composed.images].map(([asset, image]) => [asset, openPdfImage(pdf, image)]))
  const hasLines = [...open.values()].some(({ kind }) => kind === 'lines')
  const images = { open, inkLines: hasLines ? await loadInkLines() : null }
  const tools = { pdf, inLayer: pdfLayers(pdf, sheets === 'all' ? unprintedLayers : []), images }
  for (const { sheet } of sheetsOf(composed)) {
    if (sheets === 'A4' || sheets === 'A3') addTiles(sheet, sheets, tools)
    else addPdfPage(sheet, tools)
  }
  pdf.end()
  return bytes
}
