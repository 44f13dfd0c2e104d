import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { addTo, cross, scale, subtract, unit, vectorAt } from '../../geometry/vector.ts'
import { createFound, type DistanceGrid, distanceAt } from '../body/distanceGrid.ts'
import type { DrapedGarment } from '../drape.ts'
import { bakeLimits } from '../gates/bakeGates.ts'
import { findCrossings } from '../gates/crossings.ts'
import { pairKey, type SewnMesh, vertexTriangles } from '../mesh/clothMesh.ts'
import { isInside, nearestOnOutline } from '../mesh/polyline.ts'
import type { TailorSettings } from '../settings.ts'
import { type HungMesh, subdivide } from './subdivide.ts'
import { tightHems } from './tightHems.ts'
import { type FinishedMesh, type HemSize, type IsSewnLater, turnHems } from './turnHems.ts'
import { untangle } from './untangle.ts'

/** Between the body and the inside of a turned hem, in m. */
const clearance = 0.0005

/** The garment as it is looked at: rounder if the settings say so, with normals and turned hems. */
export function finishGarment(
  { mesh, positions, body }: DrapedGarment,
  settings: TailorSettings,
  isSewnLater?: IsSewnLater,
): FinishedMesh {
  const even = untangle({ ...mesh, positions }, body, settings.fabric.thickness)
  // Rounding a fold may bring its sides through each other again.
  const hung = settings.subdivide ? untangle(subdivide(even), body, settings.fabric.thickness) : even
  const turning = { panels: mesh.panels.map(({ panel }) => panel), body, hem: settings.hem, isSewnLater }
  const finished = turned(hung, turning)
  // Folds that are pressed flat on the body, as inside an elbow, pass through each other when they are pushed out of it.
  const triangles = vertexTriangles(hung)
  if (findCrossings({ positions: finished.positions, triangles }).length === 0) return finished
  const pushed = { ...hung, positions: hung.positions.slice() }
  pushOut(pushed, body, clearance)
  return turned(untangle(pushed, body, clearance, 1), turning)
}

interface Turning {
  readonly panels: readonly Panel[]
  readonly body: DistanceGrid
  readonly hem: HemSize
  readonly isSewnLater: IsSewnLater | undefined
}

/** With its hems turned, its print fitted to its outlines, and nothing of it inside of the body. */
function turned(hung: HungMesh, { panels, body, hem, isSewnLater }: Turning): FinishedMesh {
  const flat = fitOutline(hung, panels)
  const normals = normalsOf(hung, hung.positions)
  const tight = new Map<number, number>()
  const roll = () => {
    const finished = turnHems({ ...hung, flat }, normals, { ...hem, tight }, isSewnLater)
    pushOut(finished, body, clearance)
    return finished
  }
  let finished = roll()
  for (const share of narrower) {
    const { crossings, edges } = tightHems(finished)
    if (crossings <= bakeLimits.crossings) break
    for (const edge of edges) tight.set(edge, hem.depth * share)
    finished = roll()
  }
  return finished
}

/** Where a hem that is bent sharply passes through itself it has less and less room, as shares of its depth. */
const narrower = [0.5, 0.25, 0.12]

/**
 * Per point its place on the flat panel, those of the outline exactly on it: the mesh cuts the corners of curves, and
 * the print would be off by as much at the seams.
 */
function fitOutline({ flat, triangles, panelOf, vertexOf }: SewnMesh, panels: readonly Panel[]): Float64Array {
  const fitted = flat.slice()
  const outlines = panels.map(panel => panel.edges.flatMap(({ points }) => points.slice(0, -1)))
  for (const { from, to, panel } of outlineEdges(triangles, panelOf, vertexOf.length)) {
    for (const point of [from, to]) {
      const at: Point = [flat[point * 2] ?? 0, flat[point * 2 + 1] ?? 0]
      fitted.set(nearestOnOutline(outlines[panel] ?? [], at), point * 2)
    }
  }
  triangles.forEach((point, corner) => {
    const outline = outlines[panelOf[Math.floor(corner / 3)] ?? 0] ?? []
    const at: Point = [fitted[point * 2] ?? 0, fitted[point * 2 + 1] ?? 0]
    // Evening the triangles may push a point over an outline that bends inwards, such as an armhole.
    if (!isInside(outline, ...at)) fitted.set(nearestOnOutline(outline, at), point * 2)
  })
  return fitted
}

/** Sides of one triangle only, sewn or not. */
function outlineEdges(triangles: Uint32Array, panelOf: Uint8Array, pointCount: number) {
  const alone = new Map<number, { from: number; to: number; panel: number } | null>()
  triangles.forEach((from, corner) => {
    const to = triangles[corner % 3 === 2 ? corner - 2 : corner + 1] ?? from
    const key = pairKey(from, to, pointCount)
    alone.set(key, alone.has(key) ? null : { from, to, panel: panelOf[Math.floor(corner / 3)] ?? 0 })
  })
  return [...alone.values()].filter(edge => edge !== null)
}

/** Per vertex, of length 1, out of the cloth's right side; larger triangles count for more. */
export function normalsOf(mesh: SewnMesh, positions: Float64Array): Float64Array {
  const { triangles, vertexOf, vertexCount } = mesh
  const sums = new Float64Array(vertexCount * 3)
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [a, b, c] = [0, 1, 2].map(side => vertexOf[triangles[corner + side] ?? 0] ?? 0)
    if (a === undefined || b === undefined || c === undefined) continue
    const at = vectorAt(positions, a)
    const normal = cross(subtract(vectorAt(positions, b), at), subtract(vectorAt(positions, c), at))
    for (const vertex of [a, b, c]) addTo(sums, vertex, normal)
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) sums.set(unit(vectorAt(sums, vertex)), vertex * 3)
  return sums
}

/** In place: no vertex is nearer to the body than `clearance` metres, as rounding a surface may have brought it. */
function pushOut({ positions, vertexCount }: HungMesh, body: DistanceGrid, clearance: number): void {
  const found = createFound()
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    distanceAt(body, ...vectorAt(positions, vertex), found)
    const missing = clearance - (found[0] ?? 1)
    if (missing <= 0) continue
    addTo(positions, vertex, scale([found[1] ?? 0, found[2] ?? 0, found[3] ?? 0], missing))
  }
}
