import type { Path, Point } from '../geometry/path.ts'
import { circle, leaf, polygon, rectangle, ring } from '../patterns/strokes.ts'
import type { Tile } from '../patterns/tile.ts'

/** A band that runs in a V over the width, `thick` mm high. */
const chevron = (width: number, drop: number, top: number, thick: number): Path =>
  polygon([
    [0, top],
    [width / 2, top + drop],
    [width, top],
    [width, top + thick],
    [width / 2, top + drop + thick],
    [0, top + thick],
  ])

/** A regular hexagon's wall: an outer ring and an inner one that runs the other way. */
const hexagon = (x: number, y: number, radius: number, wall: number): Path => {
  const corners = (size: number): readonly Point[] =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = (Math.PI / 3) * index + Math.PI / 6
      return [x + size * Math.cos(angle), y + size * Math.sin(angle)]
    })
  return [...polygon(corners(radius)), ...polygon(corners(radius - wall).toReversed())]
}

/** Four petals about a heart, as they are carved in Khmer lintels. */
const flower = (x: number, y: number, reach: number): Path => [
  ...leaf([x, y - 3.4], [x, y - reach], 4.6),
  ...leaf([x + 3.4, y], [x + reach, y], 4.6),
  ...leaf([x, y + 3.4], [x, y + reach], 4.6),
  ...leaf([x - 3.4, y], [x - reach, y], 4.6),
  ...circle(x, y, 2.2),
]

const tile = (id: string, width: number, height: number, ...paths: readonly Path[]): Tile => ({
  id,
  width,
  height,
  path: paths.flat(),
})

const root3 = Math.sqrt(3)

/** The tiles that ship, drawn for this project. */
export const tileBook: readonly Tile[] = [
  tile('pinstripe', 14, 60, rectangle(6.5, 0, 1, 60)),
  tile('stripes', 50, 60, rectangle(12.5, 0, 25, 60)),
  tile('hoops', 60, 70, rectangle(0, 17.5, 60, 35)),
  tile('checks', 44, 44, rectangle(0, 0, 22, 22), rectangle(22, 22, 22, 22)),
  tile(
    'harlequin',
    36,
    62,
    polygon([
      [18, 0],
      [36, 31],
      [18, 62],
      [0, 31],
    ]),
  ),
  tile('dots', 14, 14 * root3, circle(7, 3.5 * root3, 2.4), circle(0, 10.5 * root3, 2.4)),
  tile('chevrons', 60, 32, chevron(60, 24, 0, 14)),
  tile('zigzag', 16, 12, chevron(16, 6, 0, 3)),
  tile('honeycomb', 12 * root3, 36, hexagon(6 * root3, 12, 12, 1), hexagon(0, 30, 12, 1)),
  tile(
    'triangles',
    32,
    16 * root3,
    polygon([
      [16, 0],
      [32, 16 * root3],
      [0, 16 * root3],
    ]),
  ),
  tile(
    'shards',
    60,
    48,
    polygon([
      [0, 0],
      [26, 0],
      [8, 22],
    ]),
    polygon([
      [60, 48],
      [30, 48],
      [48, 20],
    ]),
    polygon([
      [34, 6],
      [54, 12],
      [28, 30],
    ]),
  ),
  tile('rings', 24, 24, ring(0, 0, 12, 1.2), ring(12, 12, 12, 1.2)),
  tile('kbach', 40, 40, flower(0, 0, 18), flower(20, 20, 12)),
  tile(
    'lattice',
    28,
    28,
    leaf([0, 0], [14, 14], 2.6),
    leaf([14, 14], [28, 28], 2.6),
    leaf([28, 0], [14, 14], 2.6),
    leaf([14, 14], [0, 28], 2.6),
  ),
]
