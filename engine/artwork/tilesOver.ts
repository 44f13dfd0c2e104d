import type { PatternFill } from '../document/fields.ts'
import { boundsOfPoints } from '../geometry/bounds.ts'
import { inverse, multiply, rotation, scaling, transformPath, transformPoint, translation } from '../geometry/matrix.ts'
import type { Bounds, Matrix, Path } from '../geometry/path.ts'
import { type Tile, tileBook } from './tileBook.ts'

/** Finer than this, in mm, a pattern is a shade of its colour on cloth, and no printer keeps it apart. */
const minTile = 12

/** What a smaller scale of that tile is drawn at. */
export const minScale = ({ width, height }: Tile): number => minTile / Math.min(width, height)

/**
 * A pattern's tiles wherever they touch the bounds, as one path in panel mm. It hangs from the panel's origin, so that
 * it goes on from piece to piece. Empty when no tile has the pattern's id.
 */
export function tilesOver(bounds: Bounds, { id, scale, turn }: PatternFill): Path {
  const tile = tileBook.find(candidate => candidate.id === id)
  if (!tile) return []
  const size = Math.max(scale, minScale(tile))
  const key = [id, size, turn, bounds.left, bounds.top, bounds.right, bounds.bottom].join()
  const path = kept.get(key) ?? laid(tile, multiply(rotation(turn), scaling(size)), bounds)
  kept.delete(key)
  kept.set(key, path)
  for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
  return path
}

/** The last ones: cloth is coloured again and again below the same tiles, and a painter recognises a path by identity. */
const kept = new Map<string, Path>()
/** The pieces of a player's kit and of a goalkeeper's. */
const maxKept = 24

const laid = (tile: Tile, matrix: Matrix, bounds: Bounds): Path =>
  placesOf(tile, matrix, bounds).flatMap(([x, y]) => transformPath(tile.path, multiply(matrix, translation(x, y))))

/** Where tiles touch the bounds, in mm of the tile; one more on every side, because tiles reach into their neighbours. */
function placesOf(tile: Tile, matrix: Matrix, bounds: Bounds): readonly (readonly [number, number])[] {
  const back = inverse(matrix)
  if (!back) return []
  const seen = boundsOfPoints(cornersOf(bounds).map(corner => transformPoint(back, ...corner)))
  const columns = span(seen.left / tile.width, seen.right / tile.width)
  const rows = span(seen.top / tile.height, seen.bottom / tile.height)
  return rows
    .flatMap(row => columns.map(column => [column * tile.width, row * tile.height] as const))
    .filter(place => touches(place, tile, matrix, bounds))
}

function touches([x, y]: readonly [number, number], tile: Tile, matrix: Matrix, bounds: Bounds): boolean {
  const around = { left: x - tile.width, top: y - tile.height, right: x + 2 * tile.width, bottom: y + 2 * tile.height }
  const { left, top, right, bottom } = boundsOfPoints(
    cornersOf(around).map(corner => transformPoint(matrix, ...corner)),
  )
  return left <= bounds.right && right >= bounds.left && top <= bounds.bottom && bottom >= bounds.top
}

const cornersOf = ({ left, top, right, bottom }: Bounds): readonly (readonly [number, number])[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** Whole numbers from one below the first to one above the last. */
const span = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.ceil(last) - Math.floor(first) + 2 }, (_, index) => Math.floor(first) - 1 + index)
