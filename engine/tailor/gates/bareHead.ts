import type { Panel } from '../../drafting/pattern.ts'
import type { Vector } from '../../geometry/vector.ts'
import { createFound, type DistanceGrid, distanceAt } from '../body/distanceGrid.ts'
import type { WornPanel } from './principalStretch.ts'

/** Of the search for the top of a head, down and from back to front, in m. */
const step = { down: 0.001, across: 0.004 }

/**
 * How far the cloth of a hood that is pulled up is from the top of the head, in mm: a hood that has slid off leaves it
 * bare. Nothing for a garment without such a hood.
 */
export function measureHood(
  panels: readonly (WornPanel & { readonly panel: Panel })[],
  body: DistanceGrid,
): { readonly bareHead?: number } {
  const hoods = panels.filter(({ panel: { placement } }) => placement.kind === 'hood' && placement.lies !== 'down')
  if (hoods.length === 0) return {}
  const top = topOf(body)
  const nearest = hoods.reduce((min, { positions }) => Math.min(min, nearestTo(top, positions)), 1)
  return { bareHead: Number((nearest * 1000).toFixed(1)) }
}

/** The highest spot of a body in the middle between left and right, in m. Throws for a body that is nowhere. */
function topOf(body: DistanceGrid): Vector {
  const { origin, counts, spacing } = body
  const found = createFound()
  const end = (axis: 1 | 2) => origin[axis] + (counts[axis] - 1) * spacing
  for (let y = end(1); y > origin[1]; y -= step.down) {
    for (let z = origin[2]; z < end(2); z += step.across) {
      distanceAt(body, 0, y, z, found)
      if ((found[0] ?? 1) <= 0) return [0, y, z]
    }
  }
  throw new Error('The grid has no body in it: sample it round a mannequin.')
}

function nearestTo([x, y, z]: Vector, positions: WornPanel['positions']): number {
  let min = 1
  for (let at = 0; at < positions.length; at += 3) {
    const away = Math.hypot((positions[at] ?? 0) - x, (positions[at + 1] ?? 0) - y, (positions[at + 2] ?? 0) - z)
    min = Math.min(min, away)
  }
  return min
}
