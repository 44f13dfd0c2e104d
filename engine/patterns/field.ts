import type { Path, Point } from '../geometry/path.ts'
import { smoothRing } from './strokes.ts'
import type { Random } from './tile.ts'

/** A height above each spot of a tile; spots run from 0 to 1, and 0 is where 1 is. */
export type HeightAt = (x: number, y: number) => number

/**
 * Hills that go on over the sides of the tile: waves that fit into it a whole number of times. `fine` is how many fit at
 * most, `stretch` how much longer hills are across than down. About −1 to 1.
 */
export function hills(random: Random, fine: number, stretch = 1): HeightAt {
  const waves = Array.from({ length: 14 }, () => {
    const across = Math.round((random() * 2 - 1) * Math.max(1, fine / stretch))
    const down = Math.round((random() * 2 - 1) * fine)
    const [p, q] = across === 0 && down === 0 ? [1, Math.round(fine)] : [across, down]
    return { p, q, phase: random() * 2 * Math.PI, share: 1 / (1 + 0.35 * Math.hypot(p * stretch, q)) }
  })
  const all = Math.sqrt(waves.reduce((sum, { share }) => sum + share * share, 0) / 2) * 2
  return (x, y) =>
    waves.reduce((sum, { p, q, phase, share }) => sum + share * Math.cos(2 * Math.PI * (p * x + q * y) + phase), 0) /
    all
}

interface Relief {
  readonly width: number
  readonly height: number
  /** Of a cell of the grid that is looked at, in mm: smaller is finer and more lines. */
  readonly cell: number
}

/** Cells beyond each side of the tile, so that what is cut off there lies below its neighbour. */
const beyond = 2

/** Where a field is higher than a level, as one path: outlines one way round, holes the other way. */
export function above(field: HeightAt, level: number, { width, height, cell }: Relief): Path {
  const [columns, rows] = [Math.max(4, Math.round(width / cell)), Math.max(4, Math.round(height / cell))]
  const [across, down] = [columns + 2 * beyond + 2, rows + 2 * beyond + 2]
  const values = new Float64Array(across * down).fill(Number.NEGATIVE_INFINITY)
  for (let row = 1; row < down - 1; row++) {
    for (let column = 1; column < across - 1; column++) {
      const [x, y] = [(column - 1 - beyond) / columns, (row - 1 - beyond) / rows]
      values[row * across + column] = field(x, y) - level
    }
  }
  const place = ([x, y]: Point): Point => [((x - 1 - beyond) / columns) * width, ((y - 1 - beyond) / rows) * height]
  return ringsOf(values, across, down).flatMap(points => smoothRing(points.map(place)))
}

/** The closed lines round what is above 0 in a grid whose rim is below. */
function ringsOf(values: Float64Array, across: number, down: number): readonly (readonly Point[])[] {
  const next = new Map<string, readonly [key: string, point: Point]>()
  const starts: string[] = []
  for (let row = 0; row < down - 1; row++) {
    for (let column = 0; column < across - 1; column++) {
      for (const [from, to] of crossings(values, across, column, row)) {
        next.set(from.key, [to.key, to.point])
        starts.push(from.key)
      }
    }
  }
  const rings: Point[][] = []
  for (const start of starts) {
    const ring: Point[] = []
    for (let key = start; next.has(key); ) {
      const [following, point] = next.get(key) ?? ['', [0, 0]]
      next.delete(key)
      ring.push(point)
      key = following
    }
    if (ring.length > 3) rings.push(ring)
  }
  return rings
}

interface Crossing {
  readonly key: string
  readonly point: Point
}

/** The pieces of the line in one cell, with what is higher on their left. */
function crossings(
  values: Float64Array,
  across: number,
  x: number,
  y: number,
): readonly (readonly [Crossing, Crossing])[] {
  const corner = (dx: number, dy: number) => values[(y + dy) * across + x + dx] ?? 0
  const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
  const top = (): Crossing => ({ key: `h${x},${y}`, point: [x + share(a, b), y] })
  const bottom = (): Crossing => ({ key: `h${x},${y + 1}`, point: [x + share(d, c), y + 1] })
  const left = (): Crossing => ({ key: `v${x},${y}`, point: [x, y + share(a, d)] })
  const right = (): Crossing => ({ key: `v${x + 1},${y}`, point: [x + 1, y + share(b, c)] })
  switch ((a > 0 ? 8 : 0) | (b > 0 ? 4 : 0) | (c > 0 ? 2 : 0) | (d > 0 ? 1 : 0)) {
    case 1:
      return [[left(), bottom()]]
    case 2:
      return [[bottom(), right()]]
    case 3:
      return [[left(), right()]]
    case 4:
      return [[right(), top()]]
    case 5:
      return [
        [left(), top()],
        [right(), bottom()],
      ]
    case 6:
      return [[bottom(), top()]]
    case 7:
      return [[left(), top()]]
    case 8:
      return [[top(), left()]]
    case 9:
      return [[top(), bottom()]]
    case 10:
      return [
        [top(), right()],
        [bottom(), left()],
      ]
    case 11:
      return [[top(), right()]]
    case 12:
      return [[right(), left()]]
    case 13:
      return [[right(), bottom()]]
    case 14:
      return [[bottom(), left()]]
    default:
      return []
  }
}

/** How far along a side its height is 0. The rim lies infinitely low: there the line runs close to what is high. */
function share(from: number, to: number): number {
  if (from === Number.NEGATIVE_INFINITY) return 1
  if (to === Number.NEGATIVE_INFINITY) return 0
  return from / (from - to)
}
