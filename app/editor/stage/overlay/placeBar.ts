import type { SeenFrame } from './seenFrame.ts'

export interface Room {
  readonly width: number
  readonly height: number
}

/** For a finger, or for a mouse. */
export type BarSize = 'large' | 'small'

export interface BarPlace {
  readonly left: number
  readonly top: number
  readonly direction: 'column' | 'row'
}

/** Pixels: of the bar, its distance from the thing, and what the dock and the edges need. */
const thickness = { small: 36, large: 48 } as const
const length = { small: 156, large: 236 } as const
const beside = 20
const edge = 8
const dock = 84
/** What hangs below the box: the label with its measures. */
const below = 44
/** What stands above it: the hand for turning. */
const above = 48
/** Stages narrower than this have no room beside a thing. */
const narrow = 560

/** Where the bar stands: right of the thing or left of it, on narrow stages below it or above; never over it. */
export function placeBar(rect: SeenFrame['rect'], room: Room, size: BarSize): BarPlace {
  return room.width < narrow ? rowPlace(rect, room, size) : columnPlace(rect, room, size)
}

function columnPlace(rect: SeenFrame['rect'], room: Room, size: BarSize): BarPlace {
  const right = rect.right + beside
  const left = rect.left - beside - thickness[size]
  const fitsRight = right + thickness[size] + edge <= room.width
  const top = clamp((rect.top + rect.bottom - length[size]) / 2, edge, room.height - dock - length[size])
  if (fitsRight) return { left: right, top, direction: 'column' }
  return left >= edge ? { left, top, direction: 'column' } : rowPlace(rect, room, size)
}

function rowPlace(rect: SeenFrame['rect'], room: Room, size: BarSize): BarPlace {
  const left = clamp((rect.left + rect.right - length[size]) / 2, edge, room.width - length[size] - edge)
  const under = rect.bottom + below
  const over = rect.top - above - thickness[size]
  const fitsUnder = under + thickness[size] <= room.height - dock
  return { left, top: fitsUnder ? under : Math.max(edge, over), direction: 'row' }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
