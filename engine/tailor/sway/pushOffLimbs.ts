import { nearestPointOf } from '../../avatar/nearestPoint.ts'
import type { BodyPoints } from '../../avatar/nearSkin.ts'
import { squareBetween } from '../../geometry/squareBetween.ts'
import { blendedMatrices, type Matrices } from './carriage.ts'
import type { Limb } from './limbs.ts'
import { type PosedSurface, posedBody } from './pushOut.ts'

/** How far cloth keeps from skin, how near skin is looked for, and how far cloth is pushed at once, in m. */
const [apart, reach, longestPush] = [0.005, 0.045, 0.02]
/** How much nearer skin and cloth may come to one another within a frame, in m. */
const nearer = 0.06

/** A limb in a frame. */
export interface MovedLimb {
  readonly around: Limb['around']
  /** The skin when the frame begins and when it ends. */
  readonly from: PosedSurface
  readonly to: PosedSurface
  /** The vertices that it may touch in this frame, and a point of the skin near each. */
  readonly vertices: Int32Array
  readonly near: Int32Array
}

/** Where limbs move in a frame, and which cloth they may touch. */
export function movedLimbs(
  limbs: readonly Limb[],
  positions: Float64Array,
  { from, to }: { readonly from: Matrices; readonly to: Matrices },
): readonly MovedLimb[] {
  return limbs.map(({ skin, around, vertices }) => {
    const begun = skinAt(skin, from)
    const find = nearestPointOf(begun.positions, reach + nearer)
    const found = vertices.map(vertex =>
      find(positions[vertex * 3] as number, positions[vertex * 3 + 1] as number, positions[vertex * 3 + 2] as number),
    )
    return {
      ...{ around, from: begun, to: skinAt(skin, to) },
      vertices: vertices.filter((_, at) => (found[at] as number) >= 0),
      near: found.filter(first => first >= 0).map(first => first / 3),
    }
  })
}

const skinAt = (skin: BodyPoints, ofBones: Matrices): PosedSurface => posedBody(skin, blendedMatrices(skin, ofBones))

/** In place: pushes cloth out of the limbs that it does not hang on, when a share of the frame is over. */
export function pushOffLimbs(positions: Float64Array, limbs: readonly MovedLimb[], share: number): void {
  for (const limb of limbs) {
    if (limb.vertices.length === 0) continue
    const places = between(limb.from.positions, limb.to.positions, share)
    for (const [at, vertex] of limb.vertices.entries()) {
      const point = nearestFrom(limb.near[at] as number, limb.around, places, { positions, vertex })
      limb.near[at] = point
      pushOff(positions, vertex, limb, { places, point, share })
    }
  }
}

const between = (from: Float64Array, to: Float64Array, share: number): Float64Array =>
  from.map((value, at) => value + ((to[at] as number) - value) * share)

/** Goes on from a point of skin to the nearest one, as long as one beside it is nearer. */
function nearestFrom(
  first: number,
  around: Limb['around'],
  places: Float64Array,
  { positions, vertex }: { readonly positions: Float64Array; readonly vertex: number },
): number {
  let nearest = first
  let square = squareBetween(places, first, positions, vertex)
  for (let from = -1; from !== nearest; ) {
    from = nearest
    for (const point of around[from] as Int32Array) {
      const other = squareBetween(places, point, positions, vertex)
      if (other >= square) continue
      nearest = point
      square = other
    }
  }
  return nearest
}

const out = new Float64Array(3)

/** Moves a vertex out along the normal of a point of the skin. */
function pushOff(
  positions: Float64Array,
  vertex: number,
  { from, to }: MovedLimb,
  skin: { readonly places: Float64Array; readonly point: number; readonly share: number },
): void {
  let along = 0
  for (let axis = 0; axis < 3; axis++) {
    const at = skin.point * 3 + axis
    const [before, after] = [from.normals[at] as number, to.normals[at] as number]
    out[axis] = before + (after - before) * skin.share
    along += ((positions[vertex * 3 + axis] as number) - (skin.places[at] as number)) * (out[axis] as number)
  }
  const push = Math.min(longestPush, apart - along)
  if (push <= 0 || squareBetween(positions, vertex, skin.places, skin.point) > reach * reach) return
  for (let axis = 0; axis < 3; axis++) {
    positions[vertex * 3 + axis] = (positions[vertex * 3 + axis] as number) + push * (out[axis] as number)
  }
}
