import type { Panel } from '../../drafting/pattern.ts'
import { type DistanceGrid, verticesInside } from '../body/distanceGrid.ts'
import type { ClothMesh } from '../mesh/clothMesh.ts'
import { spotFinder } from '../mesh/spotFinder.ts'
import { findNeighbours } from './smooth.ts'

/** Outlines that differ by less than this are mirror images, in mm. */
const sameWithin = 0.5

/** So many edges away from the middle one side alone says how both hang. */
const blendRings = 14

/**
 * Hangs what is cut alike on both sides alike. Triangles are uneven, so that a fold falls a little otherwise on either
 * side: in the middle of the wearer each vertex goes half way to the mirror image of its counterpart. Far along a
 * sleeve or a leg one side becomes the mirror image of the other, for half way between two folds may lie inside the
 * arm. It is the right that does, unless more of the left is caught in the body.
 */
export function symmetrise(mesh: ClothMesh, positions: Float64Array, body: DistanceGrid): Float64Array {
  const pointPositions = Float64Array.from({ length: mesh.vertexOf.length * 3 }, (_, index) => {
    return positions[(mesh.vertexOf[Math.floor(index / 3)] ?? 0) * 3 + (index % 3)] ?? 0
  })
  const trianglesOf = (panel: number) => mesh.triangles.filter((_, at) => mesh.panelOf[Math.floor(at / 3)] === panel)
  const finders = mesh.panels.map((_, index) =>
    spotFinder({ positions: pointPositions, flat: mesh.flat, triangles: trianglesOf(index) }),
  )
  const sums = new Float64Array(positions.length)
  const counts = new Uint8Array(mesh.vertexCount)
  mesh.panels.forEach(({ panel, first, count }) => {
    const find = finders[counterpartOf(panel, mesh)]
    for (let point = first; find && point < first + count; point++) {
      const there = find(-(mesh.flat[point * 2] ?? 0), mesh.flat[point * 2 + 1] ?? 0)
      if (!there) continue
      const vertex = mesh.vertexOf[point] ?? 0
      counts[vertex] = (counts[vertex] ?? 0) + 1
      there.forEach((value, axis) => {
        sums[vertex * 3 + axis] = (sums[vertex * 3 + axis] ?? 0) + (axis === 0 ? -value : value)
      })
    }
  })
  const shares = mirroredShares(mesh, positions, body)
  return positions.map((value, index) => {
    const vertex = Math.floor(index / 3)
    const count = counts[vertex] ?? 0
    const mirrored = count === 0 ? value : (sums[index] ?? 0) / count
    return value + (mirrored - value) * (shares[vertex] ?? 0.5)
  })
}

/** Per vertex how far it goes to the mirror image of its counterpart: ½ in the middle, far away 0 or 1. */
function mirroredShares(mesh: ClothMesh, positions: Float64Array, body: DistanceGrid): Float64Array {
  const sides = sidesOf(mesh)
  const caught = verticesInside({ positions, vertexCount: mesh.vertexCount }, body)
  const balance = caught.reduce((sum, vertex) => sum + (isAside(sides[vertex]) ? (sides[vertex] ?? 0) : 0), 0)
  const follower = balance < 0 ? left : right
  const rings = ringsFrom(
    mesh,
    [...sides.keys()].filter(vertex => !isAside(sides[vertex])),
  )
  return Float64Array.from(sides, (side, vertex) => {
    if (!isAside(side)) return 0.5
    const along = (rings[vertex] ?? blendRings) / blendRings
    return 0.5 + (side * follower * along * along * (3 - 2 * along)) / 2
  })
}

const left = -1
const right = 1
const middle = 2
const isAside = (side: number | undefined) => side === left || side === right

/** Per vertex the side of the wearer that its panels are named by; the middle where both meet, or none is named. */
function sidesOf({ panels, vertexOf, vertexCount }: ClothMesh): Int8Array {
  const sides = new Int8Array(vertexCount)
  panels.forEach(({ id, first, count }) => {
    const own = id.endsWith('Left') ? left : id.endsWith('Right') ? right : middle
    for (const vertex of vertexOf.subarray(first, first + count)) {
      const known = sides[vertex] ?? 0
      sides[vertex] = known === 0 || known === own ? own : middle
    }
  })
  return sides
}

/** Per vertex the number of edges from the nearest of `from`, counted up to `blendRings`. */
function ringsFrom(mesh: ClothMesh, from: readonly number[]): Uint8Array {
  const { around } = findNeighbours(mesh)
  const rings = new Uint8Array(mesh.vertexCount).fill(blendRings)
  for (const vertex of from) rings[vertex] = 0
  let reached = from
  for (let ring = 1; ring < blendRings; ring++) {
    const next = new Set(reached.flatMap(vertex => around[vertex] ?? []).filter(vertex => rings[vertex] === blendRings))
    for (const vertex of next) rings[vertex] = ring
    reached = [...next]
  }
  return rings
}

/** The index of the panel that mirrors this one, which may be itself; −1 where none does. */
function counterpartOf({ id, edges }: Panel, { panels }: ClothMesh): number {
  const name = id.replace(/Left$|Right$/, side => (side === 'Left' ? 'Right' : 'Left'))
  const index = panels.findIndex(other => other.id === name)
  const xsOf = (panel: Pick<Panel, 'edges'> | undefined) =>
    panel?.edges.flatMap(({ points }) => points.map(([x]) => x)) ?? []
  const [own, other] = [xsOf({ edges }), xsOf(panels[index]?.panel)]
  const isMirrored =
    Math.abs(Math.min(...own) + Math.max(...other)) < sameWithin &&
    Math.abs(Math.max(...own) + Math.min(...other)) < sameWithin
  return isMirrored ? index : -1
}
