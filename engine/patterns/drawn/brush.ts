import type { Point } from '../../geometry/path.ts'
import { polygon, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Strokes of a dry brush across the cloth, frayed at both ends. */
export const brush = chanced({
  sliders: {
    size: millimetres(100, 220, 400),
    count: count(3, 9, 20),
    thickness: percent(60, 10, 120),
    length: percent(70, 15, 98),
    jitter: percent(50),
  },
  draw({ size, count: strokes, thickness, length, jitter }, random) {
    const row = size / strokes
    const path = upTo(strokes).flatMap(at => {
      const start = random() * size
      const long = size * (length / 100) * (1 - random() * 0.5 * (jitter / 100))
      const middle = (at + 0.5) * row
      return bristles(random, { start, long, middle, high: row * (thickness / 100), jitter: jitter / 100 })
    })
    return { width: size, height: size, path }
  },
})

interface Stroke {
  readonly start: number
  readonly long: number
  readonly middle: number
  readonly high: number
  readonly jitter: number
}

const hairs = 7

/** Each hair leaves a line of its own, most of them side by side. */
function bristles(random: () => number, { start, long, middle, high, jitter }: Stroke) {
  const hair = high / hairs
  return upTo(hairs).flatMap(at => {
    const top = middle - high / 2 + at * hair
    const from = start + random() * long * 0.3 * jitter
    const to = start + long * (1 - random() * 0.35 * jitter)
    const thick = hair * (1.08 - random() * 0.7 * jitter)
    const sag = (random() - 0.5) * hair * 1.5
    const edge = (y: number, sign: number): readonly Point[] =>
      upTo(7).map(step => {
        const share = step / 6
        const taper = Math.sin(Math.PI * Math.min(1, Math.max(0, share * 1.02))) ** 0.25
        return [from + (to - from) * share, y + sag * Math.sin(Math.PI * share) + (sign * thick * taper) / 2]
      })
    return polygon([...edge(top, -1), ...edge(top, 1).toReversed()])
  })
}
