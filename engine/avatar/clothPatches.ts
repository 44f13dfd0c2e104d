import { squareBetween } from '../geometry/squareBetween.ts'
import { createCubes } from './cubes.ts'

/** Points of cloth: three coordinates and three of the normal each, which may be of any length. */
export interface ClothPoints {
  readonly positions: Float32Array
  readonly normals: Float32Array
}

/** Cloth that is sewn together. */
export interface SewnCloth extends ClothPoints {
  /** Pairs of points that are beside each other, across seams as well. */
  readonly links: ArrayLike<number>
}

/** Cloth as patches of a few square centimetres: fewer than its points, and layers that lie on each other are one. */
export interface Patches {
  /** A point of each patch, in its middle. */
  readonly middles: ClothPoints
  /** The patch of each point. */
  readonly of: Uint32Array
  /** The patches round each. */
  readonly beside: readonly (readonly number[])[]
}

/** How far a patch reaches from its middle, in m. */
const reach = 0.012
/** Cosine of the angle between what faces the same way: a sleeve that lies on the flank faces it, and is not of its patch. */
const sameWay = 0.5

/** Sorts the points of cloth into patches of what lies together and faces the same way. */
export function patchesOf(cloth: SewnCloth): Patches {
  const count = cloth.positions.length / 3
  const chosen: number[] = []
  const normals = unitVectors(cloth.normals.slice())
  const near = nearestIn({ positions: cloth.positions, normals })
  const of = new Uint32Array(count)
  for (let point = 0; point < count; point++) {
    if (near.find(point) !== null) continue
    of[point] = chosen.length
    near.add(point, chosen.length)
    chosen.push(point)
  }
  // Points where opposite sides meet face no way at all, and are found by none.
  for (let point = 0; point < count; point++) of[point] = near.find(point) ?? of[point] ?? 0
  const read = (values: Float32Array) =>
    Float32Array.from(
      { length: chosen.length * 3 },
      (_, at) => values[(chosen[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0,
    )
  const beside = linked(of, cloth.links, chosen.length)
  return { middles: { positions: read(cloth.positions), normals: softened(read(normals), beside) }, of, beside }
}

/** Each facing as those beside it do: under an arm sleeve and flank face each other, and come to face one way at their seam. */
function softened(normals: Float32Array, beside: readonly (readonly number[])[]): Float32Array {
  const sums = normals.slice()
  for (const [patch, others] of beside.entries()) {
    for (const each of others) {
      for (let axis = 0; axis < 3; axis++) {
        sums[patch * 3 + axis] = (sums[patch * 3 + axis] ?? 0) + (normals[each * 3 + axis] ?? 0)
      }
    }
  }
  return unitVectors(sums)
}

function unitVectors(vectors: Float32Array): Float32Array {
  for (let at = 0; at < vectors.length; at += 3) {
    const length = Math.hypot(vectors[at] ?? 0, vectors[at + 1] ?? 0, vectors[at + 2] ?? 0) || 1
    for (let axis = at; axis < at + 3; axis++) vectors[axis] = (vectors[axis] ?? 0) / length
  }
  return vectors
}

/** Finds the nearest of the points that were added within a patch's reach; `null` where there is none. */
function nearestIn({ positions, normals }: ClothPoints) {
  const cubes = createCubes<{ readonly point: number; readonly patch: number }>(reach)
  const product = (values: Float32Array, one: number, other: number) => {
    const [a, b] = [one * 3, other * 3]
    return (
      (values[a] ?? 0) * (values[b] ?? 0) +
      (values[a + 1] ?? 0) * (values[b + 1] ?? 0) +
      (values[a + 2] ?? 0) * (values[b + 2] ?? 0)
    )
  }
  return {
    add: (point: number, patch: number): void => cubes.add(positions, point, { point, patch }),
    find(point: number): number | null {
      let found: number | null = null
      let nearest = reach * reach
      cubes.find(positions, point, 1, held => {
        const square = squareBetween(positions, point, positions, held.point)
        if (square < nearest && product(normals, point, held.point) > sameWay) {
          found = held.patch
          nearest = square
        }
        return false
      })
      return found
    },
  }
}

function linked(of: Uint32Array, links: ArrayLike<number>, count: number): readonly (readonly number[])[] {
  const beside = Array.from({ length: count }, () => new Set<number>())
  for (let at = 0; at < links.length; at += 2) {
    const [a = 0, b = 0] = [of[links[at] ?? 0], of[links[at + 1] ?? 0]]
    if (a === b) continue
    beside[a]?.add(b)
    beside[b]?.add(a)
  }
  return beside.map(each => [...each])
}
