import { clamp, type ImageStep } from '../../../engine/index.ts'

export type Crop = Extract<ImageStep, { readonly kind: 'crop' }>

/** In shares of the image. */
export type Spot = readonly [x: number, y: number]

type Side = -1 | 0 | 1

/** What is dragged: a corner or a side of the crop, the whole crop, or nothing, which draws a new one. */
export type CropGrip =
  | { readonly kind: 'edge'; readonly across: Side; readonly down: Side }
  | { readonly kind: 'all' }
  | { readonly kind: 'new' }

/** The corners and sides of a crop, clockwise from the top left. */
export const cropEdges: readonly (readonly [across: Side, down: Side])[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** A smaller crop could not be seen. */
const smallest = 0.01

/** The grip within reach of a point. */
export function cropGripAt({ x, y, width, height }: Crop, [atX, atY]: Spot, [nearX, nearY]: Spot): CropGrip {
  const side = (at: number, from: number, until: number, near: number): Side | null => {
    if (at < from - near || at > until + near) return null
    if (Math.abs(at - from) <= near) return -1
    return Math.abs(at - until) <= near ? 1 : 0
  }
  const [across, down] = [side(atX, x, x + width, nearX), side(atY, y, y + height, nearY)]
  if (across === null || down === null) return { kind: 'new' }
  return across === 0 && down === 0 ? { kind: 'all' } : { kind: 'edge', across, down }
}

/** The crop after a hand went from one spot to another. It stays within the image. */
export function croppedBy(crop: Crop, grip: CropGrip, from: Spot, to: Spot): Crop {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  if (grip.kind === 'all') {
    return { ...crop, x: clamp(crop.x + dx, 0, 1 - crop.width), y: clamp(crop.y + dy, 0, 1 - crop.height) }
  }
  if (grip.kind === 'new') {
    const [x, width] = span(from[0], to[0])
    const [y, height] = span(from[1], to[1])
    return { ...crop, x, y, width, height }
  }
  const [x, width] = pulled(crop.x, crop.width, grip.across, dx)
  const [y, height] = pulled(crop.y, crop.height, grip.down, dy)
  return { ...crop, x, y, width, height }
}

function span(one: number, other: number): readonly [from: number, length: number] {
  const from = Math.min(one, other, 1 - smallest)
  return [from, Math.max(smallest, Math.abs(one - other))]
}

function pulled(from: number, length: number, side: Side, by: number): readonly [from: number, length: number] {
  if (side === 1) return [from, clamp(length + by, smallest, 1 - from)]
  if (side === 0) return [from, length]
  const moved = clamp(from + by, 0, from + length - smallest)
  return [moved, from + length - moved]
}

/** The pointer over a grip. */
export function cursorOfCrop(grip: CropGrip): string {
  if (grip.kind === 'new') return 'crosshair'
  if (grip.kind === 'all') return 'move'
  if (grip.across === 0) return 'ns-resize'
  if (grip.down === 0) return 'ew-resize'
  return grip.across === grip.down ? 'nwse-resize' : 'nesw-resize'
}
