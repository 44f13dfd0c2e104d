import type { PdfPage } from './readPdf.ts'

/** The outline that a layer of a page draws first, in mm. */
export function outlineIn(page: PdfPage | undefined, layer: string): readonly (readonly [number, number])[] {
  const line = page?.paths.find(path => path.layer === layer)?.lines[0]
  if (!line) throw new Error(`The page draws nothing in the layer "${layer}".`)
  return line
}
