import type { Path, Point } from '../../geometry/path.ts'
import { strewn } from '../cells.ts'
import { bar, circle, ring, towards, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Lines that turn by an eighth and end in rings, as on a circuit board. */
export const circuit = chanced({
  sliders: {
    size: millimetres(80, 180, 320),
    count: count(6, 22, 50),
    thickness: millimetres(0.5, 1.5, 5),
    length: percent(50, 15, 100),
  },
  draw({ size, count: lines, thickness, length }, random) {
    const path = strewn(random, lines, size, size).flatMap((start): Path => {
      let at: Point = start
      let turn = Math.floor(random() * 4) * 90
      const legs = upTo(3).flatMap(() => {
        const next = towards(at, turn, (size * length * (0.3 + random())) / 500)
        const leg = [...bar(at, next, thickness), ...circle(...next, thickness / 2)]
        at = next
        turn += random() < 0.5 ? 45 : -45
        return leg
      })
      return [...legs, ...ring(...start, thickness * 1.7, thickness * 0.9), ...circle(...at, thickness * 1.2)]
    })
    return { width: size, height: size, path }
  },
})
