import type { Path, Point } from '../../geometry/path.ts'
import { polygon, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Lozenges of tied silk, with steps for edges and threads that ran a little. */
export const ikat = chanced({
  sliders: {
    size: millimetres(24, 64, 160),
    steps: count(3, 7, 14),
    rings: count(1, 3, 5),
    thickness: percent(55, 20, 85),
    jitter: percent(35),
  },
  draw({ size, steps, rings, thickness, jitter }, random) {
    const high = size * 1.5
    const half = (x: number, y: number, share: number): Path =>
      upTo(rings).flatMap(at => {
        const [outer, inner] = [share * (1 - at / rings), share * (1 - (at + thickness / 100) / rings)]
        return [...lozenge([x, y], outer), ...(inner > 0.03 ? lozenge([x, y], inner, true) : [])]
      })
    const path = [...half(size / 2, high / 2, 0.94), ...half(0, 0, 0.94)]
    return { width: size, height: high, path }

    function lozenge([x, y]: Point, share: number, isHole = false): Path {
      const rows = steps * 2
      const row = (high * share) / 2 / rows
      const right = upTo(rows).flatMap((at): readonly Point[] => {
        const away = 1 - Math.abs(at + 0.5 - steps) / steps
        const ran = ((random() - 0.5) * size * jitter) / 900
        const reach = Math.max(0.2, (size / 2) * share * away * 0.98 + ran)
        const top = y - row * steps + at * row
        return [
          [reach, top],
          [reach, top + row],
        ]
      })
      const corners = [
        ...right.map(([reach, top]): Point => [x + reach, top]),
        ...right.toReversed().map(([reach, top]): Point => [x - reach, top]),
      ]
      return polygon(isHole ? corners.toReversed() : corners)
    }
  },
})
