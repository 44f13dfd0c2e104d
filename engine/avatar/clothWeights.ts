import { clamp } from '../geometry/clamp.ts'
import { type BoundWeights, emptyWeights, writeStrongest } from './boundWeights.ts'
import { boneIndex, boneNames } from './skeleton.ts'

/** Points of the body with the bones they follow: three coordinates, three of the normal and four bones a point. */
export interface BodyPoints {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly bones: Uint8Array
  /** Of each bone, 0 to 1. */
  readonly shares: Float32Array
}

export interface ClothPoints {
  readonly positions: Float32Array
  readonly normals: Float32Array
}

/** Within so many metres points of the body have a say; where there are none, within twice as many. */
const reach = 0.06
/** How quickly they lose it with their distance, in m. */
const spread = 0.024
/**
 * Cloth that is farther off than this, in m, is loose: the low armhole of a wide shirt hangs between arm and flank, and
 * follows both. The farther it is, the more slowly skin loses its say, and it has none left farther than `farthest`.
 */
const [loose, quiteLoose] = [0.04, 0.06]
const farthest = { times: 1.5, min: 0.12, max: 0.18 }
/** Skin that faces another way is as good as so much farther away: an arm must not pull at the flank. */
const turnedAway = 0.085

/**
 * How cloth follows bones: like the body beneath it, mixHex over a few centimetres, so that points of two panels at one
 * place move as one. `boneOf` may give a bone's share to another, such as a thigh's to the pelvis for a shirt; what is on
 * one side follows no leg of the other.
 */
export function clothWeights(body: BodyPoints, cloth: ClothPoints, boneOf: (bone: number) => number): BoundWeights {
  const search = createSearch(body)
  const count = cloth.positions.length / 3
  const weights = emptyWeights(count)
  const row = new Float32Array(boneNames.length)
  for (let vertex = 0; vertex < count; vertex++) {
    const found = search(cloth, vertex)
    row.fill(0)
    const shareOf = sharesFrom(Math.sqrt(found.nearest))
    for (let at = 0; at < found.count; at++) {
      const share = shareOf(found.squares[at] ?? 1)
      if (share < 0.002) continue
      const first = (found.points[at] ?? 0) * 4
      for (let of = first; of < first + 4; of++) {
        const bone = boneOf(body.bones[of] ?? 0)
        row[bone] = (row[bone] ?? 0) + share * (body.shares[of] ?? 0) * legShare(bone, cloth.positions[vertex * 3] ?? 0)
      }
    }
    writeStrongest(row, weights, vertex)
  }
  return weights
}

/** How much say skin has by the square of its distance, where the nearest is so far away. */
function sharesFrom(nearest: number): (square: number) => number {
  const wide = spread + Math.max(0, nearest - loose)
  const end = clamp(farthest.times * nearest, farthest.min, farthest.max)
  const fading = clamp((nearest - loose) / (quiteLoose - loose), 0, 1)
  return square => {
    const share = Math.exp((nearest * nearest - square) / (2 * wide * wide))
    return fading === 0 ? share : share * clamp((end - Math.sqrt(square)) / (end - nearest), 0, 1) ** fading
  }
}

const legs = /^(thigh|shin|foot|toe)/
/** Of every bone: 1 for legs of the left, -1 for those of the right. */
const legSides = boneNames.map(name => (legs.test(name) ? (name.endsWith('Left') ? 1 : -1) : 0))
/** Over so many metres from the middle the other leg loses its hold, so that no seam there tears. */
const between = 0.03

/** How much a bone may move what hangs at `x`. */
function legShare(bone: number, x: number): number {
  const across = -(legSides[bone] ?? 0) * x
  return 1 - clamp(across / between, 0, 1)
}

/** Points near a vertex, with the squares of how far they are; the arrays are the same each time. */
interface Found {
  readonly points: Int32Array
  readonly squares: Float64Array
  count: number
  nearest: number
}

/** Fewer points than this are too few to mix. */
const enough = 8

/** Points sorted into cubes, so that a search looks at a few of them only. */
function createSearch(body: BodyPoints): (cloth: ClothPoints, vertex: number) => Found {
  const total = body.positions.length / 3
  const found: Found = { points: new Int32Array(total), squares: new Float64Array(total), count: 0, nearest: 1 }
  const cubes = new Map<number, number[]>()
  const cell = (value: number) => Math.floor(value / reach) + 64
  const keyOf = (i: number, j: number, k: number) => (i * 128 + j) * 128 + k
  for (let point = 0; point < total; point++) {
    const [x = 0, y = 0, z = 0] = body.positions.subarray(point * 3, point * 3 + 3)
    const key = keyOf(cell(x), cell(y), cell(z))
    const cube = cubes.get(key)
    if (cube) cube.push(point)
    else cubes.set(key, [point])
  }
  const searchAround = (cloth: ClothPoints, vertex: number, cells: number) => {
    const [x = 0, y = 0, z = 0] = cloth.positions.subarray(vertex * 3, vertex * 3 + 3)
    const [i0, j0, k0] = [cell(x), cell(y), cell(z)]
    found.count = 0
    found.nearest = 1
    for (let i = i0 - cells; i <= i0 + cells; i++) {
      for (let j = j0 - cells; j <= j0 + cells; j++) {
        for (let k = k0 - cells; k <= k0 + cells; k++) {
          for (const point of cubes.get(keyOf(i, j, k)) ?? none) addPoint(found, { body, cloth }, point, vertex)
        }
      }
    }
  }
  return (cloth, vertex) => {
    searchAround(cloth, vertex, 1)
    if (found.count < enough || found.nearest > quiteLoose ** 2) searchAround(cloth, vertex, 3)
    else if (found.nearest > loose ** 2) searchAround(cloth, vertex, 2)
    return found
  }
}

const none: readonly number[] = []

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

const pelvis = boneIndex('pelvis')
const holdNoTrousers = new Set(
  boneNames.flatMap((name, bone) => (/^(clavicle|arm|fore|hand|fingers|head)/.test(name) ? [bone] : [])),
)

/** Whose share trousers take: hands that hang beside the hips hold none. */
export const trouserBone = (bone: number): number => (holdNoTrousers.has(bone) ? pelvis : bone)

const clavicles = boneNames.map((name, bone) => {
  if (!/^(arm|fore|hand|fingers)/.test(name)) return bone
  return boneIndex(name.endsWith('Left') ? 'clavicleLeft' : 'clavicleRight')
})

/** Whether a shirt of these panels has sleeves. */
export const hasSleeves = (panels: readonly string[]): boolean => panels.some(panel => panel.startsWith('sleeve'))

/**
 * Whose share a shirt of these panels takes. Without sleeves it follows no arm: a raised one would draw the edge of the
 * armhole out along it.
 */
export const shirtBone = (panels: readonly string[]): ((bone: number) => number) =>
  hasSleeves(panels) ? bone => bone : bone => clavicles[bone] ?? bone
