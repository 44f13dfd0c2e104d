import type { LayerId } from '../document/ids.ts'
import type { Edge, Panel } from '../drafting/pattern.ts'
import { boundsHold } from '../geometry/bounds.ts'
import type { Bounds, Point } from '../geometry/path.ts'
import type { ContrastFinding } from './contrastFindings.ts'
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
  | ContrastFinding

/** Nearer than this a machinist may catch the print with the needle, in mm. */
const minGap = 10

interface SeenPanel {
  readonly panel: Panel
  readonly artwork: PanelArtwork
}

const layerOf = ({ source }: ArtworkGroup): LayerId | null => ('layer' in source ? source.layer : null)

/** Layers that end close to an edge of their panel. What runs over the edge is meant to, or found as cut. */
export function edgeFindings({ panel, artwork }: SeenPanel): readonly CloseFinding[] {
  return artwork.groups.flatMap((group): readonly CloseFinding[] => {
    const layer = layerOf(group)
    if (layer === null || group.over || group.beyond || inkBeyond(panel, group) > 0) return []
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
