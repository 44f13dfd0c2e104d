import PDFDocument from 'pdfkit'
import { composePanel } from '../artwork/composePanel.ts'
import type { PanelArtwork } from '../artwork/panelArtwork.ts'
import { shownOptions } from '../artwork/shownFields.ts'
import type { AssetId } from '../document/ids.ts'
import type { Pattern } from '../drafting/pattern.ts'
import { findObstacles, findWarnings, type Pictures, shownLayers } from './findObstacles.ts'
import { openPicture } from './openPictures.ts'
import { pdfLayers } from './pdfLayers.ts'
import { pieceOf } from './piece.ts'
import { addPiecePage } from './piecePage.ts'
import type { PrintObstacle, PrintOrder, PrintOutcome } from './printOrder.ts'

/**
 * One PDF with a page for every piece of a garment, at true scale and all vector: artwork to 6 mm beyond the cut line,
 * cut and sewing line, notches, grain and a label, each a layer of its own. Refuses when a face, a picture or a
 * character is missing. The same order gives the same bytes on the same build of Node or browser.
 */
export async function printPanels(order: PrintOrder): Promise<PrintOutcome> {
  const { document, garment, version, player, size } = order
  const pattern = garment.pattern(size, shownOptions({ document, garment }, version, player))
  const shown = shownLayers(order, new Set(pattern.panels.map(panel => panel.id)))
  const pictures = await readPictures(
    order,
    shown.map(({ layer }) => layer.asset).filter(asset => asset !== null),
  )
  const failures: PrintObstacle[] = []
  const artworks = pattern.panels.map(panel =>
    composePanel({
      ...order,
      panel: panel.id,
      onFault: ({ plugin, message }) => failures.push({ kind: 'tool-failed', plugin, message }),
    }),
  )
  const obstacles = [...findObstacles(order, shown, pictures), ...failures]
  if (obstacles.length > 0) return { kind: 'refused', obstacles }
  const bytes = await writePdf(order, pattern, artworks, pictures)
  return { kind: 'printed', bytes, warnings: findWarnings(order, artworks) }
}

async function readPictures(order: PrintOrder, assets: readonly AssetId[]): Promise<Pictures> {
  const read = await Promise.all(
    [...new Set(assets)].map(async asset => [asset, await order.readPicture(asset)] as const),
  )
  return new Map(read.flatMap(([asset, bytes]) => (bytes ? [[asset, bytes] as const] : [])))
}

async function writePdf(
  order: PrintOrder,
  pattern: Pattern,
  artworks: readonly PanelArtwork[],
  pictures: Pictures,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Brings the output intent: colours are sRGB.
    subset: 'PDF/A-2b',
    // All lettering is outlines; a default font would only be carried along.
    font: '',
    info: { Title: order.code, Creator: 'Kitloom', Producer: 'Kitloom', CreationDate: order.madeAt },
  })
  const bytes = collected(pdf)
  const opened = new Map([...pictures].map(([asset, picture]) => [asset, openPicture(pdf, picture)]))
  const tools = { pdf, inLayer: pdfLayers(pdf), pictures: opened, shaper: order.resources.shaper }
  pattern.panels.forEach((panel, index) => {
    const artwork = artworks[index]
    if (artwork) addPiecePage({ piece: pieceOf(panel), artwork, label: labelOf(order, panel.id) }, tools)
  })
  pdf.end()
  return bytes
}

function labelOf(order: PrintOrder, panel: string): readonly string[] {
  const player = order.player ? [order.player.number, order.player.name] : []
  return [[panel, order.size, ...player].filter(word => word !== '').join('  '), order.code]
}

function collected(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0))
      let at = 0
      for (const chunk of chunks) {
        bytes.set(chunk, at)
        at += chunk.length
      }
      resolve(bytes)
    })
  })
}
