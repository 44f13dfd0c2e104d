import { directionOf } from '../../drafting/curve.ts'
import type { EdgeRef, Pattern } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { seededRandom } from '../../geometry/seededRandom.ts'
import type { ClothMesh, ClothPanel } from './clothMesh.ts'
import { meshPanel, type PanelMesh, ribSpacing } from './meshPanel.ts'
import { polylineLength } from './polyline.ts'

export interface SewingOptions {
  /** Between neighbouring points, in mm. */
  readonly spacing: number
  readonly seed: number
  /** Into how many pieces edges are cut that have to meet other points than those of a seam, by `panel.edge`. */
  readonly pieces?: ReadonlyMap<string, number>
}

/** Meshes every panel, with as many points on both edges of each seam, and sews them together. */
export function sewPanels(pattern: Pattern, { spacing, seed, pieces: given = new Map() }: SewingOptions): ClothMesh {
  const random = seededRandom(seed)
  const pieces = new Map([...piecesPerEdge(pattern, spacing), ...given])
  const meshes = pattern.panels.map(panel =>
    meshPanel(panel, { spacing, random, piecesOf: edge => pieces.get(keyOf({ panel: panel.id, edge })) }),
  )
  const panels = numberPoints(meshes)
  const total = meshes.reduce((sum, { points }) => sum + points.length, 0)
  const { vertexOf, vertexCount } = weld(pattern, panels, total)
  return {
    panels,
    flat: Float64Array.from(meshes.flatMap(({ points }) => points.flat())),
    vertexOf,
    vertexCount,
    triangles: Uint32Array.from(
      meshes.flatMap(({ triangles }, index) => triangles.flat().map(point => point + (panels[index]?.first ?? 0))),
    ),
    panelOf: Uint8Array.from(meshes.flatMap(({ triangles }, index) => triangles.map(() => index))),
    corners: new Set(panels.flatMap(panel => freeCorners(panel, pattern))),
  }
}

/** Where an edge that nothing is sewn to begins, the one before it is free as well, and the outline turns. */
function freeCorners({ id, panel, edges }: ClothPanel, { seams }: Pattern): readonly number[] {
  const sewn = new Set(seams.flatMap(({ a, b }) => [keyOf(a), keyOf(b)]))
  return panel.edges.flatMap((edge, index) => {
    const before = panel.edges.at(index - 1)
    const areFree = [edge, before].every(each => each && !sewn.has(keyOf({ panel: id, edge: each.name })))
    return areFree && before && turns(before.points, edge.points) ? (edges.get(edge.name)?.slice(0, 1) ?? []) : []
  })
}

/** Cosine of a bend that is no corner, such as where a circle is parted. */
const noCorner = Math.cos((20 * Math.PI) / 180)

function turns(before: readonly Point[], after: readonly Point[]): boolean {
  const [a, b, c, d] = [before.at(-2), before.at(-1), after[0], after[1]]
  if (!a || !b || !c || !d) return false
  const [[ux, uy], [vx, vy]] = [directionOf(a, b), directionOf(c, d)]
  return ux * vx + uy * vy < noCorner
}

const keyOf = ({ panel, edge }: EdgeRef) => `${panel}.${edge}`

function piecesPerEdge(pattern: Pattern, spacing: number): ReadonlyMap<string, number> {
  const found = new Map(
    pattern.panels.flatMap(({ id, edges, rib }) =>
      edges.map(({ name, points }) => [keyOf({ panel: id, edge: name }), { length: polylineLength(points), rib }]),
    ),
  )
  return new Map(
    pattern.seams.flatMap(({ a, b }) => {
      const sides = [found.get(keyOf(a)), found.get(keyOf(b))]
      const length = sides.reduce((sum, side) => sum + (side?.length ?? 0), 0) / 2
      const step = sides.some(side => side?.rib) ? spacing * ribSpacing : spacing
      const pieces = Math.max(2, Math.round(length / step))
      return [[keyOf(a), pieces] as const, [keyOf(b), pieces] as const]
    }),
  )
}

function numberPoints(meshes: readonly PanelMesh[]): readonly ClothPanel[] {
  let first = 0
  return meshes.map(({ panel, points, edges }) => {
    const start = first
    first += points.length
    const numbered = [...edges].map(([name, indices]) => [name, indices.map(index => index + start)] as const)
    return { id: panel.id, panel, first: start, count: points.length, edges: new Map(numbered) }
  })
}

/** Points that any seam joins get one vertex; vertices are numbered in the order of their first points. */
function weld(pattern: Pattern, panels: readonly ClothPanel[], total: number) {
  const leaders = Int32Array.from({ length: total }, (_, point) => point)
  const leaderOf = (point: number): number => {
    let leader = point
    while (leaders[leader] !== leader) leader = leaders[leader] ?? leader
    return leader
  }
  for (const { a, b } of pattern.seams) {
    const [along, against] = [pointsOf(panels, a), pointsOf(panels, b).toReversed()]
    along.forEach((point, index) => {
      const [one, other] = [leaderOf(point), leaderOf(against[index] ?? point)]
      leaders[Math.max(one, other)] = Math.min(one, other)
    })
  }
  const numbers = new Map<number, number>()
  const vertexOf = leaders.map((_, point) => {
    const leader = leaderOf(point)
    const number = numbers.get(leader) ?? numbers.size
    numbers.set(leader, number)
    return number
  })
  return { vertexOf, vertexCount: numbers.size }
}

function pointsOf(panels: readonly ClothPanel[], { panel, edge }: EdgeRef): readonly number[] {
  const found = panels.find(({ id }) => id === panel)?.edges.get(edge)
  if (found) return found
  throw new Error(`A seam joins the edge "${panel}.${edge}", which the pattern does not have: name one of its edges.`)
}
