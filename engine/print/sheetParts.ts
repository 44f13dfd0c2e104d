import { closedPath } from '../artwork/outlines.ts'
import { grownBounds } from '../geometry/bounds.ts'
import type { Bounds, Path, Point } from '../geometry/path.ts'

/** Length of the control square's sides, in mm: what is measured on the print tells whether it was scaled. */
export const controlLength = 100

/** A square of 100 mm with its top left corner there. */
export const controlSquare = ([x, y]: Point): Path =>
  closedPath([
    [x, y],
    [x + controlLength, y],
    [x + controlLength, y + controlLength],
    [x, y + controlLength],
  ])

/** From what is inked to the middle of a registration mark, and the mark's arm, in mm. */
const [away, arm] = [6, 4]

/** Crosses outside the four corners of what is inked, by which a cutter finds the piece on the printed cloth. */
export function registrationMarks(inked: Bounds): Path {
  const { left, top, right, bottom } = grownBounds(inked, away)
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return corners.flatMap(
    ([x, y]): Path => [
      ['M', x - arm, y],
      ['L', x + arm, y],
      ['M', x, y - arm],
      ['L', x, y + arm],
    ],
  )
}
