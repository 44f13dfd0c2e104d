import type { Path } from '../../geometry/path.ts'
import { bar, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

const kappa = 0.5523

/** Squares that chance turns: quarter circles that join to loops, or slanting lines that join to a maze. */
export const truchet = chanced({
  sliders: {
    size: millimetres(8, 18, 60),
    cells: count(3, 8, 14),
    thickness: percent(24, 5, 70),
    straight: count(0, 0, 1),
  },
  draw({ size, cells, thickness, straight }, random) {
    const thick = (size * thickness) / 100
    const path = upTo(cells).flatMap(row =>
      upTo(cells).flatMap(column => {
        const [x, y] = [column * size, row * size]
        const isTurned = random() < 0.5
        if (straight >= 0.5) {
          return isTurned ? bar([x, y], [x + size, y + size], thick) : bar([x + size, y], [x, y + size], thick)
        }
        return isTurned
          ? [...quarter(x, y, 1, 1, size, thick), ...quarter(x + size, y + size, -1, -1, size, thick)]
          : [...quarter(x + size, y, -1, 1, size, thick), ...quarter(x, y + size, 1, -1, size, thick)]
      }),
    )
    return { width: cells * size, height: cells * size, path }
  },
})

/** A quarter of a ring about a corner of a square, within the square; always the same way round. */
function quarter(x: number, y: number, sx: number, sy: number, size: number, thick: number): Path {
  const [outer, inner] = [size / 2 + thick / 2, size / 2 - thick / 2]
  const at = (radius: number) => ({ r: radius, k: radius * kappa })
  const [a, b] = sx * sy > 0 ? [at(outer), at(inner)] : [at(inner), at(outer)]
  return [
    ['M', x + sx * a.r, y],
    ['C', x + sx * a.r, y + sy * a.k, x + sx * a.k, y + sy * a.r, x, y + sy * a.r],
    ['L', x, y + sy * b.r],
    ['C', x + sx * b.k, y + sy * b.r, x + sx * b.r, y + sy * b.k, x + sx * b.r, y],
    ['Z'],
  ]
}
