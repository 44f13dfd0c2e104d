import type { Panel, Pattern, Seam } from '../drafting/pattern.ts'
import type { Path, PathSegment, Point } from '../geometry/path.ts'

/**
 * How a piece lies on a plane that is rolled round the body: `u` in mm round it, from the middle of the front; heights
 * stay as they are. Both side seams lie at the same `u` on either piece, at every height.
 */
export interface AroundBody {
  /** Once round. */
  readonly circumference: number
  /** Where the middle of the piece lies. */
  readonly middle: number
  /** From the plane onto the piece. */
  place(path: Path): Path
}

/** Wider at one height than at another by more than this, and a pattern would be seen to be stretched. */
const maxTaper = 1.2
/** In mm: edges of seams whose lengths differ by more do not meet line by line. */
const maxUneven = 3

const known = new WeakMap<Pattern, Map<Panel, AroundBody | null>>()

/** `null` where a pattern cannot go on from piece to piece: there is no second piece, or its edges are of other forms. */
export function aroundBody(pattern: Pattern, panel: Panel): AroundBody | null {
  const kept = known.get(pattern) ?? new Map<Panel, AroundBody | null>()
  known.set(pattern, kept)
  const before = kept.get(panel)
  if (before !== undefined) return before
  const found = findAround(pattern, panel)
  kept.set(panel, found)
  return found
}

function findAround(pattern: Pattern, panel: Panel): AroundBody | null {
  const [front, back] = (['front', 'back'] as const).map(side =>
    pattern.panels.find(({ placement }) => placement.kind === 'torso' && placement.side === side),
  )
  if (!front || !back || (panel !== front && panel !== back)) return null
  const sides = pattern.seams.flatMap(seam => sideSeam(seam, front, back) ?? [])
  if (sides.length !== 2) return null
  const spans = {
    front: spanOf(sides.map(({ front: edge }) => edge)),
    back: spanOf(sides.map(({ back: edge }) => edge)),
  }
  if (!spans.front || !spans.back) return null
  const circumference = spans.front.width + spans.back.width
  const own = panel === front ? spans.front : spans.back
  const middle = panel === front ? 0 : circumference / 2
  return { circumference, middle, place: path => path.map(segment => placed(segment, own, middle)) }
}

interface SideSeam {
  readonly front: readonly Point[]
  readonly back: readonly Point[]
}

/** A seam down the side: steep, of equal length, at the same heights on both pieces. */
function sideSeam({ a, b }: Seam, front: Panel, back: Panel): SideSeam | null {
  const of = (panel: Panel) => (a.panel === panel.id ? a.edge : b.panel === panel.id ? b.edge : null)
  const [fore, aft] = [of(front), of(back)]
  if (fore === null || aft === null || a.panel === b.panel) return null
  const pointsOf = (panel: Panel, name: string) => downwards(panel.edges.find(edge => edge.name === name)?.points ?? [])
  const [one, other] = [pointsOf(front, fore), pointsOf(back, aft)]
  if (!isSteep(one) || !isSteep(other)) return null
  const uneven = [0, -1].map(at => Math.abs((one.at(at)?.[1] ?? 0) - (other.at(at)?.[1] ?? 0)))
  return Math.max(...uneven) <= maxUneven ? { front: one, back: other } : null
}

const downwards = (points: readonly Point[]): readonly Point[] =>
  (points[0]?.[1] ?? 0) <= (points.at(-1)?.[1] ?? 0) ? points : points.toReversed()

function isSteep(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return false
  return last[1] - first[1] > 2 * Math.abs(last[0] - first[0])
}

/** A piece between its two sides. */
interface Span {
  readonly left: readonly Point[]
  readonly right: readonly Point[]
  /** On average over its heights. */
  readonly width: number
}

function spanOf([one, other]: readonly (readonly Point[])[]): Span | null {
  if (!one || !other) return null
  const [left, right] = (one[0]?.[0] ?? 0) < (other[0]?.[0] ?? 0) ? [one, other] : [other, one]
  const heights = [...left, ...right].map(([, y]) => y)
  const widths = heights.map(y => xAt(right, y) - xAt(left, y))
  const [narrow, wide] = [Math.min(...widths), Math.max(...widths)]
  if (narrow <= 0 || wide / narrow > maxTaper) return null
  return { left, right, width: widths.reduce((sum, width) => sum + width, 0) / widths.length }
}

/** Where a line that runs downwards is at a height; beyond its ends where it ends. */
function xAt(line: readonly Point[], y: number): number {
  const below = line.findIndex(point => point[1] >= y)
  const [from, to] = [line[below - 1], line[below]]
  if (!to) return line.at(-1)?.[0] ?? 0
  if (!from || to[1] === from[1]) return to[0]
  return from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])
}

function placed(segment: PathSegment, { left, right, width }: Span, middle: number): PathSegment {
  const place = (u: number, y: number): Point => {
    const [from, to] = [xAt(left, y), xAt(right, y)]
    return [from + ((u - middle) / width + 0.5) * (to - from), y]
  }
  switch (segment[0]) {
    case 'M':
    case 'L':
      return [segment[0], ...place(segment[1], segment[2])]
    case 'Q':
      return ['Q', ...place(segment[1], segment[2]), ...place(segment[3], segment[4])]
    case 'C':
      return ['C', ...place(segment[1], segment[2]), ...place(segment[3], segment[4]), ...place(segment[5], segment[6])]
    case 'Z':
      return segment
  }
}
