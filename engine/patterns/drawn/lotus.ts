import type { Path, Point } from '../../geometry/path.ts'
import { leaf, towards, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** Lotus flowers seen from the side, in rows that are moved by half a flower. */
export const lotus = drawn({
  sliders: {
    size: millimetres(20, 52, 140),
    petals: count(3, 7, 11),
    bulge: percent(60, 20, 110),
    spread: percent(75, 30, 100),
  },
  draw({ size, petals, bulge, spread }) {
    const high = size * 0.86
    const flowers = [...flower([size / 2, high * 0.86], size * 0.5), ...flower([0, high * 0.36], size * 0.5)]
    return { width: size, height: high, path: flowers }

    function flower(foot: Point, reach: number): Path {
      const middle = (petals - 1) / 2
      const open = spread * 1.9
      return upTo(petals).flatMap(at => {
        const away = (at - middle) / Math.max(1, middle)
        const angle = (away * open) / 2
        const long = reach * (1 - 0.22 * Math.abs(away))
        const wide = (reach * 0.9 * (bulge / 100)) / Math.sqrt(petals)
        return leaf(towards(foot, angle, reach * 0.16), towards(foot, angle, long * 0.94), wide)
      })
    }
  },
})
