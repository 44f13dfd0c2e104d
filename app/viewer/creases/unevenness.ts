import type { HeightField } from './heightField.ts'

/** Waves of cloth that was worn, washed and packed: their length and height in mm. */
const waves: readonly (readonly [length: number, high: number])[] = [
  [110, 2.2],
  [46, 0.7],
  [20, 0.13],
]
/** Waves are worked out at every fourth pixel and filled in between. */
const stride = 4

/** Adds gentle waves. `calm` says for a place in panel mm how much of them is left, 0 to 1. */
export function addUnevenness(field: HeightField, random: () => number, calm: (x: number, y: number) => number): void {
  const knots = knotsOf(field, random, calm)
  const { width, height, heights } = field
  const across = new Float32Array(knots.columns)
  for (let row = 0; row < height; row++) {
    mixRows(knots, Math.floor(row / stride), weights[row % stride] ?? none, across)
    for (let column = 0; column < width; column++) {
      const knot = Math.floor(column / stride)
      const [a, b, c, d] = weights[column % stride] ?? none
      const mixed =
        a * (across[Math.max(0, knot - 1)] ?? 0) +
        b * (across[knot] ?? 0) +
        c * (across[Math.min(knots.columns - 1, knot + 1)] ?? 0) +
        d * (across[Math.min(knots.columns - 1, knot + 2)] ?? 0)
      const pixel = row * width + column
      heights[pixel] = (heights[pixel] ?? 0) + mixed
    }
  }
}

interface Knots {
  readonly columns: number
  readonly rows: number
  readonly heights: Float32Array
}

function knotsOf(
  { box, width, height }: HeightField,
  random: () => number,
  calm: (x: number, y: number) => number,
): Knots {
  const [columns, rows] = [Math.ceil(width / stride) + 2, Math.ceil(height / stride) + 2]
  const [mmX, mmY] = [(stride * box.width) / width, (stride * box.height) / height]
  const heights = new Float32Array(columns * rows)
  for (const [length, high] of waves) {
    const noise = noiseOver(box.width / length, box.height / length, random)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = row * columns + column
        heights[at] = (heights[at] ?? 0) + high * noise((column * mmX) / length, (row * mmY) / length)
      }
    }
  }
  heights.forEach((value, at) => {
    heights[at] = value * calm((at % columns) * mmX + box.left, Math.floor(at / columns) * mmY + box.top)
  })
  return { columns, rows, heights }
}

/** Smooth noise between -1 and 1 whose grid has the spacing 1. */
function noiseOver(width: number, height: number, random: () => number): (x: number, y: number) => number {
  const columns = Math.ceil(width) + 3
  const grid = Float32Array.from({ length: columns * (Math.ceil(height) + 3) }, () => random() * 2 - 1)
  const soft = (share: number) => share ** 3 * (share * (share * 6 - 15) + 10)
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [soft(x - column), soft(y - row)]
    const at = row * columns + column
    const [a, b, c, d] = [grid[at] ?? 0, grid[at + 1] ?? 0, grid[at + columns] ?? 0, grid[at + columns + 1] ?? 0]
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
  }
}

type Four = readonly [number, number, number, number]
const none: Four = [0, 0, 0, 0]

/** A cubic B-spline's shares of four knots: straight lines between knots would show as a grid in the light. */
const cubic = (t: number): Four => [
  (1 - t) ** 3 / 6,
  (3 * t ** 3 - 6 * t * t + 4) / 6,
  (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6,
  t ** 3 / 6,
]
const weights = Array.from({ length: stride }, (_, step) => cubic(step / stride))

function mixRows({ columns, rows, heights }: Knots, row: number, [a, b, c, d]: Four, into: Float32Array): void {
  const start = (at: number) => Math.min(rows - 1, Math.max(0, at)) * columns
  const [first, second, third, fourth] = [start(row - 1), start(row), start(row + 1), start(row + 2)]
  for (let column = 0; column < columns; column++) {
    into[column] =
      a * (heights[first + column] ?? 0) +
      b * (heights[second + column] ?? 0) +
      c * (heights[third + column] ?? 0) +
      d * (heights[fourth + column] ?? 0)
  }
}
