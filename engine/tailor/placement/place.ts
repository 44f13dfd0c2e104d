import type { Panel, Placement } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import type { Vector } from '../../geometry/vector.ts'

/** Puts a point of a flat panel (mm) into space (m), near where it will hang. */
export type PlacePoint = (x: number, y: number) => Vector

/** The placement of one kind. */
export type PlacementOf<Kind extends Placement['kind']> = Extract<Placement, { readonly kind: Kind }>

export const metres = (millimetres: number): number => millimetres / 1000

/** The points of a panel's edge. Throws for an edge that the panel lacks: that is a mistake of the pattern. */
export function edgeOf(panel: Pick<Panel, 'id' | 'edges'>, name: string): readonly Point[] {
  const found = panel.edges.find(edge => edge.name === name)
  if (found) return found.points
  const names = panel.edges.map(edge => edge.name).join(', ')
  throw new Error(
    `Panel "${panel.id}" has no edge "${name}", which its placement or a seam names. It has ${names}: name one of them.`,
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
