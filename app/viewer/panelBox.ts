import { bleed, grownBounds, type Panel, panelBounds } from '../../engine/index.ts'

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

/** Boxes whose sides differ by less are the same, in mm: files round them. */
const sameWithin = 0.05

/**
 * The box of a panel in the size that is shown, on a mesh that was baked in another: both lie over the same texture, so
 * that every zone comes out at the same edges of the cloth. The baked box where the panel is of the baked size.
 */
export function shownBox(baked: PanelBox, panel: Panel | null): PanelBox {
  if (!panel) return baked
  const { left, top, right, bottom } = grownBounds(panelBounds(panel), bleed)
  const shown = { left, top, width: right - left, height: bottom - top }
  const sides = ['left', 'top', 'width', 'height'] as const
  return sides.every(side => Math.abs(shown[side] - baked[side]) < sameWithin) ? baked : shown
}

/** The box as a baked mesh carries it, or `null` when it is not one. */
export function readPanelBox(value: unknown): PanelBox | null {
  if (typeof value !== 'object' || value === null) return null
  const { left, top, width, height } = value as Readonly<Record<string, unknown>>
  if (!isLength(left) || !isLength(top) || !isLength(width) || !isLength(height)) return null
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

const isLength = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
