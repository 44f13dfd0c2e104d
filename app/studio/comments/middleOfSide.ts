import { boundsOfPoints, type Panel, panelId, panelOnSide, sewingLine } from '../../../engine/index.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'

/** Where a comment without a pin is shown while somebody looks at the garment from there. */
export function middleOfSide(panels: readonly Panel[], side: 'front' | 'back' = 'front'): ClothSpot {
  const seen = panelOnSide(panels, side)
  if (!seen) return { panel: panelId(side), x: 0, y: 0 }
  const { left, right, top, bottom } = boundsOfPoints(sewingLine(seen))
  return { panel: seen.id, x: (left + right) / 2, y: (top + bottom) / 2 }
}
