import { curve, type Edge, joined, lengthOf, mirrored, type Panel, type Point } from '../../../engine/plugin.ts'
import { slit } from './measures.ts'

/** Cloth under the binding of a slit hem, in mm: none would fold where the slit is narrow. */
const boundAllowance = 7

/** How far the curve of a slit runs level where it leaves the hem and at its top, in mm. */
const reach = { hem: 30, top: 25 }

/** A leg whose hem rises to a round slit at the side, where x is 0. Hem and slit are one edge, bound all along. */
export function withSlit(leg: Panel): Panel {
  const bottom = hemOf(leg).points.find(([x]) => x === 0)?.[1] ?? 0
  const top: Point = [0, bottom - slit.height]
  const edges = leg.edges.map(edge => (edge.name === 'hem' ? boundHem(edge, top) : edge))
  const hem = edges.find(({ name }) => name === 'hem')?.points ?? []
  const atTop = hem.findIndex(([x]) => x === 0)
  return {
    ...leg,
    edges,
    grain: [leg.grain[0], [0, top[1] - 30]],
    notches: leg.notches.map(notch =>
      notch.edge === 'hem' ? { edge: 'hem', at: lengthOf(hem.slice(0, atTop + 1)) / lengthOf(hem) } : notch,
    ),
    anchors: { ...leg.anchors, sideHem: top },
  }
}

function boundHem({ name, points }: Edge, top: Point): Edge {
  const [before, after] = [points.filter(([x]) => x > slit.half), points.filter(([x]) => x < -slit.half)]
  const from: Point = [slit.half, before.at(-1)?.[1] ?? 0]
  const to: Point = [-slit.half, after[0]?.[1] ?? 0]
  const up = curve(from, [from[0] - reach.hem, from[1]], [reach.top, top[1]], top)
  const down = mirrored(curve([slit.half, to[1]], [slit.half - reach.hem, to[1]], [reach.top, top[1]], top))
  return { name, points: [...before, ...joined(up, down), ...after], allowance: boundAllowance }
}

function hemOf({ id, edges }: Panel): Edge {
  const hem = edges.find(({ name }) => name === 'hem')
  if (!hem) throw new Error(`Panel "${id}" has no hem that a slit could be cut into.`)
  return hem
}
