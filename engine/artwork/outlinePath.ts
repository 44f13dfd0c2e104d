import type { Panel } from '../drafting/pattern.ts'
import type { Path } from './path.ts'

/** The sewing line of a panel as one closed path. */
export function outlinePath(panel: Panel): Path {
  const points = panel.edges.flatMap(edge => edge.points.slice(1))
  const path = points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const)
  return [...path, ['Z']]
}
