import type { PatternFill } from '../document/fields.ts'
import { detailsOf } from '../document/patternDetails.ts'
import { boundsOfPoints } from '../geometry/bounds.ts'
import { inverse, multiply, rotation, scaling, transformPath, transformPoint, translation } from '../geometry/matrix.ts'
import type { Bounds, Matrix, Path } from '../geometry/path.ts'
import type { Tile } from '../patterns/tile.ts'
import type { AroundBody } from './aroundBody.ts'
import type { TileOf } from './drawing.ts'
import { tileBook } from './tileBook.ts'

/** Finer than this, in mm, a pattern is a shade of its colour on cloth, and no printer keeps it apart. */
const minTile = 12
/** Strokes over a piece of cloth of half a metre by three quarters: more take a page longer than a breath. */
const maxStrokes = 130_000
const piece = { width: 520, height: 720 }
/** Tiles that touch a piece beyond those that fit into it, across and down. */
const rim = 2.5

/** What a smaller scale of that tile is drawn at. */
export const minScale = (tile: Tile): number =>
  Math.max(minTile / Math.min(tile.width, tile.height), 1 / maxFineness(tile))

/** How many times smaller a tile may become until a piece of them has too many strokes: the root of a square. */
function maxFineness({ width, height, path }: Tile): number {
  const [across, down] = [piece.width / width, piece.height / height]
  // Of a tile that is too much by itself a few are laid, as large as they can be.
  const c = Math.min(-0.1, rim * rim - maxStrokes / Math.max(1, path.length))
  const [a, b] = [across * down, rim * (across + down)]
  return (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a)
}

/** The tile of a fill: from the book, or from what else there is; `null` where there is none. */
export const tileFor = (fill: PatternFill, tileOf?: TileOf): Tile | null =>
  tileBook.find(({ id }) => id === fill.id) ?? tileOf?.(fill) ?? null

/**
 * A pattern's tiles wherever they touch the bounds, as one path in panel mm. It hangs from the panel's origin, so that
 * it goes on from piece to piece; round the body it also meets itself.
 */
export function tilesOver(bounds: Bounds, fill: PatternFill, tile: Tile, around: AroundBody | null = null): Path {
  const size = Math.max(fill.scale, minScale(tile))
  const { x, y } = detailsOf(fill)
  const corners = [bounds.left, bounds.top, bounds.right, bounds.bottom]
  const key = [fill.id, size, fill.turn, x, y, ...corners, around?.circumference, around?.middle].join()
  const known = kept.get(key)
  const isKnown = known?.tile === tile && known.around === around
  const matrix = multiply(rotation(fill.turn), scaling(size))
  const path = isKnown ? known.path : laid(tile, { matrix, offset: [x, y], bounds, around })
  kept.delete(key)
  kept.set(key, { tile, around, path })
  for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
  return path
}

interface KeptTiles {
  readonly tile: Tile
  readonly around: AroundBody | null
  readonly path: Path
}

/** The last ones: cloth is coloured again and again below the same tiles, and a painter recognises a path by identity. */
const kept = new Map<string, KeptTiles>()
/** The pieces of a player's kit and of a goalkeeper's. */
const maxKept = 24

interface Laying {
  readonly matrix: Matrix
  readonly offset: readonly [x: number, y: number]
  readonly bounds: Bounds
  readonly around: AroundBody | null
}

function laid(tile: Tile, { matrix, offset, bounds, around }: Laying): Path {
  if (!around) return tilesIn(tile, multiply(translation(...offset), matrix), bounds)
  const closed = multiply(translation(...offset), meetingItself(tile, matrix, around.circumference))
  const half = (bounds.right - bounds.left) / 2
  const { middle } = around
  return around.place(tilesIn(tile, closed, { ...bounds, left: middle - half * 1.2, right: middle + half * 1.2 }))
}

/** The matrix turned and stretched as little as lets once round be a whole number of tiles. */
function meetingItself({ width, height }: Tile, matrix: Matrix, circumference: number): Matrix {
  const back = inverse(matrix)
  if (!back) return matrix
  const [a, b] = transformPoint(back, circumference, 0)
  const [columns, rows] = [Math.round(a / width), Math.round(b / height)]
  const [across, down] = columns === 0 && rows === 0 ? [width, 0] : [columns * width, rows * height]
  // The turn and stretch that takes the whole number of tiles to once round, as the quotient of two complex numbers.
  const square = across * across + down * down
  const [c, s] = [(a * across + b * down) / square, (b * across - a * down) / square]
  return multiply(matrix, [c, s, -s, c, 0, 0])
}

const tilesIn = (tile: Tile, matrix: Matrix, bounds: Bounds): Path =>
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
