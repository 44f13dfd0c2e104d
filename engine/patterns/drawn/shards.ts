import type { Point } from '../../geometry/path.ts'
import { strewn } from '../cells.ts'
import { polygon, towards } from '../strokes.ts'
import { chanced, count, degrees, millimetres, percent } from '../tile.ts'

/** Splinters of three corners that fly one way. */
export const shards = chanced({
  sliders: {
    size: millimetres(60, 150, 320),
    count: count(4, 18, 60),
    length: percent(60, 10, 150),
    thickness: percent(35, 5, 100),
    angle: degrees(-180, 30, 180),
    jitter: percent(40),
  },
  draw({ size, count: pieces, length, thickness, angle, jitter }, random) {
    const reach = (size * length) / 200
    const path = strewn(random, pieces, size, size).flatMap((spot): ReturnType<typeof polygon> => {
      const turn = angle + (random() - 0.5) * jitter * 3.6
      const long = reach * (0.5 + random())
      const wide = (long * thickness) / 100
      const tip = towards(spot, turn, long)
      const corners: readonly Point[] = [
        tip,
        towards(spot, turn + 90 + random() * 50, wide * (0.4 + random() * 0.6)),
        towards(spot, turn - 90 - random() * 50, wide * (0.4 + random() * 0.6)),
      ]
      return polygon(corners)
    })
    return { width: size, height: size, path }
  },
})
