import { withBleed } from '../artwork/outlineRings.ts'
import { closedPath, sewingLine } from '../artwork/outlines.ts'
import { cutLine } from '../drafting/cutLine.ts'
import type { Panel } from '../drafting/pattern.ts'
import { pathBounds } from '../geometry/bounds.ts'
import type { Bounds, Path, Point } from '../geometry/path.ts'

/** A panel as it is printed, in panel mm. */
export interface Piece {
  readonly panel: Panel
  readonly sewing: Path
  readonly cut: Path
  /** What is inked: the cut line and the bleed beyond it. */
  readonly inked: Path
  /** Short ticks in the allowance. */
  readonly notches: Path
  readonly grain: Path
  readonly bounds: Bounds
}

const pieces = new WeakMap<Panel, Piece>()

/** Worked out once while the panel is in use. */
export function pieceOf(panel: Panel): Piece {
  const piece = pieces.get(panel) ?? newPiece(panel)
  pieces.set(panel, piece)
  return piece
}

function newPiece(panel: Panel): Piece {
  const cut = cutLine(panel)
  const inked = withBleed(cut)
  return {
    panel,
    sewing: closedPath(sewingLine(panel)),
    cut: closedPath(cut),
    inked,
    notches: panel.notches.flatMap(notch => tick(panel, notch)),
    grain: arrow(...panel.grain),
    bounds: pathBounds(inked),
  }
}

/** How deep a notch goes into the allowance, in mm. */
const notchDepth = 4

function tick(panel: Panel, notch: Panel['notches'][number]): Path {
  const edge = panel.edges.find(candidate => candidate.name === notch.edge)
  if (!edge) return []
  const { point, direction } = pointAt(edge.points, notch.at)
  const [dx, dy] = direction
  const away = (by: number): Point => [point[0] + dy * by, point[1] - dx * by]
  return [
    ['M', ...away(edge.allowance)],
    ['L', ...away(Math.max(0, edge.allowance - notchDepth))],
  ]
}

/** The point a share of the way along a line, and the direction the line takes there. */
function pointAt(points: readonly Point[], share: number): { readonly point: Point; readonly direction: Point } {
  const lengths = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return Math.hypot(x - fromX, y - fromY)
  })
  let left = share * lengths.reduce((sum, length) => sum + length, 0)
  const last = lengths.length - 1
  const index = lengths.findIndex((length, at) => {
    if (left <= length || at === last) return true
    left -= length
    return false
  })
  const [from, to] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]]
  const length = lengths[index] || 1
  const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return { point: [from[0] + direction[0] * left, from[1] + direction[1] * left], direction }
}

/** A line with a head at both ends. */
function arrow(from: Point, to: Point): Path {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const head = ([x, y]: Point, back: number): Path => [
    ['M', x + back * (dx * 8 - dy * 3), y + back * (dy * 8 + dx * 3)],
    ['L', x, y],
    ['L', x + back * (dx * 8 + dy * 3), y + back * (dy * 8 - dx * 3)],
  ]
  return [['M', ...from], ['L', ...to], ...head(from, 1), ...head(to, -1)]
}
