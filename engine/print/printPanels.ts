import { joinBytes } from '../lettering/inflate.ts'
import { type ComposedOrder, composeOrder } from './composeOrder.ts'
import { loadInkLines } from './inkLines.ts'
import { openPicture } from './openPictures.ts'
import { packStreams } from './packStreams.ts'
import { pdfLayers } from './pdfLayers.ts'
import { addPdfPage } from './pdfPage.ts'
import type { PrintOrder, PrintOutcome } from './printOrder.ts'

/**
 * One PDF with a page for every piece of a garment, at true scale and all vector: artwork to 6 mm beyond the cut line,
 * cut and sewing line, notches, grain and a label, each a layer of its own. Refuses when a face, a picture or a
 * character is missing. The same order gives the same bytes, in Node and in browsers.
 */
export async function printPanels(order: PrintOrder): Promise<PrintOutcome> {
  const composed = await composeOrder(order)
  if (composed.kind === 'refused') return composed
  return { kind: 'printed', bytes: await writePdf(order, composed), warnings: composed.warnings }
}

async function writePdf(order: PrintOrder, composed: ComposedOrder & { kind: 'composed' }): Promise<Uint8Array> {
  // Loaded when something is printed: a page that only asks a worker to print goes without its 500 kB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Brings the output intent: colours are sRGB.
    subset: 'PDF/A-2b',
    // All lettering is outlines; a default font would only be carried along.
    font: '',
    info: { Title: order.code, Creator: 'Kitloom', Producer: 'Kitloom', CreationDate: order.madeAt },
  })
  packStreams(pdf)
  const bytes = collected(pdf)
  const open = new Map([...composed.pictures].map(([asset, picture]) => [asset, openPicture(pdf, picture)]))
  const hasLines = [...open.values()].some(({ kind }) => kind === 'lines')
  const pictures = { open, inkLines: hasLines ? await loadInkLines() : null }
  const tools = { pdf, inLayer: pdfLayers(pdf), pictures }
  for (const { sheet } of composed.sheets) addPdfPage(sheet, tools)
  pdf.end()
  return bytes
}

function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(joinBytes(chunks)))
  })
}
