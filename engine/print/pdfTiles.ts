import { heightOf, widthOf } from '../geometry/bounds.ts'
import { drawLayer, type PdfTools, pointsPerMm } from './pdfPage.ts'
import type { PieceSheet } from './pieceSheet.ts'

/** Paper in mm, upright. */
const papers = { A4: [210, 297], A3: [297, 420] } as const

export type Paper = keyof typeof papers

/** What printers at home leave white on every side, and how far neighbouring tiles overlap, in mm. */
const [white, overlap] = [10, 10]

/** How many tiles a sheet takes across and down, and how far apart they are in mm. */
export function tilingOf({ bounds }: Pick<PieceSheet, 'bounds'>, paper: Paper) {
  const [width, height] = papers[paper]
  const step = [width - 2 * white - overlap, height - 2 * white - overlap] as const
  const count = (length: number, by: number) => Math.max(1, Math.ceil((length - overlap) / by))
  return { step, columns: count(widthOf(bounds), step[0]), rows: count(heightOf(bounds), step[1]) }
}

/** Adds a sheet on as many pages of paper as it takes, each framed: frames overlap by 10 mm and are glued on each other. */
export function addTiles(sheet: PieceSheet, paper: Paper, tools: PdfTools): void {
  const { pdf, inLayer } = tools
  const [width, height] = papers[paper]
  const { step, columns, rows } = tilingOf(sheet, paper)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [sheet.bounds.left + column * step[0], sheet.bounds.top + row * step[1]]
      pdf.addPage({ size: [width * pointsPerMm, height * pointsPerMm], margin: 0 })
      pdf.transform(pointsPerMm, 0, 0, pointsPerMm, (white - left) * pointsPerMm, (white - top) * pointsPerMm)
      const frame = [left, top, width - 2 * white, height - 2 * white] as const
      inLayer('Label', () =>
        pdf
          .rect(...frame)
          .lineWidth(0.1)
          .stroke('#999999'),
      )
      for (const layer of sheet.layers) {
        inLayer(layer.name, () => {
          pdf.rect(...frame).clip()
          drawLayer(layer, tools)
        })
      }
    }
  }
}
