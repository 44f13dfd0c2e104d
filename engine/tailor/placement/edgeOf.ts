import type { Panel, Point } from '../../drafting/pattern.ts'

/** The points of a panel's edge; an edge that is missing is a fault of the pattern and said in words. */
export function edgeOf(panel: Panel, name: string): readonly Point[] {
  const found = panel.edges.find(edge => edge.name === name)
  if (found) return found.points
  const names = panel.edges.map(edge => edge.name).join(', ')
  throw new Error(
    `Panel "${panel.id}" has no edge "${name}", which the tailor places it by (it has ${names}). ` +
      'Name the edge so, or teach the tailor to place this panel.',
  )
}

/** Where an edge that runs up or down crosses the height `y`; beyond its ends, x of the nearer end. */
export function crossing(edge: readonly Point[], y: number): number {
  const [first] = edge
  const last = edge.at(-1)
  if (!first || !last) return 0
  const [upper, lower] = first[1] <= last[1] ? [first, last] : [last, first]
  if (y <= upper[1]) return upper[0]
  if (y >= lower[1]) return lower[0]
  for (let index = 1; index < edge.length; index++) {
    const [from, to] = [edge[index - 1] ?? first, edge[index] ?? last]
    if ((from[1] - y) * (to[1] - y) > 0) continue
    return from[0] + (to[0] - from[0]) * ((y - from[1]) / (to[1] - from[1] || 1))
  }
  return upper[0]
}
