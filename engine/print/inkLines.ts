import type { Matrix } from '../geometry/path.ts'
import type { Pdf } from './pdfLayers.ts'

/** Draws the lines of an SVG into the unit square that `matrix` lays on the page. */
export type InkLines = (pdf: Pdf, svg: string, placed: { readonly matrix: Matrix; readonly opacity: number }) => void

/** Loaded when an SVG is printed; all others go without its 90 kB. */
export async function loadInkLines(): Promise<InkLines> {
  const { default: drawSvg } = await import('svg-to-pdfkit')
  return (pdf, svg, { matrix, opacity }) => {
    // Overlapping shapes fade as one, not each for itself.
    const faded = opacity === 1 ? svg : svg.replace(/<svg\b/, `<svg opacity="${opacity}"`)
    pdf.save()
    pdf.transform(...matrix)
    drawSvg(pdf, faded, 0, 0, { width: 1, height: 1, preserveAspectRatio: 'none', assumePt: true })
    pdf.restore()
  }
}
