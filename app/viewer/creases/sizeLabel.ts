import type { Panel, Point } from '../../../engine/index.ts'
import { forPixelsNear, type HeightField } from './heightField.ts'

/** Of the woven label inside the back of a neck, in mm: half its width, its height, and how far below the seam it begins. */
const label = { half: 19, height: 25, below: 8 }
/** Of the dots that its glyphs are woven of, in mm. */
const dot = 1.7

/** Rows of five dots, from the top. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  S: ['.####', '#....', '#....', '.###.', '....#', '....#', '####.'],
  M: ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  X: ['#...#', '#...#', '.#.#.', '..#..', '.#.#.', '#...#', '#...#'],
  '2': ['.###.', '#...#', '....#', '..##.', '.#...', '#....', '#####'],
  '3': ['####.', '....#', '....#', '.###.', '....#', '....#', '####.'],
  '4': ['#...#', '#...#', '#...#', '#####', '....#', '....#', '....#'],
  '5': ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  '6': ['.###.', '#....', '#....', '####.', '#...#', '#...#', '.###.'],
}

/**
 * Weaves a label that hangs from the middle of a back's neck into `marks`: `white` where it is blank and `dark` where
 * the size stands. It is read from inside the garment, where the panel's x runs the other way.
 */
export function weaveLabel(
  field: HeightField,
  { anchors }: Panel,
  size: string,
  { marks, white, dark }: { readonly marks: Uint8Array; readonly white: number; readonly dark: number },
): void {
  const neck = anchors.centreNeck
  if (!neck) return
  const [left, top] = [neck[0] - label.half, neck[1] + label.below]
  const corners: readonly [Point, Point] = [
    [left, top],
    [neck[0] + label.half, top + label.height],
  ]
  const dots = dotsOf(size)
  forPixelsNear(field, corners, 0, (pixel, x, y) => {
    const row = Math.floor((y - top - (label.height - dots.rows * dot) / 2) / dot)
    const column = Math.floor((neck[0] - x) / dot + dots.columns / 2)
    marks[pixel] = dots.isDark(column, row) ? dark : white
  })
}

function dotsOf(size: string) {
  const woven = [...size].map(character => glyphs[character] ?? [])
  // A character is five dots wide, and one is left between two.
  const [columns, rows] = [woven.length * 6 - 1, 7]
  return {
    columns,
    rows,
    isDark: (column: number, row: number): boolean =>
      column >= 0 && woven[Math.floor(column / 6)]?.[row]?.[column % 6] === '#',
  }
}
