import type { Edge, Panel, Point } from './pattern.ts'

/** A sharp corner reaches no farther than this many allowances from the sewing line. */
const longestCorner = 2.5

/** Where the knife goes: every edge moved outwards by its own allowance, in mm, the corners where the moved edges meet. */
export function cutLine(panel: Panel): readonly Point[] {
  const moved = panel.edges.map(movedOut)
  return moved.flatMap((line, index) => {
    const before = moved.at(index - 1) ?? line
    const allowance = Math.max(panel.edges[index]?.allowance ?? 0, panel.edges.at(index - 1)?.allowance ?? 0)
    const corner = meeting(before, line)
    const first = line[0] ?? [0, 0]
    const inner = line.slice(1, -1)
    const near = corner && distance(corner, first) <= longestCorner * allowance
    return near ? [corner, ...inner] : [before.at(-1) ?? first, first, ...inner]
  })
}

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
