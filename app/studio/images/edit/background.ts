import type { Pixels } from './pixels.ts'

export interface BackgroundStep {
  readonly spots: readonly (readonly [x: number, y: number])[]
  /** 0–100 */
  readonly tolerance: number
  /** In pixels of a thousand along the longer side. */
  readonly edge: number
  readonly strokes: readonly { readonly keep: boolean; readonly radius: number; readonly points: readonly number[] }[]
}

/** Takes the background away: what floods from the spots over alike colours, then what a brush took or kept. In place. */
export function withoutBackground(image: Pixels, { spots, tolerance, edge, strokes }: BackgroundStep): void {
  const { width, height, data } = image
  const gone = new Uint8Array(width * height)
  for (const [x, y] of spots) flood(image, gone, [placeIn(x, width), placeIn(y, height)], tolerance)
  for (const { keep, radius, points } of strokes) {
    const reach = radius * Math.max(width, height)
    paint(gone, { width, height, reach, points, value: keep ? 0 : 1 })
  }
  const soft = (edge / 1000) * Math.max(width, height)
  const left = soft < 0.5 ? null : softened(gone, width, height, Math.max(1, Math.round(soft)))
  for (let at = 0; at < gone.length; at++) {
    const share = left ? (left[at] ?? 0) / 255 : gone[at] ? 0 : 1
    if (share < 1) data[at * 4 + 3] = (data[at * 4 + 3] ?? 0) * share
  }
}

const placeIn = (share: number, length: number): number => Math.min(length - 1, Math.floor(share * length))

/** Marks what is joined to a spot by colours like its own, row by row; what is transparent already joins, too. */
function flood(
  { width, height, data }: Pixels,
  gone: Uint8Array,
  [x, y]: readonly [number, number],
  tolerance: number,
) {
  const start = (y * width + x) * 4
  const [red, green, blue] = [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
  const limit = (tolerance / 100) ** 2 * 9 * 255 ** 2 * 0.5
  const isAlike = (at: number): boolean => {
    if (gone[at]) return false
    const from = at * 4
    if ((data[from + 3] ?? 0) === 0) return true
    const [dr, dg, db] = [(data[from] ?? 0) - red, (data[from + 1] ?? 0) - green, (data[from + 2] ?? 0) - blue]
    return 3 * dr * dr + 4 * dg * dg + 2 * db * db <= limit
  }
  const waiting = [y * width + x]
  while (waiting.length > 0) {
    const from = waiting.pop() ?? 0
    if (!isAlike(from)) continue
    const row = Math.floor(from / width)
    let [left, right] = [from, from]
    while (left > row * width && isAlike(left - 1)) left--
    while (right < (row + 1) * width - 1 && isAlike(right + 1)) right++
    gone.fill(1, left, right + 1)
    for (const next of [-width, width]) {
      if (row + Math.sign(next) < 0 || row + Math.sign(next) >= height) continue
      let isRun = false
      for (let at = left + next; at <= right + next; at++) {
        const isOpen = isAlike(at)
        if (isOpen && !isRun) waiting.push(at)
        isRun = isOpen
      }
    }
  }
}

interface Brushed {
  readonly width: number
  readonly height: number
  readonly reach: number
  readonly points: readonly number[]
  readonly value: 0 | 1
}

/** Circles along the way of a brush, close enough to be a line. */
function paint(gone: Uint8Array, { width, height, reach, points, value }: Brushed): void {
  let before: readonly [number, number] | null = null
  for (let at = 0; at + 1 < points.length; at += 2) {
    const to = [((points[at] ?? 0) / 10_000) * width, ((points[at + 1] ?? 0) / 10_000) * height] as const
    const from = before ?? to
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / Math.max(1, reach / 2)))
    for (let step = before ? 1 : 0; step <= steps; step++) {
      const share = step / steps
      dab(gone, width, height, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], reach, value)
    }
    before = to
  }
}

function dab(
  gone: Uint8Array,
  width: number,
  height: number,
  [x, y]: readonly [number, number],
  reach: number,
  value: 0 | 1,
): void {
  // A pixel is where its middle is.
  const [px, py] = [x - 0.5, y - 0.5]
  const [top, bottom] = [Math.max(0, Math.ceil(py - reach)), Math.min(height - 1, Math.floor(py + reach))]
  for (let row = top; row <= bottom; row++) {
    const half = Math.sqrt(Math.max(0, reach * reach - (row - py) ** 2))
    const [left, right] = [Math.max(0, Math.ceil(px - half)), Math.min(width - 1, Math.floor(px + half))]
    if (right >= left) gone.fill(value, row * width + left, row * width + right + 1)
  }
}

/** How much is left of each pixel, 0–255: the mean of what is kept round it, and never more than it was kept itself. */
function softened(gone: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const kept = new Uint8Array(gone.length)
  for (let at = 0; at < gone.length; at++) kept[at] = gone[at] ? 0 : 255
  const across = blurred(kept, width, height, radius, 1, width)
  const both = blurred(across, height, width, radius, width, 1)
  for (let at = 0; at < both.length; at++) both[at] = kept[at] ? Math.max(0, 2 * (both[at] ?? 0) - 255) : 0
  return both
}

/** Means along lines; `step` leads from pixel to pixel, `line` from line to line. */
function blurred(
  from: Uint8Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  line: number,
): Uint8Array {
  const made = new Uint8Array(from.length)
  const all = 2 * radius + 1
  for (let index = 0; index < lines; index++) {
    const start = index * line
    const at = (place: number) => from[start + Math.max(0, Math.min(length - 1, place)) * step] ?? 0
    let sum = 0
    for (let place = -radius; place <= radius; place++) sum += at(place)
    for (let place = 0; place < length; place++) {
      made[start + place * step] = sum / all
      sum += at(place + radius + 1) - at(place - radius)
    }
  }
  return made
}
