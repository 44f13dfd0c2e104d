import { boundsOfPoints, type Panel, panelId, panelOnSide, sewingLine } from '../../../engine/index.ts'
import type { ClothSpot } from '../../viewer/clothPicker.ts'

/** Where a comment without a pin is shown. */
export function middleOfFront(panels: readonly Panel[]): ClothSpot {
  const front = panelOnSide(panels, 'front')
  if (!front) return { panel: panelId('front'), x: 0, y: 0 }
  const { left, right, top, bottom } = boundsOfPoints(sewingLine(front))
  return { panel: front.id, x: (left + right) / 2, y: (top + bottom) / 2 }
}
