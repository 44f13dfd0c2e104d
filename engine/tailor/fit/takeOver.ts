import type { Panel } from '../../drafting/pattern.ts'
import type { Point } from '../../geometry/path.ts'
import { add, cross, dot, scale, subtract, unit, type Vector, vectorAt } from '../../geometry/vector.ts'
import type { DistanceGrid } from '../body/distanceGrid.ts'
import { finderOn } from '../finish/layOn.ts'
import type { FinishedMesh } from '../finish/turnHems.ts'
import { untangle } from '../finish/untangle.ts'
import { findCrossings } from '../gates/crossings.ts'
import { clothNormals, type FittedPanel, spotOf, type WornMesh } from './wornMesh.ts'

/** Where every point of what is put on goes, by its place and its spot on its panel; by the panel. */
type MovedParts = ReadonlyMap<string, (place: Vector, spot: Point) => Vector>

interface TakingOver {
  /** The baked garment whose points are moved. */
  readonly worn: WornMesh
  /** What hangs in the other size. */
  readonly finished: FinishedMesh
  /** The panels of the other size, as the finished mesh numbers them. */
  readonly panels: readonly Panel[]
  /** From a spot of a panel to its spot in the other size. */
  readonly grades: ReadonlyMap<string, (spot: Point) => Point>
  readonly body: DistanceGrid
  readonly parts: MovedParts
}

/** A panel in another size, before it is lit. */
type UnlitPanel = Omit<FittedPanel, 'shade'>

/** Between the body and the cloth, in m, where folds are drawn out. */
const clearance = 0.0005

/**
 * Hangs every point of a baked garment where its spot hangs in another size, so that the file's triangles serve both.
 * What a hem turns in keeps its place beside its edge. Throws when a spot has no cloth in the other size.
 */
export function takeOver({ worn, finished, panels, grades, body, parts }: TakingOver): readonly UnlitPanel[] {
  const { count, sameAs } = worn
  const sums = new Float64Array(count * 3)
  const counts = new Uint8Array(count)
  const onCloth = pointsOfCloth(worn)
  const fitted = worn.panels.map(({ panel: id, first, flat, triangles }) => {
    const index = panels.findIndex(panel => panel.id === id)
    const [panel, grade] = [panels[index], grades.get(id)]
    if (!panel || !grade) throw new Error(`The other size has no panel "${id}": every size has the same panels.`)
    const find = finderOn(finished, index, finished.positions)
    const part = parts.get(id)
    const graded = new Float64Array(flat.length)
    for (let point = 0; point < flat.length / 2; point++) {
      const spot = grade(spotOf(flat, point))
      graded.set(spot, point * 2)
      if (!onCloth[first + point] && !part) continue
      const there = part ? part(vectorAt(worn.positions, first + point), spot) : find(...spot)
      if (!there) throw new Error(`Panel "${id}" has no cloth at ${spot} in the other size.`)
      const same = sameAs[first + point] ?? 0
      counts[same] = (counts[same] ?? 0) + 1
      there.forEach((value, axis) => {
        sums[same * 3 + axis] = (sums[same * 3 + axis] ?? 0) + value
      })
    }
    return { panel, flat: graded, triangles, first }
  })
  const hung = untangled(worn, {
    flat: Float64Array.from(fitted.flatMap(({ flat }) => [...flat])),
    positions: sums.map((sum, index) => sum / (counts[Math.floor(index / 3)] || 1)),
    body,
  })
  turnIn(worn, hung.positions, edgesOfStrips(worn, parts))
  return fitted.map(({ panel, triangles, first, flat }) => ({
    panel,
    triangles,
    flat: hung.flat.slice(first * 2, first * 2 + flat.length),
    positions: hung.positions.slice(first * 3, first * 3 + (flat.length / 2) * 3),
  }))
}

interface Hanging {
  /** Two numbers per point, in mm. */
  readonly flat: Float64Array
  /** Three per point; of points in one place the first has them. */
  readonly positions: Float64Array
}

/** Other triangles than those that were finished may pass through each other in a tight fold. */
function untangled(worn: WornMesh, { flat, positions, body }: Hanging & { readonly body: DistanceGrid }): Hanging {
  const { count, sameAs, isCloth } = worn
  const isOfCloth = (_: number, corner: number) => isCloth[Math.floor(corner / 3)] === 1
  const triangles = worn.triangles.filter(isOfCloth)
  const panelOf = new Uint8Array(triangles.length / 3)
  const apart = untangle(
    { flat, positions, triangles, panelOf, vertexOf: sameAs, vertexCount: count },
    body,
    clearance,
    1,
  )
  return {
    flat: apart.flat,
    positions: Float64Array.from(
      { length: count * 3 },
      (_, index) => apart.positions[(sameAs[Math.floor(index / 3)] ?? 0) * 3 + (index % 3)] ?? 0,
    ),
  }
}

