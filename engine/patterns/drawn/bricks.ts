import type { Path, Point } from '../../geometry/path.ts'
import { polygon, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** Planks laid as a herringbone, or as bricks where `laid` is 1. */
export const bricks = drawn({
  sliders: { size: millimetres(6, 14, 50), length: count(2, 3, 5), gap: percent(16, 2, 60), laid: count(0, 0, 1) },
  draw({ size, length, gap, laid }) {
    const edge = (size * gap) / 200
    const long = size * length
    const plank = (x: number, y: number, width: number, height: number): Path =>
      polygon([
        [x + edge, y + edge],
        [x + width - edge, y + edge],
        [x + width - edge, y + height - edge],
        [x + edge, y + height - edge],
      ])
    if (laid >= 0.5) {
      return { width: long, height: 2 * size, path: [...plank(0, 0, long, size), ...plank(long / 2, size, long, size)] }
    }
    // Each step to the right goes one plank's width down, and after as many as two planks are long it is where it began.
    const side = 2 * length
    const steps = upTo(side).flatMap((at): readonly Point[] => [[at * size, at * size]])
    const path = steps.flatMap(([x, y]) => [...plank(x, y, long, size), ...plank(x, y + size, size, long)])
    return { width: side * size, height: side * size, path }
  },
})
