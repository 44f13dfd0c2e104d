import type { Point } from '../../geometry/path.ts'
import { smoothRing, upTo } from '../strokes.ts'
import { drawn, millimetres, percent } from '../tile.ts'

const steps = 24

/** Waves of a river, one below the other; `drift` moves each row against the one above. */
export const waves = drawn({
  sliders: {
    size: millimetres(20, 60, 160),
    wave: percent(40, 0, 120),
    thickness: percent(45, 8, 90),
    gap: millimetres(6, 16, 60),
    drift: percent(0),
    sharp: percent(0),
  },
  draw({ size, wave, thickness, gap, drift, sharp }) {
    const rows = drift === 0 ? 1 : 2
    const height = gap * rows
    const path = upTo(rows).flatMap(row => {
      const line = (down: number): readonly Point[] =>
        upTo(steps + 3).map(at => {
          const along = (at - 1) / steps
          const turn = along + (row * drift) / 200
          return [along * size, row * gap + down + swing(turn, sharp / 100) * gap * (wave / 100)]
        })
      const thick = (gap * thickness) / 100
      return smoothRing([...line(0), ...line(thick).toReversed()])
    })
    return { width: size, height, path }
  },
})

/** From a sine to a zigzag. */
function swing(turn: number, sharp: number): number {
  const share = turn - Math.floor(turn)
  const zigzag = share < 0.25 ? 4 * share : share < 0.75 ? 2 - 4 * share : 4 * share - 4
  return Math.sin(2 * Math.PI * turn) * (1 - sharp) + zigzag * sharp
}
