import { type Bounds, heightOf, type Panel, type PanelId, panelBounds, widthOf } from '../../../engine/index.ts'

/** Where a piece lies on the sheet: its bounds in panel mm and the sheet's mm of their top left corner. */
export interface LaidPiece {
  readonly panel: PanelId
  readonly bounds: Bounds
  readonly x: number
  readonly y: number
}

export interface FlatLayout {
  readonly width: number
  readonly height: number
  readonly pieces: readonly LaidPiece[]
}

/** Room for the seam allowance, which is shown, and for the name below. */
const gap = 60
const nameHeight = 50
/** Widths of the sheet that are tried. */
const tries = 40

/** Lays the pieces of a pattern in rows, at one scale, so that the sheet has about the given width to its height. */
export function flatLayout(panels: readonly Panel[], aspect: number): FlatLayout {
  const sizes = panels.map(panel => ({ panel: panel.id, bounds: panelBounds(panel) }))
  const widest = Math.max(0, ...sizes.map(({ bounds }) => widthOf(bounds)))
  const total = sizes.reduce((sum, { bounds }) => sum + widthOf(bounds) + gap, gap)
  const candidates = Array.from({ length: tries }, (_, at) => total * ((at + 1) / tries))
  const layouts = candidates.filter(width => width >= widest + 2 * gap).map(width => inRows(sizes, width))
  const misfit = ({ width, height }: FlatLayout) => Math.max(width / aspect, height)
  return layouts.reduce((best, layout) => (misfit(layout) < misfit(best) ? layout : best), inRows(sizes, total))
}

function inRows(sizes: readonly Omit<LaidPiece, 'x' | 'y'>[], most: number): FlatLayout {
  const rows: Omit<LaidPiece, 'x' | 'y'>[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const size of sizes) {
    const width = widthOf(size.bounds) + gap
    if (used + width > most) {
      rows.push([])
      used = gap
    }
    rows.at(-1)?.push(size)
    used += width
  }
  const widthOfRow = (row: Omit<LaidPiece, 'x' | 'y'>[]) =>
    row.reduce((sum, { bounds }) => sum + widthOf(bounds) + gap, gap)
  const width = Math.max(gap, ...rows.map(widthOfRow))
  let y = gap
  const pieces = rows.flatMap(row => {
    let x = (width - widthOfRow(row)) / 2 + gap
    const laid = row.map(size => {
      const piece = { ...size, x, y }
      x += widthOf(size.bounds) + gap
      return piece
    })
    y += Math.max(...row.map(({ bounds }) => heightOf(bounds))) + gap + nameHeight
    return laid
  })
  return { width, height: y, pieces }
}
