import { hills } from '../field.ts'
import { rectangle, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

const side = 26

/** Camouflage of squares; those that touch in a row are one shape. */
export const pixels = chanced({
  sliders: { size: millimetres(3, 6, 16), detail: count(2, 5, 9), cover: percent(40, 10, 80), jitter: percent(25) },
  draw({ size, detail, cover, jitter }, random) {
    const field = hills(random, detail)
    const noise = upTo(side * side).map(() => (random() - 0.5) * (jitter / 50))
    const isOn = (column: number, row: number) =>
      field(column / side, row / side) + (noise[row * side + column] ?? 0) > (50 - cover) / 55
    const path = upTo(side).flatMap(row => {
      const runs: [from: number, to: number][] = []
      for (const column of upTo(side)) {
        const last = runs.at(-1)
        if (!isOn(column, row)) continue
        if (last && last[1] === column) last[1] = column + 1
        else runs.push([column, column + 1])
      }
      return runs.flatMap(([from, to]) => rectangle(from * size, row * size, (to - from) * size, size))
    })
    return { width: side * size, height: side * size, path }
  },
})
