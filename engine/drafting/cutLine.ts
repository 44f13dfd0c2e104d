import type { Point } from '../geometry/path.ts'
import type { Edge, Panel } from './pattern.ts'

/** A sharp corner reaches no farther than this many allowances from the sewing line. */
const longestCorner = 2.5

/**
 * Where the knife goes: every edge moved outwards by its own allowance, in mm, the corners where the moved edges meet.
 * Beside a hem that is turned up the line is mirrored at the fold, so that the cloth lies flat on what it is folded on.
 */
export function cutLine(panel: Panel): readonly Point[] {
  const sides = panel.edges.map(edge => ({ edge, moved: movedOut(edge) }))
  const corners = sides.map((side, index) => cornerOf(sides.at(index - 1) ?? side, side))
  return sides.flatMap(({ moved }, index) => {
    const [start, end] = [corners[index], corners[(index + 1) % corners.length]]
    const last = moved.length - 1 - (end?.cutBefore ?? 0)
    return [...(start?.points ?? []), ...moved.slice(1 + (start?.cutAfter ?? 0), last)]
  })
}

interface Side {
  readonly edge: Edge
  readonly moved: readonly Point[]
}

interface Corner {
  readonly points: readonly Point[]
  /** Points of the moved edges next to the corner that lie beyond it. */
  readonly cutBefore?: number
  readonly cutAfter?: number
}

function cornerOf(before: Side, after: Side): Corner {
  if (after.edge.turned && !before.edge.turned) {
    const { points, cut } = turnedCorner(before.moved.toReversed(), after.edge.points, after.moved)
    return { points, cutAfter: cut }
  }
  if (before.edge.turned && !after.edge.turned) {
    const { points, cut } = turnedCorner(after.moved, before.edge.points.toReversed(), before.moved.toReversed())
    return { points: points.toReversed(), cutBefore: cut }
  }
  const corner = meeting(before.moved, after.moved)
  const first = after.moved[0] ?? [0, 0]
  const allowance = Math.max(before.edge.allowance, after.edge.allowance)
  const near = corner && distance(corner, first) <= longestCorner * allowance
  return { points: near ? [corner] : [before.moved.at(-1) ?? first, first] }
}

/**
 * From the cut line of the seam over the fold to the cut line of the hem; all three lines run away from the corner.
 * `cut` points of the hem lie beyond the side of the turned-up cloth.
 */
function turnedCorner(
  seam: readonly Point[],
  fold: readonly Point[],
  hem: readonly Point[],
): { readonly points: readonly Point[]; readonly cut: number } {
  const [from = [0, 0], to = from] = fold
  const onFold = meeting(seam.slice(0, 2).toReversed(), fold.slice(0, 2)) ?? from
  const along = (spot: Point) => (spot[0] - from[0]) * (to[0] - from[0]) + (spot[1] - from[1]) * (to[1] - from[1])
  const mirror = (spot: Point): Point => {
    const share = along(spot) / (distance(from, to) ** 2 || 1)
    const foot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    return [2 * foot[0] - spot[0], 2 * foot[1] - spot[1]]
  }
  const points: Point[] = [onFold]
  for (const spot of seam.slice(1).map(mirror)) {
    const last = points.at(-1) ?? onFold
    for (let at = 0; at + 1 < hem.length; at++) {
      const end = crossing([last, spot], [hem[at] ?? from, hem[at + 1] ?? to], at === 0)
      if (end) return { points: [...points, end], cut: at }
    }
    points.push(spot)
  }
  return { points: [onFold, hem[0] ?? from], cut: 0 }
}

/** Where a stretch meets another, which goes on beyond its start when `open`. */
function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point], open: boolean): Point | null {
  const spot = meeting([a, b], [c, d])
  if (!spot) return null
  const on = shareOn(spot, a, b)
  const hem = shareOn(spot, c, d)
  return on >= 0 && on <= 1 && hem <= 1 && (open || hem >= 0) ? spot : null
}

const shareOn = (spot: Point, [ax, ay]: Point, [bx, by]: Point): number =>
  ((spot[0] - ax) * (bx - ax) + (spot[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)

/** Edges run clockwise, so that outside is on their left as seen with y downwards. */
function movedOut({ points, allowance }: Edge): readonly Point[] {
  return points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    const [ax, ay] = before ? outwards(before, point) : [0, 0]
    const [bx, by] = after ? outwards(point, after) : [0, 0]
    const length = Math.hypot(ax + bx, ay + by) || 1
    const [nx, ny] = [(ax + bx) / length, (ay + by) / length]
    // On the bisector of a bend the distance to both sides is the allowance.
    const stretch = before && after ? 1 / Math.max(0.5, nx * ax + ny * ay) : 1
    return [point[0] + nx * allowance * stretch, point[1] + ny * allowance * stretch]
  })
}

function outwards([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(by - ay) / length, (ax - bx) / length]
}

/** Where the end of one line and the start of the next meet when both go on straight. */
function meeting(before: readonly Point[], after: readonly Point[]): Point | null {
  const [a, b] = [before.at(-2), before.at(-1)]
  const [c, d] = [after[0], after[1]]
  if (!a || !b || !c || !d) return null
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]]
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-6 * Math.hypot(rx, ry) * Math.hypot(sx, sy)) return null
  const along = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
  return [a[0] + along * rx, a[1] + along * ry]
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
