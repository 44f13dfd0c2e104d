import { rectangle, upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Upright lines of many widths, whole or broken into dashes. */
export const barcode = chanced({
  sliders: {
    size: millimetres(60, 160, 320),
    count: count(6, 24, 60),
    cover: percent(45, 10, 85),
    dashes: count(0, 0, 8),
  },
  draw({ size, count: lines, cover, dashes }, random) {
    const widths = upTo(lines).map(() => 0.15 + random() ** 2)
    const all = widths.reduce((sum, width) => sum + width, 0)
    let x = 0
    const path = widths.flatMap(share => {
      const room = (share / all) * size
      const left = x
      x += room
      const width = (room * cover) / 100
      if (dashes === 0) return rectangle(left, 0, width, size)
      const step = size / dashes
      const shift = random() * step
      return upTo(dashes).flatMap(at => rectangle(left, shift + at * step, width, step * (0.35 + random() * 0.5)))
    })
    return { width: size, height: size, path }
  },
})
