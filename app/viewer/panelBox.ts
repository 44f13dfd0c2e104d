/** The part of a panel that its texture shows, in panel mm: the outline's bounds and a little cloth around them. */
export interface PanelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Spot = readonly [x: number, y: number]

/** From texture coordinates (0..1, v downwards) to panel mm. */
export const spotAt = (box: PanelBox, [u, v]: Spot): Spot => [box.left + u * box.width, box.top + v * box.height]

/** From panel mm to texture coordinates (0..1, v downwards). */
export const textureAt = (box: PanelBox, [x, y]: Spot): Spot => [(x - box.left) / box.width, (y - box.top) / box.height]

/** The box as a baked mesh carries it, or `null` when it is not one. */
export function readPanelBox(value: unknown): PanelBox | null {
  if (typeof value !== 'object' || value === null) return null
  const { left, top, width, height } = value as Readonly<Record<string, unknown>>
  if (!isLength(left) || !isLength(top) || !isLength(width) || !isLength(height)) return null
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

const isLength = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
