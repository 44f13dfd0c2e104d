import { unzlibSync, zlibSync } from 'fflate'
import { joinBytes } from '../lettering/inflate.ts'
import { printChecked } from './checkOrder.ts'
import { type ComposedOrder, sheetsOf } from './composeOrder.ts'
import { loadInkLines, openPdfImage, type Pdf } from './pdfInk.ts'
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

async function writePdf(composed: ComposedOrder): Promise<Uint8Array> {
  const { code, madeAt } = composed.order
  // Loaded when something is printed: a page that only asks a worker to print goes without its 500 kB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Brings the output intent: colours are sRGB.
    subset: 'PDF/A-2b',
    // All lettering is outlines; a default font would only be carried along.
    font: '',
    info: { Title: code, Creator: 'Kitloom', Producer: 'Kitloom', CreationDate: madeAt },
  })
  const { sheets = 'all' } = composed.order
  if (sheets === 'all') claimNoArchive(pdf)
  packStreams(pdf)
  const bytes = collected(pdf)
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

/**
 * Takes the mark of an archive's file away and leaves the output intent: layers that switch themselves off in print are
 * forbidden in an archive.
 */
function claimNoArchive(pdf: Pdf): void {
  Object.assign(pdf, { _addPdfaMetadata() {} })
}

function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(joinBytes(chunks)))
  })
}

// What pdfkit keeps of an object but does not type.
interface Inside {
  readonly data: { readonly Filter?: string; readonly DecodeParms?: unknown }
  compress: boolean
  buffer: Uint8Array[]
  finalize(): void
}

/**
 * Packs the streams of a document in the same way everywhere. pdfkit takes the zlib that Node brings, which packs into
 * other bytes than the one for browsers, and than that of another Node.
 */
function packStreams(pdf: Pdf): void {
  const newObject = pdf.ref.bind(pdf)
  const ref: Pdf['ref'] = data => {
    const made = newObject(data)
    packWhenDone(made as typeof made & Inside)
    return made
  }
  Object.assign(pdf, { ref })
}

function packWhenDone(made: Inside): void {
  const finalize = made.finalize.bind(made)
  made.finalize = () => {
    const unpacked = unpackedOf(made)
    if (unpacked) made.buffer = [zlibSync(unpacked)]
    made.compress = false
    finalize()
  }
}

/** What is still to be packed, or was by pdfkit itself; the pixels of an image's own file stay as they came. */
function unpackedOf({ buffer, compress, data }: Inside): Uint8Array | null {
  if (buffer.length === 0) return null
  const bytes = joinBytes(buffer)
  if (compress) return bytes
  return data.Filter === 'FlateDecode' && data.DecodeParms === undefined ? unzlibSync(bytes) : null
}
