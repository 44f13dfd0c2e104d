import { addTo, scale, vectorAt } from '../../geometry/vector.ts'
import { createFound, type DistanceGrid, distanceAt } from '../body/distanceGrid.ts'
import { findCrossings } from '../gates/crossings.ts'
import { vertexTriangles } from '../mesh/clothMesh.ts'
import { findNeighbours, findPanelNeighbours } from './smooth.ts'
import type { HungMesh } from './subdivide.ts'

/** More rounds than any garment has needed. */
const maxRounds = 60
/** Cloth that is drawn out may come this near to the body, in m, where there is no room for its whole thickness. */
const nearest = 0.0005

/**
 * Draws out folds in which cloth passes through cloth, as between arm and body: round each crossing vertices go to the
 * middle of their neighbours until nothing crosses. On their panels points move alike, so that the print stays true.
 * What is pressed together at its distance from the body, `clearance` in m, may come nearer. Evened are so many `rings`
 * of edges round a crossing.
 */
export function untangle(mesh: HungMesh, body: DistanceGrid, clearance: number, rings = 3): HungMesh {
  const apart = drawnOut(mesh, { body, clearance, rings })
  return apart.crossings === 0 ? apart.mesh : drawnOut(mesh, { body, clearance: nearest, rings }).mesh
}

interface Drawing {
  readonly body: DistanceGrid
  readonly clearance: number
  readonly rings: number
}

function drawnOut(mesh: HungMesh, { body, clearance, rings }: Drawing) {
  const triangles = vertexTriangles(mesh)
  const neighbours = findNeighbours(mesh)
  const onPanel = findPanelNeighbours(mesh, neighbours)
  const besideOnPanel = onPanel.around.map((beside, point) => onPanel.onLine.get(point) ?? beside)
  const [positions, flat] = [mesh.positions.slice(), mesh.flat.slice()]
  let among: Iterable<number> | undefined
  let crossings = findCrossings({ positions, triangles })
  for (let round = 0; round < maxRounds && crossings.length > 0; round++) {
    const corners = crossings.flat().flatMap(face => [...triangles.subarray(face * 3, face * 3 + 3)])
    const moved = grown(corners, neighbours.around, rings)
    even({ values: positions, size: 3 }, moved, neighbours.around)
    pushOut(positions, moved, body, clearance)
    even({ values: flat, size: 2 }, pointsOf(mesh, moved), besideOnPanel)
    among = facesWith(triangles, grown(moved, neighbours.around, rings))
    crossings = findCrossings({ positions, triangles }, among)
  }
  return { mesh: { ...mesh, positions, flat }, crossings: crossings.length }
}

function pointsOf({ vertexOf }: HungMesh, vertices: ReadonlySet<number>): ReadonlySet<number> {
  const points = new Set<number>()
  vertexOf.forEach((vertex, point) => {
    if (vertices.has(vertex)) points.add(point)
  })
  return points
}

function grown(vertices: Iterable<number>, around: readonly (readonly number[])[], rings: number): ReadonlySet<number> {
  const found = new Set(vertices)
  for (let ring = 0; ring < rings; ring++) {
    for (const vertex of [...found]) for (const beside of around[vertex] ?? []) found.add(beside)
  }
  return found
}

/** In place. */
function even(
  { values, size }: { readonly values: Float64Array; readonly size: 2 | 3 },
  moved: ReadonlySet<number>,
  beside: readonly (readonly number[])[],
): void {
  const before = values.slice()
  for (const at of moved) {
    const around = beside[at] ?? []
    if (around.length === 0) continue
    for (let axis = 0; axis < size; axis++) {
      const middle = around.reduce((sum, other) => sum + (before[other * size + axis] ?? 0), 0) / around.length
      values[at * size + axis] = ((before[at * size + axis] ?? 0) + middle) / 2
    }
  }
}

function pushOut(positions: Float64Array, moved: ReadonlySet<number>, body: DistanceGrid, clearance: number): void {
  const found = createFound()
  for (const vertex of moved) {
    distanceAt(body, ...vectorAt(positions, vertex), found)
    const missing = clearance - (found[0] ?? 1)
    if (missing > 0) addTo(positions, vertex, scale([found[1] ?? 0, found[2] ?? 0, found[3] ?? 0], missing))
  }
}

function facesWith(triangles: Uint32Array, vertices: ReadonlySet<number>): readonly number[] {
  const found = new Set<number>()
  triangles.forEach((vertex, corner) => {
    if (vertices.has(vertex)) found.add(Math.floor(corner / 3))
  })
  return [...found]
}
