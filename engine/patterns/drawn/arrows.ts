import type { Path } from '../../geometry/path.ts'
import { polygon, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** Angles that point downwards, in columns; each thinner than the one above, or all alike. */
export const arrows = drawn({
  sliders: {
    size: millimetres(16, 44, 140),
    count: count(1, 4, 8),
    thickness: percent(55, 10, 95),
    drop: percent(50, 10, 120),
    fade: percent(60),
  },
  draw({ size, count: angles, thickness, drop, fade }) {
    const deep = (size * drop) / 200
    const step = size / 2
    const path = upTo(angles).flatMap((at): Path => {
      const thick = step * (thickness / 100) * (1 - (fade / 100) * (at / angles))
      const top = at * step
      return polygon([
        [0, top],
        [size / 2, top + deep],
        [size, top],
        [size, top + thick],
        [size / 2, top + deep + thick],
        [0, top + thick],
      ])
    })
    return { width: size, height: angles * step, path }
  },
})
