import type { EdgeRef, Pattern } from '../../drafting/pattern.ts'
import { seededRandom } from '../../geometry/seededRandom.ts'
import type { ClothMesh, ClothPanel } from './clothMesh.ts'
import { meshPanel, type PanelMesh, ribSpacing } from './meshPanel.ts'
import { polylineLength } from './polyline.ts'

export interface SewingOptions {
  /** Between neighbouring points, in mm. */
  readonly spacing: number
  readonly seed: number
}

/** Meshes every panel, with as many points on both edges of each seam, and sews them together. */
export function sewPanels(pattern: Pattern, { spacing, seed }: SewingOptions): ClothMesh {
  const random = seededRandom(seed)
  const pieces = piecesPerEdge(pattern, spacing)
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
  }
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
