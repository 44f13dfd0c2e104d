import { type LayerName, layerNames } from './pieceSheet.ts'

export type Pdf = PDFKit.PDFDocument

// What pdfkit keeps but does not type: the catalogue and the resources of a page.
interface Inside {
  readonly _root: { readonly data: Record<string, unknown> }
  readonly page: { readonly resources: { readonly data: Record<string, unknown> } }
}

/** Draws into a named layer of the page. */
export type InLayer = (name: LayerName, draw: () => void) => void

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
