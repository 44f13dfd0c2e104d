import { heightOf, widthOf } from '../geometry/bounds.ts'
import { inkArtwork, type Pdf, type PictureInk, tracePath } from './pdfInk.ts'
import { hairline, type LayerName, layerNames, type PieceSheet, type SheetLayer } from './pieceSheet.ts'

/** Points of PDF in a millimetre. */
const pointsPerMm = 72 / 25.4

interface PdfTools {
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

// What pdfkit keeps but does not type: the catalogue and the resources of a page.
interface Inside {
  readonly _root: { readonly data: Record<string, unknown> }
  readonly page: { readonly resources: { readonly data: Record<string, unknown> } }
}

/** Draws into a named layer of the page. */
type InLayer = (name: LayerName, draw: () => void) => void

const tagOf = (name: LayerName): string => name.replaceAll(' ', '')

/** Declares the layers, as optional content of PDF 1.5 and later, and hands back how to draw into them. */
export function pdfLayers(pdf: Pdf): InLayer {
  const inside = pdf as Pdf & Inside
  const groups = new Map(
    layerNames.map(name => {
      const group = pdf.ref({ Type: 'OCG', Name: new String(name) })
      group.end(undefined)
      return [name, group]
    }),
  )
  const all = [...groups.values()]
  inside._root.data.OCProperties = { OCGs: all, D: { Name: new String('Print'), Order: all, ON: all } }

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
