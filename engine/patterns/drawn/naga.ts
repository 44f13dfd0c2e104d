import type { Path } from '../../geometry/path.ts'
import { upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** The scales of the naga: each row lies over the one above it, with lines along the rim. `point` makes them sharp. */
export const naga = drawn({
  sliders: {
    size: millimetres(12, 30, 90),
    lines: count(1, 2, 5),
    thickness: percent(40, 10, 80),
    point: percent(25),
    height: percent(50, 30, 90),
  },
  draw({ size, lines, thickness, point, height }) {
    const row = (size * height) / 100
    const scale = { size, point: point / 100, row }
    const shape = (x: number, y: number): Path =>
      upTo(lines).flatMap(at => {
        const [outer, inner] = [1 - at / lines, 1 - (at + thickness / 100) / lines]
        return rim(x, y, scale, outer, Math.max(0, inner))
      })
    return { width: size, height: 2 * row, path: [...shape(0, 0), ...shape(size / 2, row)] }
  },
})

interface Scale {
  readonly size: number
  readonly row: number
  readonly point: number
}

/** The lower half of a scale between two sizes of it; the upper half is hidden by the row above. */
function rim(x: number, y: number, { size, row, point }: Scale, outer: number, inner: number): Path {
  const arc = (share: number) => {
    const half = (size / 2) * share
    const deep = row * share
    return { half, deep, flat: half * 0.55 * (1 - point) }
  }
  const [a, b] = [arc(outer), arc(inner)]
  return [
    ['M', x - a.half, y],
    ['C', x - a.half, y + a.deep * 0.6, x - a.flat, y + a.deep, x, y + a.deep],
    ['C', x + a.flat, y + a.deep, x + a.half, y + a.deep * 0.6, x + a.half, y],
    ['L', x + b.half, y],
    ['C', x + b.half, y + b.deep * 0.6, x + b.flat, y + b.deep, x, y + b.deep],
    ['C', x - b.flat, y + b.deep, x - b.half, y + b.deep * 0.6, x - b.half, y],
    ['Z'],
  ]
}
