import { clamp } from '../geometry/clamp.ts'
import type { ClothPoints } from './clothPatches.ts'
import { createCubes } from './cubes.ts'

/** Points of the body with the bones they follow: three coordinates, three of the normal and four bones a point. */
export interface BodyPoints {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly bones: Uint8Array
  /** Of each bone, 0 to 1. */
  readonly shares: Float32Array
}

/** Within so many metres points of the body have a say; where there are none, within twice as many. */
const reach = 0.06
/**
 * Cloth that is farther off than this, in m, is loose: the low armhole of a wide shirt hangs between arm and flank, and
 * follows both.
 */
export const [loose, quiteLoose] = [0.04, 0.06]
/** Skin that faces another way is as good as so much farther away: an arm must not pull at the flank. */
const turnedAway = 0.085

/** Points near a vertex, with the squares of how far they are; the arrays are the same each time. */
export interface Found {
  readonly points: Int32Array
  readonly squares: Float64Array
  count: number
  nearest: number
}

/** Fewer points than this are too few to mix. */
const enough = 8

/** Finds the skin near a point of cloth. Skin is sorted into cubes, so that a search looks at a few of them only. */
export function skinFinder(body: BodyPoints): (cloth: ClothPoints, vertex: number) => Found {
  const total = body.positions.length / 3
  const found: Found = { points: new Int32Array(total), squares: new Float64Array(total), count: 0, nearest: 1 }
  const cubes = createCubes<number>(reach)
  for (let point = 0; point < total; point++) cubes.add(body.positions, point, point)
  const searchAround = (cloth: ClothPoints, vertex: number, far: number) => {
    found.count = 0
    found.nearest = 1
    cubes.find(cloth.positions, vertex, far, point => {
      addPoint(found, { body, cloth }, point, vertex)
      return false
    })
  }
  return (cloth, vertex) => {
    searchAround(cloth, vertex, 1)
    if (found.count < enough || found.nearest > quiteLoose ** 2) searchAround(cloth, vertex, 3)
    else if (found.nearest > loose ** 2) searchAround(cloth, vertex, 2)
    return found
  }
}

/** Skin that faces away counts as farther. */
function addPoint(
  found: Found,
  { body, cloth }: { body: BodyPoints; cloth: ClothPoints },
  point: number,
  vertex: number,
): void {
  let [square, facing] = [0, 0]
  for (let axis = 0; axis < 3; axis++) {
    const apart = (cloth.positions[vertex * 3 + axis] ?? 0) - (body.positions[point * 3 + axis] ?? 0)
    square += apart * apart
    facing += (cloth.normals[vertex * 3 + axis] ?? 0) * (body.normals[point * 3 + axis] ?? 0)
  }
  const away = turnedAway * clamp((0.35 - facing) / 0.7, 0, 1)
  const whole = square + away * away
  found.points[found.count] = point
  found.squares[found.count] = whole
  found.count++
  if (whole < found.nearest) found.nearest = whole
}
