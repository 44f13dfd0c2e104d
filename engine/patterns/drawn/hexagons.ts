import { polygon, regular, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

const root3 = Math.sqrt(3)

/** Six-cornered cells, some of them missing or smaller, full or as walls. */
export const hexagons = chanced({
  sliders: {
    size: millimetres(8, 18, 50),
    cover: percent(70, 10, 100),
    gap: percent(10, 2, 50),
    jitter: percent(30),
    hollow: percent(0, 0, 90),
    cells: count(4, 8, 14),
  },
  draw({ size, cover, gap, jitter, hollow, cells }, random) {
    const radius = size / root3
    const rows = cells % 2 === 0 ? cells : cells + 1
    const path = upTo(rows).flatMap(row =>
      upTo(cells).flatMap(column => {
        if (random() * 100 > cover) return []
        const reach = radius * (1 - gap / 100) * (1 - (random() * jitter) / 130)
        const centre = [(column + (row % 2) / 2) * size, row * radius * 1.5] as const
        const hole = hollow === 0 ? [] : polygon(regular(centre, 6, (reach * hollow) / 100).toReversed())
        return [...polygon(regular(centre, 6, reach)), ...hole]
      }),
    )
    return { width: cells * size, height: rows * radius * 1.5, path }
  },
})
