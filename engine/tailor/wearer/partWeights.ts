import { type BoundWeights, strongestBones } from '../../avatar/boundWeights.ts'
import { type BoneName, boneIndex, boneNames, type Skeleton } from '../../avatar/skeleton.ts'
import type { Vector } from '../../geometry/vector.ts'
import { vectorAt } from '../../geometry/vector.ts'
import { smoothStep } from '../body/shapes.ts'
import type { BoneWeights } from './boneHeat.ts'
import type { NetSurface } from './surfaceNet.ts'

/** Shares of bones at a place of the rest pose. */
export type WeightRule = (spot: Vector) => Readonly<Partial<Record<BoneName, number>>>

export const headRule =
  ({ joints }: Skeleton): WeightRule =>
  ([, y]) => {
    const share = smoothStep(joints.head[1] - 0.035, joints.head[1] + 0.035, y)
    return { head: share, neck: 1 - share }
  }

/** Boots bend at the ball; what stands up at the ankle goes with the shin. */
export const footRule =
  ({ joints }: Skeleton): WeightRule =>
  ([x, y, z]) => {
    const side = x > 0 ? 'Left' : 'Right'
    const toe = smoothStep(joints.ball[2] - 0.022, joints.ball[2] + 0.022, z)
    const shin = smoothStep(joints.ankle[1] + 0.005, joints.ankle[1] + 0.075, y)
    return { [`toe${side}`]: toe * (1 - shin), [`foot${side}`]: (1 - toe) * (1 - shin), [`shin${side}`]: shin }
  }

export function ruledWeights({ positions }: NetSurface, rule: WeightRule): BoundWeights {
  const count = positions.length / 3
  const rows = new Float32Array(count * boneNames.length)
  for (let vertex = 0; vertex < count; vertex++) {
    for (const [name, share] of Object.entries(rule(vectorAt(positions, vertex)))) {
      rows[vertex * boneNames.length + boneIndex(name as BoneName)] = share
    }
  }
  return strongestBones(rows, boneNames.length)
}

const neighbours = 6

/** As the nearest places of the body follow their bones. */
export function weightsFrom(
  body: NetSurface,
  weights: BoneWeights,
  spacing: number,
): (part: NetSurface, rule?: BlendedRule) => BoundWeights {
  const find = createFinder(body.positions, spacing * 1.6)
  return (part, rule) => {
    const count = part.positions.length / 3
    const rows = new Float32Array(count * boneNames.length)
    for (let vertex = 0; vertex < count; vertex++) {
      const spot = vectorAt(part.positions, vertex)
      const row = rows.subarray(vertex * boneNames.length, (vertex + 1) * boneNames.length)
      const near = find(spot, neighbours)
      for (const found of near) {
        for (let bone = 0; bone < row.length; bone++) {
          row[bone] = (row[bone] ?? 0) + (weights[found * boneNames.length + bone] ?? 0) / near.length
        }
      }
      if (rule) blendRule(row, rule, spot)
    }
    return strongestBones(rows, boneNames.length)
  }
}

/** A rule that takes over somewhere: 0 not at all, 1 wholly. */
export interface BlendedRule {
  readonly rule: WeightRule
  readonly share: (spot: Vector) => number
}

function blendRule(row: Float32Array, { rule, share }: BlendedRule, spot: Vector): void {
  const taken = share(spot)
  if (taken === 0) return
  row.forEach((value, bone) => {
    row[bone] = value * (1 - taken)
  })
  for (const [name, value] of Object.entries(rule(spot))) {
    const bone = boneIndex(name as BoneName)
    row[bone] = (row[bone] ?? 0) + value * taken
  }
}

/** Finds the nearest vertices of a cloud, sorted into cubes. */
function createFinder(positions: Float32Array, cell: number): (spot: Vector, count: number) => readonly number[] {
  const cubes = new Map<string, number[]>()
  const key = (x: number, y: number, z: number) => `${x},${y},${z}`
  const cellOf = (value: number) => Math.floor(value / cell)
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const [x, y, z] = vectorAt(positions, vertex)
    const at = key(cellOf(x), cellOf(y), cellOf(z))
    const cube = cubes.get(at)
    if (cube) cube.push(vertex)
    else cubes.set(at, [vertex])
  }
  return (spot, count) => {
    const [x, y, z] = [cellOf(spot[0]), cellOf(spot[1]), cellOf(spot[2])]
    for (let reach = 1; reach < 8; reach++) {
      const found: { vertex: number; distance: number }[] = []
      for (let k = z - reach; k <= z + reach; k++) {
        for (let j = y - reach; j <= y + reach; j++) {
          for (let i = x - reach; i <= x + reach; i++) {
            for (const vertex of cubes.get(key(i, j, k)) ?? []) {
              const [px, py, pz] = vectorAt(positions, vertex)
              found.push({ vertex, distance: (px - spot[0]) ** 2 + (py - spot[1]) ** 2 + (pz - spot[2]) ** 2 })
            }
          }
        }
      }
      if (found.length < count) continue
      return found
        .sort((a, b) => a.distance - b.distance)
        .slice(0, count)
        .map(({ vertex }) => vertex)
    }
    return [0]
  }
}
