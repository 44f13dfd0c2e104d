import { boundsOfPoints } from '../geometry/bounds.ts'
import type { Bounds } from '../geometry/path.ts'
import { distance, type Polyline } from '../geometry/polyline.ts'
import { grown, united } from '../geometry/shapes.ts'

/** Units in a millimetre: all laying is done in whole ones, so that it is the same everywhere. */
export const unitsPerMm = 100

/** Corners of a closed outline in whole units, one after the other: x, y, x, y; the area is positive. */
export type Ring = readonly number[]

/** A piece with the cloth that it keeps to itself, in one of its turns. */
export interface Form {
  readonly ring: Ring
  readonly bounds: Bounds
}

/** Corners beyond which an outline is simplified, and how far it may grow by that, in mm. */
const maxCorners = 40
const leeway = [0, 0.2, 0.5, 1, 2, 4, 8]

/**
 * The outline as the nester sees it: `apart` mm further out. One of many corners becomes one of fewer that goes round it
 * everywhere, so that what is kept apart by it is kept apart in truth.
 */
export function ringOf(outline: Polyline, apart: number): Ring {
  const open = withoutRepeats(outline)
  if (apart === 0 && open.length <= maxCorners) return wholeRing(open)
  const thinned = open.length > 1000 ? outermost(simplified(open, 0.5), 0.5) : open
  for (const by of leeway) {
    if (by === 0 && thinned.length > maxCorners) continue
    // What is moved out by as much as a simpler line may stray never comes within the piece again.
    const line = simplified(outermost(thinned, apart + by), by)
    if (line.length <= maxCorners || by === leeway.at(-1)) return wholeRing(line)
  }
  return wholeRing(open)
}

/** A form by quarter turns; y grows downwards, so that they turn clockwise. */
export function turned(ring: Ring, quarters: number): Form {
  const points: number[] = []
  for (let at = 0; at < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]]
    points.push(
      ...(
        [
          [x, y],
          [-y, x],
          [-x, -y],
          [y, -x],
        ][quarters & 3] ?? []
      ).map(value => value || 0),
    )
  }
  return { ring: points, bounds: boundsOfPoints(pairs(points)) }
}

export function* pairs(ring: Ring): Generator<readonly [number, number]> {
  for (let at = 0; at < ring.length; at += 2) yield [ring[at] ?? 0, ring[at + 1] ?? 0]
}

/** Further out, with corners that reach no less far than round ones would. Holes are filled: nothing is laid within a piece. */
function outermost(line: Polyline, by: number): Polyline {
  const rims = grown(united([line], 3), by, 'mitred', 3)
  const size = (rim: Polyline) => Math.abs(areaTwice(rim))
  return rims.reduce((largest, rim) => (size(rim) > size(largest) ? rim : largest), rims[0] ?? line)
}

function wholeRing(line: Polyline): Ring {
  const whole = withoutRepeats(line.map(([x, y]) => [Math.round(x * unitsPerMm), Math.round(y * unitsPerMm)] as const))
  const forwards = areaTwice(whole) < 0 ? whole.toReversed() : whole
  return forwards.flatMap(([x, y]) => [x || 0, y || 0])
}

function withoutRepeats(line: Polyline): Polyline {
  return line.filter((point, index) => distance(point, line.at(index - 1) ?? point) > 0 || line.length === 1)
}

/** Twice the area of a closed line; less than 0 when it runs the other way. */
export const areaTwice = (line: Polyline): number =>
  line.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = line.at(index - 1) ?? [x, y]
    return sum + beforeX * y - x * beforeY
  }, 0)

/** Ramer–Douglas–Peucker on a closed line: no point of it is farther than `by` from the simpler one. */
function simplified(line: Polyline, by: number): Polyline {
  const first = line[0]
  if (!first || line.length < 4) return line
  const far = line.reduce(
    (best, point, at) => (distance(first, point) > distance(first, line[best] ?? first) ? at : best),
    0,
  )
  const kept = new Set([0, far])
  const open = [...line, first]
  const stretches: [number, number][] = [
    [0, far],
    [far, line.length],
  ]
  for (let next = stretches.pop(); next; next = stretches.pop()) {
    const at = farthest(open, next, by)
    if (at === null) continue
    kept.add(at)
    stretches.push([next[0], at], [at, next[1]])
  }
  return [...kept].sort((a, b) => a - b).map(at => line[at] ?? first)
}

function farthest(line: Polyline, [from, to]: readonly [number, number], by: number): number | null {
  const [a, b] = [line[from], line[to]]
  if (!a || !b) return null
  let [found, max]: [number | null, number] = [null, by]
  for (let at = from + 1; at < to; at++) {
    const away = distanceToStretch(line[at] ?? a, a, b)
    if (away > max) [found, max] = [at, away]
  }
  return found
}

type Spot = Polyline[number]

/** From a spot to the nearest one between two. */
export function distanceToStretch(spot: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.max(0, Math.min(1, along))
  return distance(spot, [a[0] + dx * share, a[1] + dy * share])
}
