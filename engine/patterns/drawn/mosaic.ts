import type { Point } from '../../geometry/path.ts'
import { inset } from '../cells.ts'
import { polygon, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

const root3 = Math.sqrt(3)

/** Triangles of a grid, of which chance leaves some out. */
export const mosaic = chanced({
  sliders: {
    size: millimetres(10, 26, 70),
    cells: count(3, 6, 10),
    cover: percent(50, 10, 100),
    gap: millimetres(0, 1, 6),
  },
  draw({ size, cells, cover, gap }, random) {
    const row = (size * root3) / 2
    const rows = cells % 2 === 0 ? cells : cells + 1
    const path = upTo(rows).flatMap(down =>
      upTo(2 * cells).flatMap(across => {
        if (random() * 100 > cover) return []
        const left = (across / 2 + (down % 2) / 2) * size
        const isUp = across % 2 === 0
        const [top, foot] = [down * row, (down + 1) * row]
        const corners: readonly Point[] = isUp
          ? [
              [left + size / 2, top],
              [left + size, foot],
              [left, foot],
            ]
          : [
              [left, top],
              [left + size, top],
              [left + size / 2, foot],
            ]
        const shown = gap === 0 ? corners : inset(corners, gap / 2)
        return shown.length > 2 ? polygon(shown) : []
      }),
    )
    return { width: cells * size, height: rows * row, path }
  },
})
