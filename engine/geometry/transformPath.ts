import { transformPoint } from './matrix.ts'
import type { Matrix, Path, PathSegment } from './path.ts'

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
