import {
  inverse,
  type Matrix,
  multiply,
  type PanelId,
  type Point,
  transformPoint,
  translation,
} from '../../../../engine/index.ts'
import type { ClothSpot } from '../../../viewer/clothPicker.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'

/** How far from the middle the cloth is felt, in mm. */
const felt = 8

/**
 * The cloth round a spot taken as flat, from panel mm to pixels: for what reaches beyond the cloth or behind a fold.
 * `null` when the spot is out of sight.
 */
export function clothPlane(surface: StageSurface, panel: PanelId, [x, y]: Point): Matrix | null {
  const middle = surface.project({ panel, x, y })
  const across = slope(surface, panel, [x, y], [felt, 0])
  const down = slope(surface, panel, [x, y], [0, felt])
  if (!middle || !across || !down) return null
  return multiply([across[0], across[1], down[0], down[1], middle[0], middle[1]], translation(-x, -y))
}

/** Pixels for a millimetre in a direction, felt towards it or else away from it. */
function slope(surface: StageSurface, panel: PanelId, [x, y]: Point, [dx, dy]: Point): Point | null {
  const from = surface.project({ panel, x, y })
  for (const sign of [1, -1]) {
    const to = surface.project({ panel, x: x + sign * dx, y: y + sign * dy })
    if (from && to) return [((to[0] - from[0]) * sign) / felt, ((to[1] - from[1]) * sign) / felt]
  }
  return null
}

/** A spot of the panel in pixels: on the cloth where it is seen, else on the plane. */
export function seenOrPlane(surface: StageSurface, plane: Matrix, panel: PanelId, [x, y]: Point): Point {
  return surface.project({ panel, x, y }) ?? transformPoint(plane, x, y)
}

/** The spot of the panel under a pixel, also beyond its cloth. */
export function spotOnPlane(surface: StageSurface, plane: Matrix, panel: PanelId, at: Point): ClothSpot | null {
  const spot = surface.spotAt(at)
  if (spot?.panel === panel) return spot
  const back = inverse(plane)
  if (!back) return null
  const [x, y] = transformPoint(back, ...at)
  return { panel, x, y }
}
