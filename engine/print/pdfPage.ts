import { heightOf, widthOf } from '../geometry/bounds.ts'
import type { Bounds } from '../geometry/path.ts'
import { type ImageInk, inkArtwork, type Pdf, tracePath } from './pdfInk.ts'
import { hairline, type LayerName, layerNames, type PieceSheet, type SheetLayer } from './pieceSheet.ts'

/** Points of PDF in a millimetre. */
export const pointsPerMm = 72 / 25.4

export interface PdfTools {
  readonly pdf: Pdf
  readonly inLayer: InLayer
  readonly images: ImageInk
}

/** Adds a page that is as large as the sheet, at true scale; its boxes say where it is cut and how far ink reaches. */
export function addPdfPage({ bounds, trim, bleed, layers }: PieceSheet, tools: PdfTools): void {
  const { pdf, inLayer } = tools
  pdf.addPage({ size: [widthOf(bounds) * pointsPerMm, heightOf(bounds) * pointsPerMm], margin: 0 })
  setBoxes(pdf, { TrimBox: boxOf(trim, bounds), BleedBox: boxOf(bleed, bounds) })
  pdf.transform(pointsPerMm, 0, 0, pointsPerMm, -bounds.left * pointsPerMm, -bounds.top * pointsPerMm)
  for (const layer of layers) inLayer(layer.name, () => drawLayer(layer, tools))
}

/** In points from the lower left of the page. */
const boxOf = (inner: Bounds, { left, bottom }: Bounds): readonly number[] =>
  [inner.left - left, bottom - inner.bottom, inner.right - left, bottom - inner.top].map(mm => mm * pointsPerMm)

function setBoxes(pdf: Pdf, boxes: Readonly<Record<string, readonly number[]>>): void {
  const { page } = pdf as Pdf & Inside
  Object.assign(page.dictionary.data, boxes)
}

export function drawLayer(layer: SheetLayer, { pdf, images }: PdfTools): void {
  if (layer.kind === 'artwork') {
    if (layer.isMirrored) pdf.transform(-1, 0, 0, 1, 0, 0)
    tracePath(pdf, layer.clip).clip()
    inkArtwork(pdf, layer.artwork, images)
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

// What pdfkit keeps but does not type: the catalogue and the resources of a page.
interface Inside {
  readonly _root: { readonly data: Record<string, unknown> }
  readonly page: {
    readonly resources: { readonly data: Record<string, unknown> }
    readonly dictionary: { readonly data: Record<string, unknown> }
  }
}

/** Draws into a named layer of the page. */
type InLayer = (name: LayerName, draw: () => void) => void

const tagOf = (name: LayerName): string => name.replaceAll(' ', '')

/**
 * Declares the layers, as optional content of PDF 1.5 and later, and hands back how to draw into them. What is `unprinted`
 * is seen on the screen and left out by printers.
 */
export function pdfLayers(pdf: Pdf, unprinted: readonly LayerName[]): InLayer {
  const inside = pdf as Pdf & Inside
  const groups = new Map(
    layerNames.map(name => {
      const state = unprinted.includes(name) ? 'OFF' : 'ON'
      const usage = { Print: { PrintState: state }, View: { ViewState: 'ON' } }
      const group = pdf.ref({ Type: 'OCG', Name: new String(name), ...(unprinted.length > 0 && { Usage: usage }) })
      group.end(undefined)
      return [name, group]
    }),
  )
  const all = [...groups.values()]
  const automatic = (event: 'Print' | 'View') => ({ Event: event, Category: [event], OCGs: all })
  const states = unprinted.length > 0 ? { AS: [automatic('Print'), automatic('View')] } : {}
  inside._root.data.OCProperties = { OCGs: all, D: { Name: new String('Print'), Order: all, ON: all, ...states } }

  return (name, draw) => {
    const properties = Object.fromEntries([...groups].map(([layer, group]) => [tagOf(layer), group]))
    inside.page.resources.data.Properties = properties
    pdf.addContent(`/OC /${tagOf(name)} BDC`)
    pdf.save()
    draw()
    pdf.restore()
    pdf.addContent('EMC')
  }
}
