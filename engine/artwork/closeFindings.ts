import { contrastOf } from '../colour/contrast.ts'
import type { LayerId } from '../document/ids.ts'
import type { Colour } from '../document/paint.ts'
import type { Edge, Panel } from '../drafting/pattern.ts'
import { boundsHold } from '../geometry/bounds.ts'
import { holdsPoint } from '../geometry/inside.ts'
import type { Bounds, Point } from '../geometry/path.ts'
import { flattenPath } from '../geometry/polyline.ts'
import { itemColours, paintColours } from './colourFindings.ts'
import { inkBeyond, inkOf } from './inkShape.ts'
import type { ArtworkGroup, PanelArtwork } from './panelArtwork.ts'

/** What a reviewer should look at beside what printing finds. */
export type CloseFinding =
  /** So many mm from where the cloth is sewn, or folded at a hem; `min` is advised. */
  | {
      readonly kind: 'edge-close'
      readonly layer: LayerId
      readonly edge: 'seam' | 'hem'
      readonly gap: number
      readonly min: number
    }
  /** Letters of nearly the colour of the cloth below: the ratio of their lightness, 1 to 21 as in WCAG 2. */
  | { readonly kind: 'low-contrast'; readonly layer: LayerId; readonly ratio: number; readonly min: number }

/** Nearer than this a machinist may catch the print with the needle, in mm. */
const minGap = 10

/** Below this a number cannot be read from the stands. */
const minContrast = 3

interface SeenPanel {
  readonly panel: Panel
  readonly artwork: PanelArtwork
}

const layerOf = ({ source }: ArtworkGroup): LayerId | null => ('layer' in source ? source.layer : null)

/** Layers that end close to an edge of their panel. What runs over the edge is meant to, or found as cut. */
export function edgeFindings({ panel, artwork }: SeenPanel): readonly CloseFinding[] {
  return artwork.groups.flatMap((group): readonly CloseFinding[] => {
    const layer = layerOf(group)
    if (layer === null || inkBeyond(panel, group) > 0) return []
    const ink = inkOf(group).flat()
    const near = panel.edges
      .filter(edge => isNear(edge, group.bounds))
      .map(edge => ({ edge, gap: gapTo(edge, ink) }))
      .sort((a, b) => a.gap - b.gap)[0]
    if (!near || near.gap >= minGap) return []
    const edge = near.edge.turned ? 'hem' : 'seam'
    return [{ kind: 'edge-close', layer, edge, gap: Math.floor(near.gap * 10) / 10, min: minGap }]
  })
}

function isNear({ points }: Edge, { left, top, right, bottom }: Bounds): boolean {
  const grown = { left: left - minGap, top: top - minGap, right: right + minGap, bottom: bottom + minGap }
  return points.length < 12 || points.some(point => boundsHold(grown, point))
}

/** The smallest distance between points of ink and an edge, in mm. */
const gapTo = ({ points }: Edge, ink: readonly Point[]): number =>
  ink.reduce(
    (nearest, spot) =>
      points.reduce((gap, to, at) => Math.min(gap, distanceTo(spot, points[at - 1] ?? to, to)), nearest),
    Number.POSITIVE_INFINITY,
  )

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const long = dx * dx + dy * dy
  const share = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/**
 * Lettering that is hard to tell from what lies below it. `isNumber` names the layers to look at; an outline counts as
 * the letters do, and where several colours lie below, the one that covers half of the spots or more.
 */
export function contrastFindings(
  { artwork }: Pick<SeenPanel, 'artwork'>,
  isNumber: (layer: LayerId) => boolean,
): readonly CloseFinding[] {
  return artwork.groups.flatMap((group, at): readonly CloseFinding[] => {
    const layer = layerOf(group)
    if (layer === null || !isNumber(layer)) return []
    const inks = group.items.flatMap(item => (item.kind === 'path' && item.opacity >= 0.5 ? itemColours(item) : []))
    const grounds = groundsBelow(artwork.groups.slice(0, at), group.bounds)
    if (inks.length === 0 || grounds.length === 0) return []
    const ratios = grounds.map(ground => Math.max(...inks.map(ink => contrastOf(ink, ground)))).sort((a, b) => a - b)
    const ratio = ratios[Math.floor(ratios.length / 2)] ?? 21
    if (ratio >= minContrast) return []
    return [{ kind: 'low-contrast', layer, ratio: Math.round(ratio * 10) / 10, min: minContrast }]
  })
}

/** Spots along each side of the box below which the ground is looked at. */
const spots = 7

/** The uppermost colours at evenly spread spots; a gradient counts with all of its stops. */
function groundsBelow(below: readonly ArtworkGroup[], { left, top, right, bottom }: Bounds): readonly Colour[] {
  const items = below
    .flatMap(({ items }) => items)
    .flatMap(item => (item.kind === 'path' && item.fill && item.opacity >= 0.5 ? { item, fill: item.fill } : []))
    .map(({ item, fill }) => ({ fill, line: flattenPath(item.path, 2), clip: item.clip && flattenPath(item.clip, 2) }))
    .reverse()
  const share = (at: number) => (at + 0.5) / spots
  const holds = (lines: ReturnType<typeof flattenPath>, spot: Point) =>
    lines.filter(line => holdsPoint(line, spot)).length % 2 === 1
  return Array.from(
    { length: spots * spots },
    (_, at): Point => [left + (right - left) * share(at % spots), top + (bottom - top) * share(Math.floor(at / spots))],
  ).flatMap(spot => {
    const found = items.find(({ line, clip }) => holds(line, spot) && (!clip || holds(clip, spot)))
    return found ? paintColours(found.fill) : []
  })
}
