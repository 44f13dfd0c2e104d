import { boundsOfPoints, type Panel, type Point, sewingLine } from '../../engine/index.ts'
import { outlineIn } from './pageLines.ts'
import type { PdfPage } from './readPdf.ts'

/** Moves a line of a page to where the pattern has it: the sewing lines' top left corners lie on each other. */
export function onPanel(page: PdfPage | undefined, line: readonly Point[], panel: Panel | undefined): readonly Point[] {
  const drawn = boundsOfPoints(outlineIn(page, 'Sewing line'))
  const drafted = boundsOfPoints(panel ? sewingLine(panel) : [])
  return line.map(([x, y]) => [x - drawn.left + drafted.left, y - drawn.top + drafted.top])
}

/** A line of a page, by its layer, where the pattern has it. */
export const lineOnPanel = (page: PdfPage | undefined, layer: string, panel: Panel): readonly Point[] =>
  onPanel(page, outlineIn(page, layer), panel)
