import type { Path, Point } from '../../geometry/path.ts'
import { strewn } from '../cells.ts'
import { polygon, regular } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Stars, strewn or in rows that are moved by half a star. */
export const stars = chanced({
  sliders: {
    size: millimetres(20, 60, 200),
    points: count(3, 5, 12),
    sharp: percent(60, 5, 90),
    star: percent(38, 10, 60),
    strewn: count(0, 0, 24),
  },
  draw({ size, points, sharp, star, strewn: howMany }, random) {
    const radius = (size * star) / 100
    if (howMany === 0) {
      const rows = [shape([size / 2, size / 2], radius, 0), shape([0, 0], radius * 0.62, 0)]
      return { width: size, height: size, path: rows.flat() }
    }
    const path = strewn(random, howMany, size, size).flatMap(spot =>
      shape(spot, (radius / Math.sqrt(howMany)) * (0.7 + random() * 1.2), random() * 360),
    )
    return { width: size, height: size, path }

    function shape(centre: Point, reach: number, turn: number): Path {
      const [outer, inner] = [
        regular(centre, points, reach, turn),
        regular(centre, points, reach * (1 - sharp / 100), turn + 180 / points),
      ]
      return polygon(outer.flatMap((corner, index) => [corner, inner[index] ?? corner]))
    }
  },
})
