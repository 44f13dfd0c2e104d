import { clamp } from '../geometry/clamp.ts'
import { type BoundWeights, emptyWeights, writeStrongest } from './boundWeights.ts'
import { boneNames } from './skeleton.ts'

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
const reach = 0.075
/** How quickly they lose it with their distance, in m. */
const spread = 0.024
/** Skin that faces another way is as good as so much farther away: an arm must not pull at the flank. */
const turnedAway = 0.085

/**
 * How cloth follows bones: like the body beneath it, mixHex over a few centimetres, so that points of two panels at one
 * place move as one. `boneOf` may give a bone's share to another, such as a thigh's to the pelvis for a shirt.
 */
export function clothWeights(body: BodyPoints, cloth: ClothPoints, boneOf: (bone: number) => number): BoundWeights {
  const find = sortPoints(body.positions)
  const count = cloth.positions.length / 3
  const weights = emptyWeights(count)
  const row = new Float32Array(boneNames.length)
  for (let vertex = 0; vertex < count; vertex++) {
    const [x = 0, y = 0, z = 0] = cloth.positions.subarray(vertex * 3, vertex * 3 + 3)
    const [nx = 0, ny = 0, nz = 0] = cloth.normals.subarray(vertex * 3, vertex * 3 + 3)
    const near = find(x, y, z)
    const far = near.map(point => {
      const at = point * 3
      const [dx, dy, dz] = [
        x - (body.positions[at] ?? 0),
        y - (body.positions[at + 1] ?? 0),
        z - (body.positions[at + 2] ?? 0),
      ]
      const facing = nx * (body.normals[at] ?? 0) + ny * (body.normals[at + 1] ?? 0) + nz * (body.normals[at + 2] ?? 0)
      const apart = turnedAway * clamp((0.35 - facing) / 0.7, 0, 1)
      return dx * dx + dy * dy + dz * dz + apart * apart
    })
    const nearest = far.reduce((min, each) => Math.min(min, each), 1)
    row.fill(0)
    near.forEach((point, index) => {
      const weight = Math.exp((nearest - (far[index] ?? 1)) / (2 * spread * spread))
      if (weight < 0.002) return
      for (let at = point * 4; at < point * 4 + 4; at++) {
        const bone = boneOf(body.bones[at] ?? 0)
        row[bone] = (row[bone] ?? 0) + weight * (body.shares[at] ?? 0)
      }
    })
    writeStrongest(row, weights, vertex)
  }
  return weights
}

/** Points sorted into cubes, so that a search looks at a few of them only. */
function sortPoints(positions: Float32Array): (x: number, y: number, z: number) => readonly number[] {
  const cubes = new Map<number, number[]>()
  const cell = (value: number) => Math.floor(value / reach) + 64
  const keyOf = (i: number, j: number, k: number) => (i * 128 + j) * 128 + k
  for (let point = 0; point < positions.length / 3; point++) {
    const [x = 0, y = 0, z = 0] = positions.subarray(point * 3, point * 3 + 3)
    const key = keyOf(cell(x), cell(y), cell(z))
    const cube = cubes.get(key)
    if (cube) cube.push(point)
    else cubes.set(key, [point])
  }
  const around = (x: number, y: number, z: number, cells: number): readonly number[] => {
    const found: number[] = []
    for (let i = cell(x) - cells; i <= cell(x) + cells; i++) {
      for (let j = cell(y) - cells; j <= cell(y) + cells; j++) {
        for (let k = cell(z) - cells; k <= cell(z) + cells; k++) found.push(...(cubes.get(keyOf(i, j, k)) ?? []))
      }
    }
    return found
  }
  return (x, y, z) => {
    const near = around(x, y, z, 1)
    return near.length >= 8 ? near : around(x, y, z, 3)
  }
}
