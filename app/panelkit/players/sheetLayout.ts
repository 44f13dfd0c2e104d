/** A picture of many shirts: where each stands, in pixels. */
export interface SheetLayout {
  readonly width: number
  readonly height: number
  readonly cell: { readonly width: number; readonly height: number }
  /** What is written below a shirt is so high. */
  readonly caption: number
  readonly spots: readonly { readonly left: number; readonly top: number }[]
}

/** A team stands in one row up to this many. */
const inOneRow = 12
const widest = 264
/** Of an image of a kit. */
const proportion = 5 / 4
/** Phones draw no larger picture. */
const maxPixels = 16_000_000
const maxSide = 8_000
export const sheetMargin = 32
export const sheetHead = 96

/** Lays a team out in a row, a large one in several of the same length, as large as a picture may be. */
export function sheetLayout(count: number): SheetLayout {
  const columns = count <= inOneRow ? Math.max(1, count) : Math.ceil(Math.sqrt(count * 1.9))
  const rows = Math.max(1, Math.ceil(count / columns))
  const space = (maxPixels * 0.8) / (columns * rows)
  const width = Math.floor(
    Math.min(widest, (maxSide - 2 * sheetMargin) / columns, Math.sqrt(space / (proportion + 0.24))),
  )
  const caption = Math.ceil(width * 0.24)
  const height = Math.floor(width * proportion)
  return {
    width: 2 * sheetMargin + columns * width,
    height: sheetHead + rows * (height + caption) + sheetMargin,
    cell: { width, height },
    caption,
    spots: Array.from({ length: count }, (_, at) => ({
      left: sheetMargin + (at % columns) * width,
      top: sheetHead + Math.floor(at / columns) * (height + caption),
    })),
  }
}
