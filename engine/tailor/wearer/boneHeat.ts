import { type BoneName, boneIndex, boneNames, type Skeleton } from '../../avatar/skeleton.ts'
import { clamp } from '../../geometry/clamp.ts'
import { add, between, dot, magnitude, scale, subtract, type Vector, vectorAt } from '../../geometry/vector.ts'
import type { Distance } from '../body/shapes.ts'
import type { NetSurface } from './surfaceNet.ts'

/** The weights of every bone for every vertex, a row of all bones a vertex; together 1. */
export type BoneWeights = Float32Array

/** How fast heat flows into the skin: less, and thighs would own the hips. */
const inflow = 5
/** Between neighbours; times the squared transposed of the spacing. */
const conduction = 0.66
const rounds = 140

/**
 * Heat flows from the bone that a vertex sees into the skin and along it; how warm a vertex is from a bone is its weight
 * (Baran and Popović, 2007).
 */
export function boneHeat(body: Distance, surface: NetSurface, skeleton: Skeleton, spacing: number): BoneWeights {
  const sources = heatSources(skeleton)
  const count = surface.positions.length / 3
  const owners = new Int32Array(count)
  const heats = new Float64Array(count)
  for (let vertex = 0; vertex < count; vertex++) {
    const [bone, distance] = nearestSeen(body, sources, vectorAt(surface.positions, vertex))
    owners[vertex] = bone
    heats[vertex] = inflow / Math.max(distance, 0.004) ** 2
  }
  const links = linksOf(surface)
  const weights = new Float32Array(count * boneNames.length)
  for (const bone of boneNames.keys()) {
    const wanted = heats.map((heat, vertex) => (owners[vertex] === bone ? heat : 0))
    if (wanted.every(heat => heat === 0)) continue
    const warm = conduct({ heats, links, flow: conduction / spacing ** 2 }, wanted)
    warm.forEach((value, vertex) => {
      weights[vertex * boneNames.length + bone] = clamp(value, 0, 1)
    })
  }
  return normalised(weights)
}

interface Source {
  readonly bone: number
  readonly from: Vector
  readonly to: Vector
}

/** Where heat comes from: limbs only from some way below their joints, the trunk from bars across it. */
function heatSources({ bones }: Skeleton): readonly Source[] {
  const across: Partial<Record<BoneName, number>> = { pelvis: 0.08, spine: 0.075, spine2: 0.08, chest: 0.09 }
  return bones.flatMap(({ name, from, to }): readonly Source[] => {
    const bone = boneIndex(name)
    const aside = across[name]
    if (aside) {
      const middle = between(from, to, 0.5)
      return [
        { bone, from, to },
        { bone, from: add(middle, [-aside, 0, 0]), to: add(middle, [aside, 0, 0]) },
      ]
    }
    const later = name.startsWith('thigh') ? 0.075 : name === 'armLeft' || name === 'armRight' ? 0.035 : 0
    const start = later === 0 ? from : add(from, scale(subtract(to, from), later / magnitude(subtract(to, from))))
    return [{ bone, from: start, to }]
  })
}

/** The nearest bone that no gap of the body lies before, and how far it is. */
function nearestSeen(
  body: Distance,
  sources: readonly Source[],
  spot: Vector,
): readonly [bone: number, metres: number] {
  const near = sources
    .map(({ bone, from, to }) => {
      const way = subtract(to, from)
      const along = clamp(dot(subtract(spot, from), way) / dot(way, way), 0, 1)
      const at = add(from, scale(way, along))
      return { bone, at, distance: magnitude(subtract(spot, at)) }
    })
    .sort((a, b) => a.distance - b.distance)
  const seen = near
    .slice(0, 8)
    .find(({ at }) => [0.2, 0.4, 0.6, 0.8].every(share => body(...between(spot, at, share)) < 0.002))
  const chosen = seen ?? near[0]
  return [chosen?.bone ?? 0, chosen?.distance ?? 1]
}

interface Links {
  /** Where a vertex's neighbours begin in `others`. */
  readonly starts: Int32Array
  readonly others: Int32Array
}

function linksOf({ positions, triangles }: NetSurface): Links {
  const count = positions.length / 3
  const sets = Array.from({ length: count }, () => new Set<number>())
  for (let at = 0; at < triangles.length; at++) {
    const triangle = at - (at % 3)
    const [a, b] = [triangles[at] ?? 0, triangles[triangle + ((at + 1) % 3)] ?? 0]
    sets[a]?.add(b)
    sets[b]?.add(a)
  }
  const starts = new Int32Array(count + 1)
  sets.forEach((set, vertex) => {
    starts[vertex + 1] = (starts[vertex] ?? 0) + set.size
  })
  return { starts, others: Int32Array.from(sets.flatMap(set => [...set])) }
}

interface Skin {
  readonly heats: Float64Array
  readonly links: Links
  readonly flow: number
}

/** Solves (flow · Laplacian + heats) x = wanted by conjugate gradients, scaled by the diagonal. */
function conduct(skin: Skin, wanted: Float64Array): Float64Array {
  const count = wanted.length
  const { heats, links, flow } = skin
  const diagonal = heats.map(
    (heat, vertex) => heat + flow * ((links.starts[vertex + 1] ?? 0) - (links.starts[vertex] ?? 0)),
  )
  const x = new Float64Array(count)
  const rest = wanted.slice()
  const scaled = rest.map((value, at) => value / (diagonal[at] ?? 1))
  const way = scaled.slice()
  let power = dotOf(rest, scaled)
  const enough = power * 1e-8
  for (let round = 0; round < rounds && power > enough; round++) {
    const flowed = apply(skin, diagonal, way)
    const step = power / (dotOf(way, flowed) || 1e-30)
    for (let at = 0; at < count; at++) {
      x[at] = (x[at] ?? 0) + step * (way[at] ?? 0)
      rest[at] = (rest[at] ?? 0) - step * (flowed[at] ?? 0)
      scaled[at] = (rest[at] ?? 0) / (diagonal[at] ?? 1)
    }
    const next = dotOf(rest, scaled)
    for (let at = 0; at < count; at++) way[at] = (scaled[at] ?? 0) + (next / power) * (way[at] ?? 0)
    power = next
  }
  return x
}

function apply({ links, flow }: Skin, diagonal: Float64Array, values: Float64Array): Float64Array {
  return diagonal.map((own, vertex) => {
    let around = 0
    const end = links.starts[vertex + 1] ?? 0
    for (let at = links.starts[vertex] ?? 0; at < end; at++) around += values[links.others[at] ?? 0] ?? 0
    return own * (values[vertex] ?? 0) - flow * around
  })
}

function dotOf(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

function normalised(weights: Float32Array): BoneWeights {
  const bones = boneNames.length
  for (let row = 0; row < weights.length; row += bones) {
    const part = weights.subarray(row, row + bones)
    const sum = part.reduce((total, value) => total + value, 0) || 1
    part.forEach((value, bone) => {
      part[bone] = value / sum
    })
  }
  return weights
}
