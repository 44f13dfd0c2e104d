import type { Point } from '../../../engine/index.ts'
import type { PanelBox } from '../panelBox.ts'

/** Heights of one panel in mm over its texture box, a value per pixel, row by row from the top left. */
export interface HeightField {
  readonly box: PanelBox
  readonly width: number
  readonly height: number
  readonly heights: Float32Array
  /** How much light gets in, 0 to 1. */
  readonly openness: Float32Array
}

/** Fine enough for a needle's furrow of 2 mm. */
const pixelsPerMm = 1.2

export function flatField(box: PanelBox): HeightField {
  const width = Math.max(2, Math.round(box.width * pixelsPerMm))
  const height = Math.max(2, Math.round(box.height * pixelsPerMm))
  const size = width * height
  return { box, width, height, heights: new Float32Array(size), openness: new Float32Array(size).fill(1) }
}

/** Runs over the pixels within `reach` mm of the rectangle of two points: index, x and y in panel mm. */
export function forPixelsNear(
  { box, width, height }: HeightField,
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  reach: number,
  work: (pixel: number, x: number, y: number) => void,
): void {
  const [perX, perY] = [width / box.width, height / box.height]
  const left = Math.max(0, Math.floor((Math.min(ax, bx) - reach - box.left) * perX))
  const right = Math.min(width - 1, Math.ceil((Math.max(ax, bx) + reach - box.left) * perX))
  const top = Math.max(0, Math.floor((Math.min(ay, by) - reach - box.top) * perY))
  const bottom = Math.min(height - 1, Math.ceil((Math.max(ay, by) + reach - box.top) * perY))
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      work(row * width + column, column / perX + box.left, row / perY + box.top)
    }
  }
}

export interface Crease {
  readonly from: Point
  readonly to: Point
  /** Half its width, in mm. */
  readonly wide: number
  /** In mm; below 0 it is a furrow. */
  readonly high: number
  /** How far its middle leaves the straight line, in mm. */
  readonly bow?: number
}

/** A ridge that begins sharply, grows wider and runs out softly. */
export function addCrease(field: HeightField, { from, to, wide, high, bow = 0 }: Crease): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length === 0) return
  const [wayX, wayY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  forPixelsNear(field, [from, to], wide * 3 + Math.abs(bow), (pixel, x, y) => {
    const along = ((x - from[0]) * wayX + (y - from[1]) * wayY) / length
    if (along < -0.02 || along > 1) return
    const off = (y - from[1]) * wayX - (x - from[0]) * wayY - bow * 4 * along * (1 - along)
    const aside = off / (wide * (0.55 + 0.75 * along))
    const share = Math.exp(-aside * aside) * smoothstep(-0.02, 0.1, along) * (1 - smoothstep(0.3, 1, along))
    field.heights[pixel] = (field.heights[pixel] ?? 0) + high * share
  })
}

/** From 0 at `start` to 1 at `end`, without corners. */
export function smoothstep(start: number, end: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)))
  return share * share * (3 - 2 * share)
}

/** Steeper slopes would turn cloth away from every light. */
const steepest = 0.9
const softLimit = (slope: number): number => slope / Math.sqrt(1 + (slope / steepest) ** 2)
const signedByte = (value: number): number => 127.5 + 127.5 * value

/** RGBA bytes: slopes across and down in red and green (0 is -1, 255 is 1), openness in blue, `alpha` per pixel. */
export function slopeBytes(field: HeightField, alpha: Uint8Array): Uint8Array<ArrayBuffer> {
  const { box, width, height, heights, openness } = field
  const [perX, perY] = [width / box.width / 2, height / box.height / 2]
  const bytes = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const [above, below] = [Math.max(0, row - 1) * width, Math.min(height - 1, row + 1) * width]
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column
      const [before, after] = [Math.max(0, column - 1), Math.min(width - 1, column + 1)]
      const across = ((heights[row * width + before] ?? 0) - (heights[row * width + after] ?? 0)) * perX
      const down = ((heights[above + column] ?? 0) - (heights[below + column] ?? 0)) * perY
      bytes[pixel * 4] = signedByte(softLimit(across))
      bytes[pixel * 4 + 1] = signedByte(softLimit(down))
      bytes[pixel * 4 + 2] = 255 * (openness[pixel] ?? 1)
      bytes[pixel * 4 + 3] = alpha[pixel] ?? 0
    }
  }
  return bytes
}
