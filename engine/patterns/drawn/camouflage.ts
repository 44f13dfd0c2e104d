import { above, hills } from '../field.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Blots that cover cloth as leaves and shadows do. */
export const camouflage = chanced({
  sliders: {
    size: millimetres(80, 170, 320),
    detail: count(2, 5, 9),
    cover: percent(42, 15, 75),
    stretch: percent(130, 50, 400),
  },
  draw({ size, detail, cover, stretch }, random) {
    const field = hills(random, detail, stretch / 100)
    // Heights are spread about evenly between −1 and 1 near the middle.
    const path = above(field, (50 - cover) / 55, { width: size, height: size, cell: size / 44 })
    return { width: size, height: size, path }
  },
})
