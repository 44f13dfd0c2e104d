import type { Panel, Point } from '../../engine/index.ts'
import type { PanelPen } from './panelPen.ts'

/** Widths in mm. Dark and light together, so that thread shows on every colour of cloth. */
const groove = { width: 2.2, colour: 'rgb(0 0 0 / .26)' }
const threadShade = { width: 1.1, colour: 'rgb(0 0 0 / .2)' }
const thread = { width: 0.7, colour: 'rgb(255 255 255 / .34)' }
const stitchLength = [3, 1.4]

/** The sewn edges of the finished garment, and the stitches beside them. */
export function paintSeams(pen: PanelPen, panel: Panel): void {
  pen.setLineDash([])
  for (const edge of panel.edges) strokeLine(pen, edge.points, groove)
  pen.setLineDash(stitchLength)
  const rows = stitchRows(panel)
  for (const row of rows) strokeLine(pen, row, threadShade)
  for (const row of rows) strokeLine(pen, row, thread)
  pen.setLineDash([])
}

function strokeLine(
  pen: PanelPen,
  points: readonly Point[],
  { width, colour }: { readonly width: number; readonly colour: string },
): void {
  pen.beginPath()
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.stroke()
}

type Edge = Panel['edges'][number]

/** Seams that are topstitched this far from the sewing line, in mm. */
const topstitch = 3.5
/** Hems are held by the two needles of a coverstitch, in mm from the fold. */
const coverstitch = [18, 22]

/** How an edge was sewn, which shows on the outside. */
export type EdgeKind = 'hem' | 'topstitched' | 'plain' | 'rib'

export function edgeKindOf({ name }: Edge, { rib }: Panel): EdgeKind {
  if (rib) return 'rib'
  if (/hem|cuff/i.test(name)) return 'hem'
  return /arm|cap|shoulder|neck|vent|stitched/i.test(name) ? 'topstitched' : 'plain'
}

/** Rows of stitches that show on the outside of a panel, as lines in panel mm. */
export const stitchRows = (panel: Panel): readonly (readonly Point[])[] =>
  panel.edges.flatMap(edge => distancesOf(edgeKindOf(edge, panel)).map(distance => movedIn(edge.points, distance)))

function distancesOf(kind: EdgeKind): readonly number[] {
  if (kind === 'hem') return coverstitch
  return kind === 'topstitched' ? [topstitch] : []
}

/** Edges run clockwise with y downwards, so that the cloth is on their right. */
function movedIn(points: readonly Point[], distance: number): readonly Point[] {
  return points.map(([x, y], index) => {
    const [ax, ay] = points[index - 1] ?? [x, y]
    const [bx, by] = points[index + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    return [x - ((by - ay) / length) * distance, y + ((bx - ax) / length) * distance]
  })
}
