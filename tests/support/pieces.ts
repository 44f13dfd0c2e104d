import { boundsOfPoints, type Panel, type Point, sewingLine } from '../../engine/index.ts'
import { outlineIn } from './pageLines.ts'
import type { PdfPage } from './readPdf.ts'

/** Moves lines of a page to where the pattern has them: the sewing lines' top left corners lie on each other. */
export function linesOnPanel(
  page: PdfPage | undefined,
  lines: readonly (readonly Point[])[],
  panel: Panel | undefined,
): readonly (readonly Point[])[] {
  const drawn = boundsOfPoints(outlineIn(page, 'Sewing line'))
  const drafted = boundsOfPoints(panel ? sewingLine(panel) : [])
  const [right, down] = [drafted.left - drawn.left, drafted.top - drawn.top]
  return lines.map(line => line.map(([x, y]): Point => [x + right, y + down]))
}

export const onPanel = (
  page: PdfPage | undefined,
  line: readonly Point[],
  panel: Panel | undefined,
): readonly Point[] => linesOnPanel(page, [line], panel)[0] ?? []

/** A line of a page, by its layer, where the pattern has it. */
export const lineOnPanel = (page: PdfPage | undefined, layer: string, panel: Panel): readonly Point[] =>
  onPanel(page, outlineIn(page, layer), panel)
