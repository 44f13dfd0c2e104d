import type { Panel } from '../../drafting/pattern.ts'
import { smoothStep } from '../body/distance.ts'
import { boundsOf } from '../mesh/polyline.ts'
import { metres, type Place, shoulderHeight } from './place.ts'

/** Half a chest in mm that the rounding below was measured on. */
const measuredHalf = 268

/** Half a tube, upright before or behind the body; it leans to the neck at the top. */
export function placeTorso(panel: Panel, side: 'front' | 'back'): Place {
  const { right } = boundsOf(panel.edges.flatMap(edge => edge.points))
  const size = right / measuredHalf
  const facing = side === 'front' ? 1 : -1
  const depth = side === 'front' ? 0.16 : 0.155

  return (x, y) => {
    const angle = (Math.min(Math.abs(x) / right, 1.02) * Math.PI) / 2
    const lean = 0.1 + 0.9 * smoothStep(-10, 190, y)
    return [
      facing * Math.sign(x) * 0.197 * size * Math.sin(angle),
      shoulderHeight - metres(y),
      facing * depth * size * Math.cos(angle) * lean - 0.015,
    ]
  }
}
