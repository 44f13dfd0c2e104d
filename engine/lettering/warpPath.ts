import type { Warp } from '../document/fields.ts'
import type { Bounds, Path, PathSegment } from '../geometry/path.ts'

type Spot = readonly [x: number, y: number]

/**
 * Moves a spot of lettering: across from -1 at the left end of the ink to 1 at the right one, down from -1 at its top to
 * 1 at its bottom. Returns how far down it lies then. Spots never move sideways, so letters keep their order.
 */
type Shape = (across: number, down: number, bend: number) => number

const shapes: Readonly<Record<Exclude<Warp, 'none'>, Shape>> = {
  // Tallest in the middle, or with a negative bend at both ends.
  bulge: (across, down, bend) => down * (1 + 0.7 * bend * (1 - across * across)),
  // The bottom stays straight, the top is an arch.
  arch: (across, down, bend) => 1 - (1 - down) * (1 + bend * 0.8 * (1 - across * across)),
  flag: (across, down, bend) => down - bend * 0.6 * Math.sin(Math.PI * across),
  wave: (across, down, bend) => down - bend * 0.45 * Math.sin(2 * Math.PI * across),
  rise: (across, down, bend) => down - bend * across * 1.2,
  // As tall at one end as it is small at the other.
  wedge: (across, down, bend) => down * (1 + bend * 0.65 * across),
}

/** Lines and curves are cut so short that their parts may keep their kind. */
const pieces = 6

/** Outlines drawn into a shape that the ink of a text fills. `bend` from -1 to 1; 0 leaves it as it is. */
export function warpPath(path: Path, { left, right, top, bottom }: Bounds, warp: Warp, bend: number): Path {
  if (warp === 'none' || bend === 0 || right <= left || bottom <= top) return path
  const shape = shapes[warp]
  const [middle, half] = [(left + right) / 2, (right - left) / 2]
  const [centre, reach] = [(top + bottom) / 2, (bottom - top) / 2]
  const moved = ([x, y]: Spot): Spot => [x, centre + reach * shape((x - middle) / half, (y - centre) / reach, bend)]
  let at: Spot = [0, 0]
  let start: Spot = [0, 0]
  return path.flatMap((segment): readonly PathSegment[] => {
    const from = at
    if (segment[0] === 'Z') {
      at = start
      // The closing line is a line too, and would stay straight.
      return [...cut([from, start]).map(line => drawn(line, moved)), segment]
    }
    const spots = spotsOf(segment)
    at = spots.at(-1) ?? at
    if (segment[0] === 'M') {
      start = at
      return [['M', ...moved(at)]]
    }
    return cut([from, ...spots]).map(curve => drawn(curve, moved))
  })
}

function spotsOf(segment: Exclude<PathSegment, readonly ['Z']>): readonly Spot[] {
  if (segment[0] === 'C')
    return [
      [segment[1], segment[2]],
      [segment[3], segment[4]],
      [segment[5], segment[6]],
    ]
  if (segment[0] === 'Q')
    return [
      [segment[1], segment[2]],
      [segment[3], segment[4]],
    ]
  return [[segment[1], segment[2]]]
}

function drawn([, ...spots]: readonly Spot[], moved: (spot: Spot) => Spot): PathSegment {
  const [one = nowhere, two, three] = spots.map(moved)
  if (!two) return ['L', ...one]
  return three ? ['C', ...one, ...two, ...three] : ['Q', ...one, ...two]
}

const nowhere: Spot = [0, 0]

/** A Bézier curve of any degree in equal parts of its parameter, by de Casteljau. */
function cut(curve: readonly Spot[]): readonly (readonly Spot[])[] {
  const parts: (readonly Spot[])[] = []
  let rest = curve
  for (let left = pieces; left > 1; left--) {
    const [head, tail] = split(rest, 1 / left)
    parts.push(head)
    rest = tail
  }
  return [...parts, rest]
}

function split(curve: readonly Spot[], share: number): readonly [readonly Spot[], readonly Spot[]] {
  const head: Spot[] = []
  const tail: Spot[] = []
  let level = curve
  while (level.length > 0) {
    const [first, last] = [level[0], level.at(-1)]
    if (first) head.push(first)
    if (last) tail.unshift(last)
    level = level.slice(1).map(([x, y], index): Spot => {
      const [x0, y0] = level[index] ?? [x, y]
      return [x0 + (x - x0) * share, y0 + (y - y0) * share]
    })
  }
  return [head, tail]
}
