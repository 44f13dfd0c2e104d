import { encode } from 'uqr'
import { sewingLine } from '../../artwork/outlines.ts'
import { boundsOfPoints } from '../../geometry/bounds.ts'
import { holdsPoint } from '../../geometry/inside.ts'
import type { Path, Point } from '../../geometry/path.ts'
import { distance, flattenPath, type Polyline } from '../../geometry/polyline.ts'
import type { Piece } from '../piece.ts'

/** A code as it is printed, in panel mm: a white ground, and the dark squares on it. */
export interface PrintedCode {
  readonly ground: Path
  readonly dark: Path
}

/** Sides of a square of the code that are tried, in mm: a phone reads the smallest from cloth at a hand's width. */
const modules = [0.6, 0.5, 0.4, 0.33]

/** Squares of white round the code. */
const quiet = 2

/** From the code to where is cut and sewn, in mm. */
const clear = 0.5

/**
 * The code of a piece where no one sees it on the sewn garment: in the allowance, beside the widest hem it has. `null` where
 * no allowance is wide enough.
 */
export function codeInAllowance(piece: Piece, text: string): PrintedCode | null {
  for (const module of modules) {
    const found = roomFor(piece, codeWidth(text) * module)
    if (found) return drawCode(text, found, module)
  }
  return null
}

/** The code with its top left corner there, and the white round it. */
export const codeAt = (text: string, at: Point, module: number): PrintedCode =>
  drawCode(text, { at, along: [1, 0] }, module)

/** How wide a code is, with the white round it, in squares. */
export const codeWidth = (text: string): number => encoded(text).size + 2 * quiet

const encoded = (text: string) => encode(text, { ecc: 'M', border: 0 })

interface Spot {
  /** The corner that the code is written from, and the direction of its lines. */
  readonly at: Point
  readonly along: Point
}

function drawCode(text: string, { at, along }: Spot, module: number): PrintedCode {
  const { data } = encoded(text)
  const box = (column: number, row: number, wide: number, high: number): Path => {
    const corner = (x: number, y: number): Point => [
      at[0] + (x * along[0] - y * along[1]) * module,
      at[1] + (x * along[1] + y * along[0]) * module,
    ]
    const corners = [
      corner(column, row),
      corner(column + wide, row),
      corner(column + wide, row + high),
      corner(column, row + high),
    ]
    return [...corners.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const), ['Z']]
  }
  const dark = data.flatMap((line, row) =>
    runsOf(line).flatMap(([from, length]) => box(from + quiet, row + quiet, length, 1)),
  )
  return { ground: box(0, 0, data.length + 2 * quiet, data.length + 2 * quiet), dark }
}

function runsOf(line: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = []
  for (const [at, isDark] of line.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === at) last[1]++
    else runs.push([at, 1])
  }
  return runs
}

/** A square between cut and sewing line, along the stretch of an edge; the widest allowances first. */
function roomFor({ panel, cut }: Piece, side: number): Spot | null {
  const [outside = []] = flattenPath(cut)
  const inside = sewingLine(panel)
  const edges = panel.edges.filter(({ allowance }) => allowance >= side + 2 * clear)
  for (const edge of edges.toSorted((a, b) => b.allowance - a.allowance)) {
    for (const spot of spotsAlong(edge.points, edge.allowance, side)) {
      if (isFree(cornersOf(spot, side), outside, inside)) return spot
    }
  }
  return null
}

/** From the middle of an edge outwards, every 5 mm; edges run clockwise, so that the cloth beyond is on their left. */
function* spotsAlong(line: Polyline, allowance: number, side: number): Generator<Spot> {
  const stretches = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }))
  const spots = stretches.flatMap(({ from, to }) => {
    const length = distance(from, to)
    if (length === 0) return []
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const away = (allowance + side) / 2
    return Array.from({ length: Math.max(1, Math.floor(length / 5)) }, (_, step): Spot => {
      const at = step * 5 - side / 2
      return {
        at: [from[0] + along[0] * at + along[1] * away, from[1] + along[1] * at - along[0] * away],
        along,
      }
    })
  })
  const middle = Math.floor(spots.length / 2)
  for (let step = 0; step <= middle; step++) {
    const [after, before] = [spots[middle + step], spots[middle - step]]
    if (after) yield after
    if (before && step > 0) yield before
  }
}

const cornersOf = ({ at, along }: Spot, side: number): readonly Point[] =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([x = 0, y = 0]) => [
    at[0] + (x * along[0] - y * along[1]) * side,
    at[1] + (x * along[1] + y * along[0]) * side,
  ])

/** Whether a square lies within the cut line, off the sewn piece, and no line comes near it. */
function isFree(square: readonly Point[], outside: Polyline, inside: Polyline): boolean {
  const steps = [0, 0.25, 0.5, 0.75]
  const rim = square.flatMap((corner, index) => {
    const next = square[(index + 1) % 4] ?? corner
    return steps.map(
      (share): Point => [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share],
    )
  })
  const { left, top, right, bottom } = boundsOfPoints(square)
  const isNear = ([x, y]: Point) =>
    x > left - clear && x < right + clear && y > top - clear && y < bottom + clear && holdsPoint(square, [x, y])
  return (
    rim.every(spot => holdsPoint(outside, spot) && !holdsPoint(inside, spot)) &&
    !outside.some(isNear) &&
    !inside.some(isNear)
  )
}
