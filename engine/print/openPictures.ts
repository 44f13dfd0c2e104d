import type { AssetId } from '../document/ids.ts'
import type { Pdf } from './pdfLayers.ts'

/** A picture as pdfkit has read it; drawn on ten pages it is in the file once. */
export type OpenPicture = PDFKit.Mixins.ImageSrc

export type OpenPictures = ReadonlyMap<AssetId, OpenPicture>

// Part of pdfkit's documented use, missing from its types.
interface Opening {
  openImage(bytes: Uint8Array): OpenPicture
}

/** Throws for bytes that are neither JPEG nor PNG. */
export const openPicture = (pdf: Pdf, bytes: Uint8Array): OpenPicture => (pdf as Pdf & Opening).openImage(bytes)
