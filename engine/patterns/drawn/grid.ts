import { bar, circle, rectangle, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** Lines that cross: nets, graph paper and fences. `finer` draws thin lines between the thick ones. */
export const grid = drawn({
  sliders: {
    size: millimetres(12, 26, 90),
    thickness: percent(8, 2, 40),
    finer: count(0, 0, 5),
    slanted: count(0, 0, 1),
    knots: percent(0),
  },
  draw({ size, thickness, finer, slanted, knots }) {
    const thick = (size * thickness) / 100
    const dots =
      knots === 0
        ? []
        : [
            ...circle(0, 0, (thick * (1 + knots / 30)) / 2),
            ...circle(size / 2, size / 2, (thick * (1 + knots / 30)) / 2),
          ]
    if (slanted >= 0.5) {
      const path = [...bar([0, 0], [size, size], thick), ...bar([size, 0], [0, size], thick), ...dots]
      return { width: size, height: size, path }
    }
    const lines = upTo(finer + 1).flatMap(at => {
      const from = (at * size) / (finer + 1)
      const wide = at === 0 ? thick : thick / 3
      return [...rectangle(from - wide / 2, 0, wide, size), ...rectangle(0, from - wide / 2, size, wide)]
    })
    return { width: size, height: size, path: [...lines, ...dots] }
  },
})
