import { isSvg, latin1 } from '../artwork/imageHead.ts'
import type { ArtworkItem, PanelArtwork, PlacedPaint, PlacedStop } from '../artwork/panelArtwork.ts'
import type { AssetId } from '../document/ids.ts'
import type { Blend } from '../document/patternDetails.ts'
import type { Matrix, Path } from '../geometry/path.ts'

export type Pdf = PDFKit.PDFDocument

/** Draws a panel's artwork in the coordinates that the document is in. */
export function inkArtwork(pdf: Pdf, artwork: PanelArtwork, images: ImageInk): void {
  for (const group of artwork.groups) for (const item of group.items) inkItem(pdf, item, images)
}

/** The images of an order, and what draws those that are lines. */
export interface ImageInk {
  readonly open: PdfImages
  readonly inkLines: InkLines | null
}

function inkItem(pdf: Pdf, item: ArtworkItem, { open, inkLines }: ImageInk): void {
  pdf.save()
  if (item.kind === 'image') {
    const image = open.get(item.asset)
    if (image?.kind === 'lines') inkLines?.(pdf, image.svg, item)
    else if (image) {
      pdf.opacity(item.opacity)
      pdf.transform(...item.matrix).image(image.pixels, 0, 0, { width: 1, height: 1 })
    }
  } else {
    pdf.opacity(item.opacity)
    if (item.blend) blendWith(pdf, item.blend)
    if (item.clip) tracePath(pdf, item.clip).clip()
    tracePath(pdf, item.path)
    const { fill, stroke } = item
    if (stroke) pdf.lineWidth(stroke.width).lineJoin('round')
    if (fill && stroke) pdf.fillAndStroke(inkOf(pdf, fill), stroke.colour)
    else if (fill && item.evenOdd) pdf.fill(inkOf(pdf, fill), 'even-odd')
    else if (fill) pdf.fill(inkOf(pdf, fill))
    else if (stroke) pdf.stroke(stroke.colour)
  }
  pdf.restore()
}

/** As PDF calls them (ISO 32000, 11.3.5). */
const blendNames: Readonly<Record<Blend, string>> = {
  normal: 'Normal',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  'soft-light': 'SoftLight',
}

// Parts of pdfkit that its types leave out: it knows opacity as a state of graphics, and no way of mixing colours.
interface GraphicsStates {
  readonly page: { readonly ext_gstates: Record<string, PDFKit.PDFKitReference> }
  addContent(content: string): unknown
}

/** Until the state of graphics is restored. */
function blendWith(pdf: Pdf & GraphicsStates, blend: Blend): void {
  const name = `Blend${blendNames[blend]}`
  if (!pdf.page.ext_gstates[name]) {
    const state = pdf.ref({ Type: 'ExtGState', BM: blendNames[blend] })
    state.end(undefined)
    pdf.page.ext_gstates[name] = state
  }
  pdf.addContent(`/${name} gs`)
}

/** Leaves the path current, for filling, stroking or clipping. */
export function tracePath(pdf: Pdf, path: Path): Pdf {
  let [x, y] = [0, 0]
  for (const segment of path) {
    switch (segment[0]) {
      case 'M':
        pdf.moveTo(inMicrometres(segment[1]), inMicrometres(segment[2]))
        break
      case 'L':
        pdf.lineTo(inMicrometres(segment[1]), inMicrometres(segment[2]))
        break
      case 'Q': {
        // PDF has cubics only; two thirds of the way to the control point give the same curve.
        const [, cx, cy, ex, ey] = segment
        const third = (from: number, control: number) => from + (2 / 3) * (control - from)
        curveTo(pdf, third(x, cx), third(y, cy), third(ex, cx), third(ey, cy), ex, ey)
        break
      }
      case 'C':
        curveTo(pdf, segment[1], segment[2], segment[3], segment[4], segment[5], segment[6])
        break
      case 'Z':
        pdf.closePath()
    }
    if (segment[0] !== 'Z') [x, y] = [segment.at(-2) as number, segment.at(-1) as number]
  }
  return pdf
}

function curveTo(pdf: Pdf, ...numbers: readonly [number, number, number, number, number, number]): void {
  const [ax, ay, bx, by, x, y] = numbers
  pdf.bezierCurveTo(
    ...([inMicrometres(ax), inMicrometres(ay), inMicrometres(bx), inMicrometres(by)] as const),
    ...([inMicrometres(x), inMicrometres(y)] as const),
  )
}

/** Finer than any cutter, and a kit for 22 takes a fifth less than with all decimals. */
const inMicrometres = (mm: number): number => Math.round(mm * 1000) / 1000

function inkOf(pdf: Pdf, paint: PlacedPaint): string | PDFKit.PDFGradient {
  if (paint.type === 'solid') return paint.colour
  const gradient =
    paint.type === 'linear'
      ? pdf.linearGradient(...paint.from, ...paint.to)
      : pdf.radialGradient(...paint.centre, 0, ...paint.centre, paint.radius)
  for (const { at, colour, opacity = 1 } of fromEndToEnd(paint.stops)) gradient.stop(at, colour, opacity)
  return gradient
}

/** PDF wants a stop at both ends. */
function fromEndToEnd(stops: readonly PlacedStop[]): readonly PlacedStop[] {
  const [first, last] = [stops[0], stops.at(-1)]
  return [
    ...(first && first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...stops,
    ...(last && last.at < 1 ? [{ ...last, at: 1 }] : []),
  ]
}

/** An image as pdfkit has read it, which is in the file once however often it is drawn; or lines, drawn each time. */
type PdfImage =
  | { readonly kind: 'pixels'; readonly pixels: PDFKit.Mixins.ImageSrc }
  | { readonly kind: 'lines'; readonly svg: string }

type PdfImages = ReadonlyMap<AssetId, PdfImage>

// Part of pdfkit's documented use, missing from its types.
interface Opening {
  openImage(bytes: Uint8Array): PDFKit.Mixins.ImageSrc
}

/** Throws for bytes that are neither JPEG nor PNG nor SVG. */
export const openPdfImage = (pdf: Pdf, bytes: Uint8Array): PdfImage =>
  isSvg(bytes)
    ? { kind: 'lines', svg: latin1(bytes) }
    : { kind: 'pixels', pixels: (pdf as Pdf & Opening).openImage(bytes) }

/** Draws the lines of an SVG into the unit square that `matrix` lays on the page. */
type InkLines = (pdf: Pdf, svg: string, placed: { readonly matrix: Matrix; readonly opacity: number }) => void

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
