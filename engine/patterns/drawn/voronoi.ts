import { cellsOf, inset, strewn } from '../cells.ts'
import { polygon, rectangle, smoothRing } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Cells, or the cracks between them: glass, hides and dry mud. */
export const voronoi = chanced({
  sliders: {
    size: millimetres(60, 160, 320),
    count: count(6, 24, 60),
    gap: millimetres(0.5, 3, 12),
    round: count(0, 0, 1),
    cracks: count(0, 0, 1),
    stretch: percent(100, 40, 300),
  },
  draw({ size, count: cells, gap, round, cracks, stretch }, random) {
    const width = size * Math.sqrt(stretch / 100)
    const height = size / Math.sqrt(stretch / 100)
    const shapes = cellsOf(strewn(random, cells, width, height), width, height)
      .map(cell => inset(cell, gap / 2))
      .filter(cell => cell.length > 2)
    const outline = round >= 0.5 ? smoothRing : polygon
    if (cracks < 0.5) return { width, height, path: shapes.flatMap(cell => outline(cell)) }
    const holes = shapes.flatMap(cell => outline(cell.toReversed()))
    return { width, height, path: [...rectangle(0, 0, width, height), ...holes] }
  },
})
