/** The most that fit on one photo. */
export const maxInPhoto = 40

/** How many stand in each row, from the front to the back; rows behind have more. */
export function photoRows(count: number): readonly number[] {
  const rows = count <= 5 ? 1 : count <= 14 ? 2 : count <= 27 ? 3 : 4
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows))
}

/** Where somebody stands, in heights of the tallest: the middle of the feet from the left and from the top. */
export interface PhotoPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  /** 0 at the front. */
  readonly row: number
}

export interface PhotoLayout {
  readonly width: number
  readonly height: number
  /** In the order of the players, from the left of the front row on. */
  readonly places: readonly PhotoPlace[]
}

/** From one to the next, from a row to the one behind it, and how much smaller that one is. */
const [aside, up, smaller] = [0.33, 0.27, 0.96]
/** Room at the sides, over the heads and below the feet. */
const [beside, above, below] = [0.22, 0.2, 0.1]

/** Rows on steps: those behind look over shoulders, each between two of the row before. */
export function photoLayout(count: number): PhotoLayout {
  const rows = photoRows(count)
  const width = 2 * beside + aside * Math.max(...rows)
  const height = above + 1 + up * (rows.length - 1) + below
  const shifts = shiftsOf(rows)
  const places = rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, at) => ({
      x: width / 2 + aside * smaller ** row * (at - (inRow - 1) / 2 + (shifts[row] ?? 0)),
      y: height - below - up * row,
      size: smaller ** row,
      row,
    })),
  )
  return { width, height, places }
}

/** How far each row moves aside, in people: half a place where it would hide behind the one before it. */
function shiftsOf(rows: readonly number[]): readonly number[] {
  let before = 0
  return rows.map((inRow, row) => {
    const middle = inRow % 2
    const shift = row > 0 && middle === before ? 0.5 : 0
    before = shift > 0 ? 1 - middle : middle
    return shift
  })
}
