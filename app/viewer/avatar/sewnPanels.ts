import type { BufferGeometry } from 'three'
import { createCubes, type SewnCloth } from '../../../engine/avatar/index.ts'
import { isTurnedIn } from '../turnedHem.ts'
import { pointsOf } from './bodyPoints.ts'

/** Points of two panels that are nearer than this, in m, are sewn together. */
const sewn = 0.0006

/** Panels sewn together. */
export interface SewnPanels {
  /** A point at every place where panels have points. */
  readonly cloth: SewnCloth
  /** Of all points of all panels, one panel after the other, the place they are at. */
  readonly placeOf: Uint32Array
}

/**
 * Panels as one cloth. Where they are sewn together they have one point, which faces between them: cloth follows the skin
 * that faces its way, so a seam between two ways would tear.
 */
export function sewnPanels(panels: readonly BufferGeometry[]): SewnPanels {
  const points = panels.map(panel => {
    const { positions, normals } = pointsOf(panel)
    return { positions, normals: rightSides(panel, normals) }
  })
  const all = joined(points.map(({ positions }) => positions))
  const places = placesOf(all)
  const positions = new Float32Array(places.count * 3)
  for (const [point, place] of places.of.entries()) {
    positions.set(all.subarray(point * 3, point * 3 + 3), place * 3)
  }
  const normals = added(joined(points.map(each => each.normals)), places)
  return { cloth: { positions, normals, links: linksOf(panels, places.of) }, placeOf: places.of }
}

/**
 * The way out of a panel's right side at every point. A turned hem faces the body, but it is stitched to the cloth that it
 * lies under: if it followed what it faces, it would come through that cloth.
 */
function rightSides({ attributes: { uv }, index }: BufferGeometry, normals: Float32Array): Float32Array {
  if (!uv || !index) return normals
  const spot = (point: number) => `${uv.getX(point)} ${uv.getY(point)}`
  const ofCloth = new Set<number>()
  for (let at = 0; at < index.count; at += 3) {
    const corners = [index.getX(at), index.getX(at + 1), index.getX(at + 2)] as const
    if (!isTurnedIn(uv, corners)) for (const corner of corners) ofCloth.add(corner)
  }
  const turnedFrom = new Map([...ofCloth].map(point => [spot(point), point]))
  const facing = normals.slice()
  for (let point = 0; point < uv.count; point++) {
    const from = ofCloth.has(point) ? undefined : turnedFrom.get(spot(point))
    if (from !== undefined) facing.set(normals.subarray(from * 3, from * 3 + 3), point * 3)
  }
  return facing
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let first = 0
  for (const part of parts) {
    whole.set(part, first)
    first += part.length
  }
  return whole
}

interface Places {
  /** Of each point, the place it is at. */
  readonly of: Uint32Array
  readonly count: number
}

function placesOf(positions: Float32Array): Places {
  const of = new Uint32Array(positions.length / 3)
  const cubes = createCubes<number>(sewn)
  const near = (a: number, b: number) =>
    Math.abs((positions[a * 3] ?? 0) - (positions[b * 3] ?? 0)) < sewn &&
    Math.abs((positions[a * 3 + 1] ?? 0) - (positions[b * 3 + 1] ?? 0)) < sewn &&
    Math.abs((positions[a * 3 + 2] ?? 0) - (positions[b * 3 + 2] ?? 0)) < sewn
  let count = 0
  for (let point = 0; point < of.length; point++) {
    const other = cubes.find(positions, point, 1, each => near(each, point))
    of[point] = other === undefined ? count++ : (of[other] ?? 0)
    cubes.add(positions, point, point)
  }
  return { of, count }
}

/** Places at both ends of the sides of all triangles. */
function linksOf(panels: readonly BufferGeometry[], places: Uint32Array): Uint32Array {
  const links = new Uint32Array(panels.reduce((sum, { index }) => sum + (index?.count ?? 0), 0) * 2)
  let [first, at] = [0, 0]
  for (const { index, attributes } of panels) {
    for (let corner = 0; corner < (index?.count ?? 0); corner++) {
      const next = corner % 3 === 2 ? corner - 2 : corner + 1
      links[at++] = places[first + (index?.getX(corner) ?? 0)] ?? 0
      links[at++] = places[first + (index?.getX(next) ?? 0)] ?? 0
    }
    first += attributes.position?.count ?? 0
  }
  return links
}

function added(normals: Float32Array, { of, count }: Places): Float32Array {
  const sums = new Float32Array(count * 3)
  for (let at = 0; at < normals.length; at++) {
    const slot = (of[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)
    sums[slot] = (sums[slot] ?? 0) + (normals[at] ?? 0)
  }
  return sums
}
