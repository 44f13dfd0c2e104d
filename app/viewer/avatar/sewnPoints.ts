import type { BufferGeometry } from 'three'
import type { ClothPoints } from '../../../engine/avatar/index.ts'
import { isTurnedIn } from '../turnedHem.ts'
import { pointsOf } from './bodyPoints.ts'

/** Points of two panels that are nearer than this, in m, are sewn together. */
const sewn = 0.0006
/** Under an arm sleeve and flank face each other: over so many rounds of neighbours they come to face one way. */
const rounds = 12

/**
 * The points of cloth for each of its panels, facing as one where panels are sewn together and little by little on both
 * sides of it. Cloth follows the skin that faces its way, so a seam between two ways would tear.
 */
export function sewnPoints(panels: readonly BufferGeometry[]): readonly ClothPoints[] {
  const points = panels.map(panel => {
    const { positions, normals } = pointsOf(panel)
    return { positions, normals: rightSides(panel, normals) }
  })
  const positions = joined(points.map(each => each.positions))
  const places = placesOf(positions)
  const corners = cornersOf(panels, places.of)
  let facing = added(joined(points.map(each => each.normals)), places)
  for (let round = 0; round < rounds; round++) facing = softened(facing, corners)
  let first = 0
  return points.map(({ positions: own }) => {
    const normals = own.map((_, at) => facing[(places.of[first + Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0)
    first += own.length / 3
    return { positions: own, normals }
  })
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
  const cells = new Map<number, number[]>()
  const cell = (value = 0) => Math.floor(value / sewn) + 4096
  const keyOf = (i: number, j: number, k: number) => (i * 8192 + j) * 8192 + k
  const near = (a: number, b: number) =>
    [0, 1, 2].every(axis => Math.abs((positions[a * 3 + axis] ?? 0) - (positions[b * 3 + axis] ?? 0)) < sewn)
  let count = 0
  const around = [-1, 0, 1]
  for (let point = 0; point < of.length; point++) {
    const [i, j, k] = [cell(positions[point * 3]), cell(positions[point * 3 + 1]), cell(positions[point * 3 + 2])]
    const other = around
      .flatMap(x => around.flatMap(y => around.flatMap(z => cells.get(keyOf(i + x, j + y, k + z)) ?? [])))
      .find(each => near(each, point))
    of[point] = other === undefined ? count++ : (of[other] ?? 0)
    const key = keyOf(i, j, k)
    const here = cells.get(key)
    if (here) here.push(point)
    else cells.set(key, [point])
  }
  return { of, count }
}

/** Places at the corners of all triangles. */
function cornersOf(panels: readonly BufferGeometry[], places: Uint32Array): Uint32Array {
  let first = 0
  return Uint32Array.from(
    panels.flatMap(({ index, attributes }) => {
      const start = first
      first += attributes.position?.count ?? 0
      return Array.from(index?.array ?? [], corner => places[start + corner] ?? 0)
    }),
  )
}

function added(normals: Float32Array, { of, count }: Places): Float32Array {
  const sums = new Float32Array(count * 3)
  for (let at = 0; at < normals.length; at++) {
    const slot = (of[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)
    sums[slot] = (sums[slot] ?? 0) + (normals[at] ?? 0)
  }
  return unitOf(sums)
}

/** Each facing as its neighbours do. */
function softened(facing: Float32Array, corners: Uint32Array): Float32Array {
  const sums = facing.slice()
  for (let at = 0; at < corners.length; at += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const sum = [0, 1, 2].reduce((total, corner) => total + (facing[(corners[at + corner] ?? 0) * 3 + axis] ?? 0), 0)
      for (let corner = at; corner < at + 3; corner++) {
        const slot = (corners[corner] ?? 0) * 3 + axis
        sums[slot] = (sums[slot] ?? 0) + sum
      }
    }
  }
  return unitOf(sums)
}

function unitOf(vectors: Float32Array): Float32Array {
  for (let at = 0; at < vectors.length; at += 3) {
    const length = Math.hypot(vectors[at] ?? 0, vectors[at + 1] ?? 0, vectors[at + 2] ?? 0) || 1
    for (let axis = at; axis < at + 3; axis++) vectors[axis] = (vectors[axis] ?? 0) / length
  }
  return vectors
}
