import { BufferAttribute, BufferGeometry, type Mesh } from 'three'
import { pointsOf } from './bodyPoints.ts'
import { createReachMap, type Reach, type ReachMap } from './reachMap.ts'

/** The head that wears a hood. */
export interface HoodedHead {
  readonly middle: readonly [number, number, number]
  readonly size: number
  /** What the hood must lie over. */
  readonly skin: readonly Mesh[]
  /** What is pressed down by it. */
  readonly hair: readonly Mesh[]
}

/** A piece that reaches this far above the middle of the head belongs to a hood that is up, in m. */
const up = 0.04
/** Hoods are draped on a smaller head: how many times they are widened, and how far they move forward, in m. */
const [wider, forward] = [1.1, 0.012]
/** A hood begins to widen at the neck and is fully wide at the ears: heights in m from the middle of a head of size 1. */
const [neckEnds, ears] = [-0.17, -0.04]
/** The lowest point of the neck, and the largest distance of skin or hair, in m from the middle of a head of size 1. */
const [neck, outermost] = [-0.16, 0.16]
/** A lining or a turned hem lies this much closer to the skin, in m. */
const inside = 0.0015
/** Distance of hood and skin, the most hair that stays between them, and the distance of hair and hood, in m. */
const [offSkin, hairLeft, offHair] = [0.009, 0.02, 0.004]

/**
 * Draws a hood that is up over the head of its wearer, in the rest pose, and presses hair down under it. Returns how to
 * give the hood back as it was; the hair stays as it is.
 */
export function hoodOverHead(cloth: readonly Mesh[], head: HoodedHead): () => void {
  const hood = cloth.filter(mesh => topOf(mesh) > head.middle[1] + up)
  if (hood.length === 0) return () => {}
  const bare = mapOf(head, head.skin, 'farthest')
  const haired = mapOf(head, head.hair, 'farthest')
  const whole = hood.map(({ geometry: { attributes } }) => ({
    position: attributes.position,
    normal: attributes.normal,
  }))
  for (const { geometry } of hood) drawOver(geometry, head, { bare, haired })
  const cover = mapOf(head, hood, 'nearest')
  for (const { geometry } of head.hair) pressDown(geometry, head, cover)
  return () => {
    for (const [at, { geometry }] of hood.entries()) {
      const { position, normal } = whole[at] ?? {}
      if (position) geometry.setAttribute('position', position)
      if (normal) geometry.setAttribute('normal', normal)
    }
  }
}

function topOf({ geometry }: Mesh): number {
  geometry.computeBoundingBox()
  return geometry.boundingBox?.max.y ?? 0
}

/** How far some surface reaches from the middle of the head, down to the neck. */
function mapOf({ middle, size }: HoodedHead, meshes: readonly Mesh[], which: Reach): ReachMap {
  const map = createReachMap(middle, which)
  for (const { geometry } of meshes) {
    const { positions } = pointsOf(geometry)
    for (let at = 0; at < positions.length; at += 3) {
      const isNeck = (positions[at + 1] ?? 0) > middle[1] + neck * size
      if (isNeck && (which === 'nearest' || map.distance(positions, at) < outermost * size)) map.add(positions, at)
    }
  }
  map.close()
  return map
}

function drawOver(
  geometry: BufferGeometry,
  { middle, size }: HoodedHead,
  { bare, haired }: { readonly bare: ReachMap; readonly haired: ReachMap },
): void {
  const { positions, normals } = pointsOf(geometry)
  const before = facing(geometry, positions)
  for (let at = 0; at < positions.length; at += 3) {
    const height = ((positions[at + 1] ?? 0) - middle[1]) / size
    const share = smooth((height - neckEnds) / (ears - neckEnds))
    for (let axis = 0; axis < 3; axis++) {
      const from = middle[axis] ?? 0
      const more = ((positions[at + axis] ?? 0) - from) * (wider - 1) + (axis === 2 ? forward : 0)
      positions[at + axis] = (positions[at + axis] ?? 0) + share * more
    }
    const skin = bare.at(positions, at)
    if (skin === 0) continue
    const lies = facesIn(positions, normals, at, middle) ? offSkin - inside : offSkin
    const needed = Math.max(skin, Math.min(skin + hairLeft, haired.at(positions, at))) + lies
    const reach = bare.distance(positions, at)
    if (reach >= needed || reach === 0) continue
    const push = 1 + (share * (needed - reach)) / reach
    for (let axis = 0; axis < 3; axis++) {
      const from = middle[axis] ?? 0
      positions[at + axis] = from + ((positions[at + axis] ?? 0) - from) * push
    }
  }
  const after = facing(geometry, positions)
  const turned = normals.map((value, at) => value + (after[at] ?? 0) - (before[at] ?? 0))
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(turned, 3))
}

/** Hair that would come through the hood lies under it. */
function pressDown(geometry: BufferGeometry, { middle }: HoodedHead, cover: ReachMap): void {
  const { positions } = pointsOf(geometry)
  for (let at = 0; at < positions.length; at += 3) {
    const [hood, reach] = [cover.at(positions, at), cover.distance(positions, at)]
    if (hood === 0 || reach <= hood - offHair) continue
    for (let axis = 0; axis < 3; axis++) {
      const from = middle[axis] ?? 0
      positions[at + axis] = from + (((positions[at + axis] ?? 0) - from) * (hood - offHair)) / reach
    }
  }
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
}

function facesIn(positions: Float32Array, normals: Float32Array, at: number, middle: HoodedHead['middle']): boolean {
  let out = 0
  for (let axis = 0; axis < 3; axis++)
    out += (normals[at + axis] ?? 0) * ((positions[at + axis] ?? 0) - (middle[axis] ?? 0))
  return out < 0
}

/** Normals computed from the triangles alone. */
function facing({ index }: BufferGeometry, positions: Float32Array): ArrayLike<number> {
  const plain = new BufferGeometry()
  plain.setAttribute('position', new BufferAttribute(positions, 3))
  plain.setIndex(index)
  plain.computeVertexNormals()
  return plain.attributes.normal?.array ?? []
}

const smooth = (share: number): number => {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}
