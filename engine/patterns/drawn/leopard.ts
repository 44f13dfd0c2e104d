import type { Point } from '../../geometry/path.ts'
import { cellsOf, inset, strewn } from '../cells.ts'
import { smoothRing } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Spots with a hole that opens to one side. */
export const leopard = chanced({
  sliders: {
    size: millimetres(60, 130, 260),
    count: count(8, 22, 40),
    gap: percent(34, 10, 70),
    thickness: percent(45, 10, 100),
  },
  draw({ size, count: spots, gap, thickness }, random) {
    const points = strewn(random, spots, size, size)
    const reach = size / Math.sqrt(spots)
    const path = cellsOf(points, size, size).flatMap((cell, index) => {
      const outer = inset(cell, (reach * gap) / 200)
      const [x, y] = points[index] ?? [0, 0]
      const [dx, dy] = [(random() - 0.5) * reach * 0.25, (random() - 0.5) * reach * 0.25]
      const share = 1 - thickness / 100
      const inner = outer.map(([cx, cy]): Point => [x + dx + (cx - x) * share, y + dy + (cy - y) * share])
      return [...smoothRing(outer), ...(share > 0.05 ? smoothRing(inner.toReversed()) : [])]
    })
    return { width: size, height: size, path }
  },
})
