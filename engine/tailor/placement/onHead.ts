import type { Panel } from '../../drafting/pattern.ts'
import { distanceToLine } from '../mesh/polyline.ts'
import { edgeOf, metres, type PlacementOf, type PlacePoint } from './place.ts'

/** Where the front of a hood's neck begins: height and depth in m. */
const neckFront = { height: 1.475, depth: 0.115 }
/** Between the middle of the head and the side of a hood, in m. */
const halfWidth = 0.11
/** So far from the crown, in mm, a hood has its whole width. */
const crownRound = 130

/** Half a hood, pulled up: flat beside the head, drawn in to the middle where both halves meet. */
export function placeHood(hood: Panel, { side, crown }: PlacementOf<'hood'>): PlacePoint {
  const line = edgeOf(hood, crown)
  const mirror = side === 'left' ? 1 : -1
  return (x, y) => {
    const share = Math.min(1, distanceToLine(line, [x, y]) / crownRound)
    const wide = 0.004 + halfWidth * Math.sin((share * Math.PI) / 2)
    return [mirror * wide, neckFront.height - metres(y), neckFront.depth - metres(Math.abs(x)) * 0.94]
  }
}
