import type { Matrix, Path, PathSegment } from './path.ts'

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

export const scaling = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0]

/** Degrees, clockwise as seen with y downwards, about the origin. */
export function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, 0, 0]
}

/** One matrix that does all of them, the last one first, as in `transform="a b c"` of SVG. */
export const multiply = (...matrices: readonly Matrix[]): Matrix => matrices.reduce(product, identity)

export const transformPoint = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** `null` for a matrix that flattens everything onto a line. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c
  if (Math.abs(area) < 1e-12) return null
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

/** How much longer a length becomes, on average over all directions. */
export const meanScale = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

function product(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The path as the matrix shows it. */
export const transformPath = (path: Path, matrix: Matrix): Path => path.map(segment => transformed(segment, matrix))

function transformed(segment: PathSegment, matrix: Matrix): PathSegment {
  switch (segment[0]) {
    case 'M':
    case 'L':
      return [segment[0], ...transformPoint(matrix, segment[1], segment[2])]
    case 'Q':
      return ['Q', ...transformPoint(matrix, segment[1], segment[2]), ...transformPoint(matrix, segment[3], segment[4])]
    case 'C':
      return [
        'C',
        ...transformPoint(matrix, segment[1], segment[2]),
        ...transformPoint(matrix, segment[3], segment[4]),
        ...transformPoint(matrix, segment[5], segment[6]),
      ]
    case 'Z':
      return segment
  }
}
