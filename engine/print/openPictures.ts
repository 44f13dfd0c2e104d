import { isSvg, latin1 } from '../artwork/pictureHead.ts'
import type { AssetId } from '../document/ids.ts'
import type { Pdf } from './pdfLayers.ts'

/** A picture as pdfkit has read it, which is in the file once however often it is drawn; or lines, drawn each time. */
export type OpenPicture =
  | { readonly kind: 'pixels'; readonly pixels: PDFKit.Mixins.ImageSrc }
  | { readonly kind: 'lines'; readonly svg: string }

export type OpenPictures = ReadonlyMap<AssetId, OpenPicture>

// Part of pdfkit's documented use, missing from its types.
interface Opening {
  openImage(bytes: Uint8Array): PDFKit.Mixins.ImageSrc
}

/** Throws for bytes that are neither JPEG nor PNG nor SVG. */
export const openPicture = (pdf: Pdf, bytes: Uint8Array): OpenPicture =>
  isSvg(bytes)
    ? { kind: 'lines', svg: latin1(bytes) }
    : { kind: 'pixels', pixels: (pdf as Pdf & Opening).openImage(bytes) }
