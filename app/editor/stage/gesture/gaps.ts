import type { Bounds, Point } from '../../../../engine/index.ts'
import type { MovedBox, SnapLine } from './snapping.ts'

/** The gap between the moved layer and its neighbour along one axis, in panel mm. */
export interface Gap {
  readonly axis: 'x' | 'y'
  readonly from: number
  readonly to: number
  /** Where it is measured, on the other axis. */
  readonly at: number
}

/** Shorter gaps have no room for a number, in mm. */
const shortest = 3

/** In each direction the gap to the nearest thing beside the box, or else to the seam. */
export function gapsRound(box: MovedBox, things: readonly Bounds[], outline: readonly Point[]): readonly Gap[] {
  const gaps = (['x', 'y'] as const).flatMap(axis => {
    const beside = besideOf(axis, box, things)
    const across = box[axis === 'x' ? 'y' : 'x'][1]
    const seams = crossings(outline, axis, across)
    const [first, , last] = box[axis]
    const before = beside.before ?? { edge: Math.max(...seams.filter(seam => seam <= first)), at: across }
    const after = beside.after ?? { edge: Math.min(...seams.filter(seam => seam >= last)), at: across }
    return [
      { axis, from: before.edge, to: first, at: before.at },
      { axis, from: last, to: after.edge, at: after.at },
    ]
  })
  return gaps.filter(({ from, to }) => Number.isFinite(to - from) && to - from >= shortest)
}

/** The line on which what is moved lies in the middle between the things on both sides of it. */
export function evenLines(box: MovedBox, things: readonly Bounds[]): readonly SnapLine[] {
  return (['x', 'y'] as const).flatMap((axis): readonly SnapLine[] => {
    const { before, after } = besideOf(axis, box, things)
    if (!before || !after) return []
    const [first, middle, last] = box[axis]
    const at = (before.edge + after.edge) / 2 + middle - (first + last) / 2
    const [from, , to] = box[axis === 'x' ? 'y' : 'x']
    return [{ axis, at, part: 'middle', kind: 'even', from, to }]
  })
}

interface Beside {
  readonly edge: number
  readonly at: number
}

/** The nearest things on both sides, of those that lie level with the box. */
function besideOf(axis: 'x' | 'y', box: MovedBox, things: readonly Bounds[]) {
  const [first, , last] = box[axis]
  const [crossFirst, , crossLast] = box[axis === 'x' ? 'y' : 'x']
  let [before, after]: (Beside | null)[] = [null, null]
  for (const { left, top, right, bottom } of things) {
    const [[near, far], [start, end]] =
      axis === 'x'
        ? [
            [left, right],
            [top, bottom],
          ]
        : [
            [top, bottom],
            [left, right],
          ]
    const [low, high] = [Math.max(start, crossFirst), Math.min(end, crossLast)]
    if (low >= high) continue
    const at = (low + high) / 2
    if (far <= first && (!before || far > before.edge)) before = { edge: far, at }
    if (near >= last && (!after || near < after.edge)) after = { edge: near, at }
  }
  return { before, after }
}

/** Where a closed outline crosses the line across that lies `at` on the other axis. */
function crossings(outline: readonly Point[], axis: 'x' | 'y', at: number): readonly number[] {
  // Along the axis first.
  const spots = outline.map(([x, y]): Point => (axis === 'x' ? [x, y] : [y, x]))
  return spots.flatMap(([along, over], index) => {
    const [toAlong, toOver] = spots[(index + 1) % spots.length] ?? [along, over]
    if (over > at === toOver > at) return []
    return [along + ((toAlong - along) * (at - over)) / (toOver - over)]
  })
}
