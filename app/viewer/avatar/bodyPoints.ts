import type { BufferGeometry, Mesh } from 'three'
import type { BodyPoints, Skin } from '../../../engine/avatar/index.ts'

/** Of the points of skin that lie in one cube of this side, in m, one is enough to weight how cloth moves. */
const coarse = 0.02

/** What cloth follows of these meshes. */
export function bodyPoints(meshes: readonly Mesh[]): BodyPoints {
  const taken = new Set<string>()
  const [positions, normals, bones, shares]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const { geometry } of meshes) {
    const { skinIndex, skinWeight } = geometry.attributes
    const points = pointsOf(geometry)
    for (let point = 0; point < points.positions.length / 3; point++) {
      const spot = points.positions.subarray(point * 3, point * 3 + 3)
      const cube = [...spot].map(value => Math.floor(value / coarse)).join()
      if (taken.has(cube)) continue
      taken.add(cube)
      positions.push(...spot)
      normals.push(...points.normals.subarray(point * 3, point * 3 + 3))
      for (let at = 0; at < 4; at++) {
        bones.push(skinIndex?.getComponent(point, at) ?? 0)
        shares.push(skinWeight?.getComponent(point, at) ?? 0)
      }
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    bones: Uint8Array.from(bones),
    shares: Float32Array.from(shares),
  }
}

/** The points of both. */
export const joinedPoints = (one: BodyPoints, other: BodyPoints): BodyPoints => ({
  positions: Float32Array.from([...one.positions, ...other.positions]),
  normals: Float32Array.from([...one.normals, ...other.normals]),
  bones: Uint8Array.from([...one.bones, ...other.bones]),
  shares: Float32Array.from([...one.shares, ...other.shares]),
})

/** Plain numbers, whatever the file packed them into. */
export function pointsOf({ attributes: { position, normal } }: BufferGeometry): {
  readonly positions: Float32Array
  readonly normals: Float32Array
} {
  const count = position?.count ?? 0
  const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)]
  for (let at = 0; at < count; at++) {
    for (const axis of [0, 1, 2] as const) {
      positions[at * 3 + axis] = position?.getComponent(at, axis) ?? 0
      normals[at * 3 + axis] = normal?.getComponent(at, axis) ?? 0
    }
  }
  return { positions, normals }
}

/** All points of some meshes, none left out. */
export function pointsOfAll(meshes: readonly Mesh[]): Skin {
  const read = meshes.map(({ geometry }) => pointsOf(geometry))
  const of = (name: 'positions' | 'normals') => {
    const all = new Float32Array(read.reduce((length, points) => length + points[name].length, 0))
    let first = 0
    for (const points of read) {
      all.set(points[name], first)
      first += points[name].length
    }
    return all
  }
  return { positions: of('positions'), normals: of('normals') }
}
