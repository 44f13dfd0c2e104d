import type { Path, Point } from '../../geometry/path.ts'
import { circle, leaf, regular, ring, towards, upTo } from '../strokes.ts'
import { count, drawn, millimetres, percent } from '../tile.ts'

/** Rosettes as they are carved in Khmer lintels: petals in rings about a heart, smaller ones between the large. */
export const kbach = drawn({
  sliders: {
    size: millimetres(24, 60, 160),
    petals: count(4, 8, 16),
    rings: count(1, 2, 3),
    bulge: percent(70, 20, 120),
    between: percent(62, 0, 100),
  },
  draw({ size, petals, rings, bulge, between }) {
    const half = size / 2
    const settings = { petals, rings, bulge: bulge / 100 }
    const small = between < 10 ? [] : rosette([0, 0], half * 0.94 * (between / 100), settings)
    return { width: size, height: size, path: [...rosette([half, half], half * 0.96, settings), ...small] }
  },
})

interface Rosette {
  readonly petals: number
  readonly rings: number
  readonly bulge: number
}

function rosette(centre: Point, reach: number, { petals, rings, bulge }: Rosette): Path {
  const layers = upTo(rings).flatMap(at => {
    const [inner, outer] = [reach * (0.2 + (0.8 * at) / rings), reach * (0.2 + (0.8 * (at + 1)) / rings)]
    const turn = at % 2 === 0 ? 0 : 180 / petals
    const wide = ((Math.PI * (inner + outer)) / 2 / petals) * bulge
    return regular(centre, petals, 1, turn).flatMap((_, index) => {
      const angle = turn + (360 / petals) * index
      return petal(towards(centre, angle, inner * 1.04), towards(centre, angle, outer), wide)
    })
  })
  return [...layers, ...ring(...centre, reach * 0.17, reach * 0.05), ...circle(...centre, reach * 0.07)]
}

/** A petal with a vein of bare cloth. */
function petal(from: Point, to: Point, wide: number): Path {
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return [...leaf(from, to, wide), ...leaf(at(0.72), at(0.16), wide * 0.34).map(mirroredWay)]
}

/** `leaf` runs one way whichever end it begins at; as a hole it has to run the other. */
function mirroredWay(segment: Path[number], index: number, path: Path): Path[number] {
  if (segment[0] !== 'Q') return segment
  const other = path[index === 1 ? 2 : 1]
  return other?.[0] === 'Q' ? ['Q', other[1], other[2], segment[3], segment[4]] : segment
}
