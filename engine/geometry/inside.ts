import type { Bounds, Point } from './path.ts'
import type { Polyline } from './polyline.ts'

/** Whether a point lies within a closed line. */
export function holdsPoint(outline: Polyline, [x, y]: Point): boolean {
  return outline.reduce((inside, [x1, y1], index) => {
    const [x0, y0] = outline.at(index - 1) ?? [x1, y1]
    return y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0 ? !inside : inside
  }, false)
}

/** Whether a closed line goes round all of a box and nowhere through it. */
export function holdsBounds(outline: Polyline, box: Bounds): boolean {
  const crosses = outline.some((to, index) => meetsBox(outline.at(index - 1) ?? to, to, box))
  return !crosses && holdsPoint(outline, [box.left, box.top])
}

function meetsBox([ax, ay]: Point, [bx, by]: Point, { left, top, right, bottom }: Bounds): boolean {
  if (Math.max(ax, bx) < left || Math.min(ax, bx) > right || Math.max(ay, by) < top || Math.min(ay, by) > bottom) {
    return false
  }
  const side = (x: number, y: number): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
  const sides = [side(left, top), side(right, top), side(right, bottom), side(left, bottom)]
  return !(sides.every(each => each > 0) || sides.every(each => each < 0))
}
