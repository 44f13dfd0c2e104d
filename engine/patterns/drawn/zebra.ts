import { above, hills } from '../field.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Bands that bend, run together and part again: fur, wood and marble. */
export const zebra = chanced({
  sliders: {
    size: millimetres(80, 180, 320),
    count: count(2, 7, 14),
    wave: percent(45),
    cover: percent(45, 10, 85),
    detail: count(1, 3, 5),
  },
  draw({ size, count: bands, wave, cover, detail }, random) {
    const bend = hills(random, detail, 0.8)
    const gap = hills(random, detail + 2)
    const field = (x: number, y: number) =>
      Math.sin(2 * Math.PI * bands * y + bend(x, y) * (wave / 100) * 9) + gap(x, y) * (wave / 100)
    const level = Math.cos((cover / 100) * Math.PI)
    return { width: size, height: size, path: above(field, level, { width: size, height: size, cell: size / 60 }) }
  },
})
