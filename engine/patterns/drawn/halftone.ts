import type { Path } from '../../geometry/path.ts'
import { circle, polygon, regular, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

const columns = 20

/** Dots of a printed picture that grow and shrink again down the cloth, in waves. `shape` counts from round to three corners. */
export const halftone = drawn({
  sliders: {
    size: millimetres(5, 8, 20),
    rows: count(8, 24, 44),
    cover: percent(92, 30, 130),
    wave: percent(0),
    shape: count(0, 0, 3),
  },
  draw({ size, rows: wanted, cover, wave, shape }) {
    // Every second row is moved by half a dot, and the last one has to meet the first.
    const rows = Math.round(wanted / 2) * 2
    const step = size * 0.87
    const path = upTo(rows).flatMap(row =>
      upTo(columns).flatMap(column => {
        const x = (column + (row % 2) / 2) * size
        const bend = (wave / 100) * 0.35 * Math.sin((2 * Math.PI * x) / (columns * size))
        const share = 0.5 - 0.5 * Math.cos(2 * Math.PI * (row / rows + bend))
        const radius = (size / 2) * share * (cover / 100)
        return radius < 0.25 ? [] : dot(x, row * step, radius, shape)
      }),
    )
    return { width: columns * size, height: rows * step, path }
  },
})

/** The corners of each shape but the round one, and how it is turned. */
const corners: readonly (readonly [number, number])[] = [
  [0, 0],
  [4, 45],
  [4, 0],
  [3, 0],
]

function dot(x: number, y: number, radius: number, shape: number): Path {
  const [howMany, turn] = corners[Math.round(shape)] ?? [0, 0]
  return howMany === 0 ? circle(x, y, radius) : polygon(regular([x, y], howMany, radius * 1.15, turn))
}
