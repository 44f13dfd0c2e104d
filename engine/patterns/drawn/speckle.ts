import { strewn } from '../cells.ts'
import { circle, ring } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Dots of many sizes, full or as rings: spray, snow and bubbles. */
export const speckle = chanced({
  sliders: {
    size: millimetres(40, 110, 240),
    count: count(10, 60, 160),
    dot: millimetres(0.5, 4, 16),
    jitter: percent(70),
    hollow: percent(0),
  },
  draw({ size, count: dots, dot, jitter, hollow }, random) {
    const path = strewn(random, dots, size, size).flatMap(([x, y]) => {
      const radius = Math.max(0.3, (dot / 2) * (1 - (jitter / 100) * (1 - random() ** 2)) * 1.6)
      return hollow === 0 ? circle(x, y, radius) : ring(x, y, radius, radius * (1 - hollow / 112))
    })
    return { width: size, height: size, path }
  },
})
