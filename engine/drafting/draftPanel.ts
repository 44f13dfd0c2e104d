import { panelId } from '../document/ids.ts'
import type { Point } from '../geometry/path.ts'
import { distance, type Polyline } from '../geometry/polyline.ts'
import type { Edge, EdgeRef, Notch, Panel, Placement, Seam } from './pattern.ts'

export interface PanelDraft {
  readonly id: string
  readonly part: string
  readonly placement: Placement
  /** Clockwise as seen from the outside; each begins where the one before ends, the first where the last ends. */
  readonly edges: readonly EdgeDraft[]
  readonly grain: readonly [from: Point, to: Point]
  readonly notches?: readonly Notch[]
  readonly anchors: Readonly<Record<string, Point>>
  readonly rib?: boolean
}

/** Name, sewing line, allowance in mm, and whether it is a hem that is turned up. */
export type EdgeDraft = readonly [name: string, points: Polyline, allowance: number, finish?: 'turned' | undefined]

/** Ends of edges that lie closer than this, in mm, are one corner. */
const sameCorner = 1e-6

/**
 * A piece of cloth from its edges. Throws when they do not close or nothing says where it hangs: that is a mistake of the
 * draft.
 */
export function draftPanel({ id, edges, notches = [], rib = false, ...draft }: PanelDraft): Panel {
  // A plugin may be written without types.
  if (typeof draft.placement?.kind !== 'string')
    throw new Error(`Panel "${id}" does not say where it hangs: give it a placement, such as { kind: 'rim' }.`)
  return { ...draft, id: panelId(id), edges: closed(id, edges), notches, rib }
}

function closed(panel: string, edges: readonly EdgeDraft[]): readonly Edge[] {
  const corners = edges.map(([name, points]) => {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last || points.length < 2) {
      throw new Error(`Edge "${name}" of panel "${panel}" needs two points or more.`)
    }
    return { name, first, last }
  })
  return edges.map(([name, points, allowance, finish], index) => {
    const [before, here] = [corners.at(index - 1), corners[index]]
    if (before && here && distance(here.first, before.last) > sameCorner) {
      const wrong = `Edge "${name}" of panel "${panel}" must begin at ${before.last}, where "${before.name}" ends`
      throw new Error(`${wrong}, not at ${here.first}.`)
    }
    const line = before ? [before.last, ...points.slice(1)] : points
    return { name, points: line, allowance, ...(finish && { turned: true }) }
  })
}

/** Sews two edges, each written `panel.edge`, together: `seam('front.sideLeft', 'back.sideLeft')`. */
export const seam = (a: `${string}.${string}`, b: `${string}.${string}`, how: Pick<Seam, 'gathered'> = {}): Seam => ({
  a: edgeRef(a),
  b: edgeRef(b),
  ...how,
})

function edgeRef(name: string): EdgeRef {
  const dot = name.indexOf('.')
  return { panel: panelId(name.slice(0, dot)), edge: name.slice(dot + 1) }
}
