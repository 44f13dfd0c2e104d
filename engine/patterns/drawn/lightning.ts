import type { Point } from '../../geometry/path.ts'
import { band, polygon, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

const steps = 12

/** Bolts from top to bottom that thin out into branches. */
export const lightning = chanced({
  sliders: {
    size: millimetres(60, 140, 280),
    count: count(1, 3, 8),
    thickness: millimetres(1, 4, 16),
    jitter: percent(55, 10, 100),
    branches: count(0, 3, 6),
  },
  draw({ size, count: bolts, thickness, jitter, branches }, random) {
    const room = size / bolts
    const path = upTo(bolts).flatMap(at => {
      const middle = (at + 0.5) * room
      const away = upTo(steps - 1).map(() => (random() - 0.5) * room * (jitter / 100))
      const trunk: readonly Point[] = upTo(steps + 1).map(step => [
        middle + (step === 0 || step === steps ? 0 : (away[step - 1] ?? 0)),
        (step / steps) * size,
      ])
      const twigs = upTo(branches).flatMap(() => {
        const from = trunk[1 + Math.floor(random() * (steps - 3))] ?? [middle, 0]
        const side = random() < 0.5 ? -1 : 1
        const [dx, dy] = [side * room * (0.25 + random() * 0.3), (size / steps) * (1 + random() * 2)]
        return polygon([
          [from[0] - thickness * 0.35, from[1]],
          [from[0] + thickness * 0.35, from[1]],
          [from[0] + dx, from[1] + dy],
        ])
      })
      return [...band(trunk, thickness), ...twigs]
    })
    return { width: size, height: size, path }
  },
})
