import type { SeenFrame } from './seenFrame.ts'

export interface Room {
  readonly width: number
  readonly height: number
}

export interface BarPlace {
  readonly left: number
  readonly top: number
  readonly direction: 'column' | 'row'
}

/** Pixels: of the bar, its distance from the thing, and what the dock and the edges need. */
const thickness = { wide: 36, narrow: 48 } as const
const length = { wide: 152, narrow: 228 } as const
const beside = 20
const edge = 8
const dock = 84
/** What hangs below the box: the label with its measures. */
const below = 44
/** What stands above it: the hand for turning. */
const above = 44

/** Where the bar stands: right of the thing or left of it, on narrow stages below it or above; never over it. */
export function placeBar(rect: SeenFrame['rect'], room: Room): BarPlace {
  const isNarrow = room.width < 560
  return isNarrow ? rowPlace(rect, room) : columnPlace(rect, room)
}

function columnPlace(rect: SeenFrame['rect'], room: Room): BarPlace {
  const right = rect.right + beside
  const left = rect.left - beside - thickness.wide
  const fitsRight = right + thickness.wide + edge <= room.width
  const top = clamp((rect.top + rect.bottom - length.wide) / 2, edge, room.height - dock - length.wide)
  if (fitsRight) return { left: right, top, direction: 'column' }
  return left >= edge ? { left, top, direction: 'column' } : rowPlace(rect, room)
}

function rowPlace(rect: SeenFrame['rect'], room: Room): BarPlace {
  const left = clamp((rect.left + rect.right - length.narrow) / 2, edge, room.width - length.narrow - edge)
  const under = rect.bottom + below
  const over = rect.top - above - thickness.narrow
  const fitsUnder = under + thickness.narrow <= room.height - dock
  return { left, top: fitsUnder ? under : Math.max(edge, over), direction: 'row' }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
