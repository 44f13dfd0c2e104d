import type { Path } from '../../geometry/path.ts'
import { above, hills } from '../field.ts'
import { upTo } from '../strokes.ts'
import { chanced, count, millimetres, percent } from '../tile.ts'

/** Lines of equal height, as on a map of mountains. */
export const topography = chanced({
  sliders: {
    size: millimetres(120, 220, 400),
    count: count(4, 9, 14),
    thickness: percent(22, 5, 60),
    detail: count(1, 3, 5),
    stretch: percent(100, 40, 400),
  },
  draw({ size, count: lines, thickness, detail, stretch }, random) {
    const field = hills(random, detail, stretch / 100)
    const step = 1.9 / lines
    const relief = { width: size, height: size, cell: size / 36 }
    const path = upTo(lines).flatMap(at => {
      const level = -0.95 + at * step
      return [...above(field, level, relief), ...reversed(above(field, level + step * (thickness / 100), relief))]
    })
    return { width: size, height: size, path }
  },
})

/** The same outlines run the other way, which makes holes of them. All are quadratic curves, as `above` draws them. */
function reversed(path: Path): Path {
  const rings: Path[] = []
  let ring: Path = []
  for (const segment of path) {
    if (segment[0] === 'M') ring = [segment]
    else if (segment[0] === 'Q') ring = [...ring, segment]
    else rings.push(turned(ring))
  }
  return rings.flat()
}

function turned(ring: Path): Path {
  const ends = ring.map(segment => [segment.at(-2), segment.at(-1)] as readonly [number, number])
  const controls = ring.slice(1).map(segment => [segment[1], segment[2]] as readonly [number, number])
  const last = ends.at(-1) ?? [0, 0]
  return [
    ['M', ...last],
    ...controls.toReversed().map((control, index) => {
      const end = ends[ends.length - 2 - index] ?? last
      return ['Q', ...control, ...end] as const
    }),
    ['Z'],
  ]
}