function pointsOfCloth({ count, triangles, isCloth, sameAs }: WornMesh): Uint8Array {
  const places = new Uint8Array(count)
  triangles.forEach((point, corner) => {
    if (isCloth[Math.floor(corner / 3)]) places[sameAs[point] ?? point] = 1
  })
  return Uint8Array.from({ length: count }, (_, point) => places[sameAs[point] ?? point] ?? 0)
}

/** How often a strip that has no room is made narrower, and to which share. */
const narrowing = { rounds: 8, share: 0.6 }

/**
 * Places what a hem turns in as it lies beside its edge: both have the same spot of their panel. Where it would pass
 * through cloth, as in a tight curve, it reaches less far in. `edges` has the point of the edge of each. In place.
 */
function turnIn(worn: WornMesh, positions: Float64Array, edges: ReadonlyMap<number, number>): void {
  const [before, after] = [framesOf(worn, worn.positions), framesOf(worn, positions)]
  const shares = new Float64Array(worn.count).fill(1)
  const triangles = worn.triangles.map(point => worn.sameAs[point] ?? point)
  for (let round = 0; round < narrowing.rounds; round++) {
    for (const [point, edge] of edges) {
      const off = subtract(vectorAt(worn.positions, point), vectorAt(worn.positions, edge))
      const ways = after(edge)
      const moved = before(edge).map((way, at) => scale(ways[at] ?? way, dot(way, off) * (shares[edge] ?? 1)))
      positions.set(moved.reduce(add, vectorAt(positions, edge)), point * 3)
    }
    const crossing = findCrossings({ positions, triangles }).flat()
    const tight = new Set(
      crossing.flatMap(face => [0, 1, 2].flatMap(side => edges.get(worn.triangles[face * 3 + side] ?? -1) ?? [])),
    )
    if (tight.size === 0) return
    for (const edge of tight) shares[edge] = (shares[edge] ?? 1) * narrowing.share
  }
}

/** Per point that is turned in, the point of the edge that it lies beside; nothing of what is put on. */
export function edgesOfStrips(worn: WornMesh, parts: MovedParts): ReadonlyMap<number, number> {
  const onCloth = pointsOfCloth(worn)
  const found = new Map<number, number>()
  for (const { first, flat } of worn.panels.filter(({ panel }) => !parts.has(panel))) {
    const edges = new Map<string, number>()
    const spots = Array.from({ length: flat.length / 2 }, (_, point) =>
      spotOf(flat, point)
        .map(value => value.toFixed(3))
        .join(),
    )
    spots.forEach((spot, point) => {
      if (onCloth[first + point]) edges.set(spot, first + point)
    })
    spots.forEach((spot, point) => {
      const edge = edges.get(spot)
      if (!onCloth[first + point] && edge !== undefined) found.set(first + point, edge)
    })
  }
  return found
}

/** Per point the ways out of the cloth, inwards from its edge, and along it. */
function framesOf(worn: WornMesh, positions: Float64Array): (point: number) => readonly Vector[] {
  const normals = clothNormals(worn, positions)
  const inwards = new Float64Array(positions.length)
  const { triangles, sameAs, isCloth } = worn
  for (const [face, cloth] of isCloth.entries()) {
    if (!cloth) continue
    const corners = [0, 1, 2].map(side => sameAs[triangles[face * 3 + side] ?? 0] ?? 0)
    const middle = scale(corners.map(point => vectorAt(positions, point)).reduce(add, [0, 0, 0]), 1 / 3)
    for (const point of corners) {
      const way = subtract(middle, vectorAt(positions, point))
      for (let axis = 0; axis < 3; axis++)
        inwards[point * 3 + axis] = (inwards[point * 3 + axis] ?? 0) + (way[axis] ?? 0)
    }
  }
  return point => {
    const same = sameAs[point] ?? point
    const normal = vectorAt(normals, same)
    const sum = vectorAt(inwards, same)
    const way = unit(subtract(sum, scale(normal, dot(sum, normal))))
    return [normal, way, cross(normal, way)]
  }
}
