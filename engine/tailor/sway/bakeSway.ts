import type { Clip } from '../../avatar/clip.ts'
import type { BodyPoints } from '../../avatar/nearSkin.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'
import type { Sway } from '../../avatar/sway.ts'
import { normalsOf } from '../finish/finishGarment.ts'
import { blendedMatrices, boneMatrices, carried, inverseMatrices } from './carriage.ts'
import { added, farthestStep, fastest, offsetsOf, sharedInTime } from './inTime.ts'
import { principalShapes } from './principalShapes.ts'
import { type Push, posedBody, pushOut } from './pushOut.ts'
import { type SwungFrame, swingAlong } from './swing.ts'
import type { WornCloth } from './wornCloth.ts'

export interface BakedSway {
  readonly sway: Sway
  /** Root mean square of what the shapes leave out, in m. */
  readonly left: number
}

export interface SwayInput {
  readonly worn: WornCloth
  readonly skeleton: Skeleton
  readonly clip: Clip
  readonly skin: BodyPoints
  /** What is worn underneath, and how it sways along the same clip. */
  readonly under?: { readonly worn: WornCloth; readonly sway: Sway }
}

/** Raise it when any step of the bake makes the same cloth sway otherwise along the same clip. */
export const swayVersion = 3

/** Shapes at most; they are enough when what they leave out is less than so much, in m. */
const [maxShapes, enough] = [14, 0.0004]
/** Out of the skin, and out of what is worn underneath, which a raised thigh brings far out. */
const offSkin: Push = { apart: 0.004, reach: 0.03, longest: 0.02 }
const offCloth: Push = { apart: 0.008, reach: 0.06, longest: 0.045 }
const smoothings = 5

/** How a garment sways along a clip. */
export function bakeSway({ worn, skeleton, clip, skin, under }: SwayInput): BakedSway {
  const beside = neighboursOf(worn)
  const beneath = under && offsetsOf(under.sway)
  const swung = swingAlong(worn, skeleton, clip, skin).map(({ pose, offsets }, at) => {
    const bones = boneMatrices(skeleton, pose)
    const out = blendedMatrices(worn.weights, bones)
    const posed = carried(out, added(worn.rest, smoothed(offsets, beside), 1))
    pushOut(posed, posedBody(skin, blendedMatrices(skin, bones)), offSkin)
    if (under) pushOut(posed, posedCloth(under.worn, beneath?.[at] ?? null, bones), offCloth)
    const back = carried(inverseMatrices(out), posed)
    return { pose, offsets: back.map((value, index) => value - (worn.rest[index] ?? 0)) }
  })
  const frames = withoutJumps(swung)
  const { left, ...shapes } = principalShapes(
    frames.map(({ offsets }) => offsets),
    maxShapes,
    enough,
  )
  const sway = { points: Float32Array.from(worn.rest), weights: worn.weights, ...shapes }
  return { sway, left }
}

/** A loose sleeve that is caught between arm and chest comes free at once: it is led over the frames around. */
function withoutJumps(frames: readonly SwungFrame[]): readonly SwungFrame[] {
  let steady: readonly Float64Array[] = frames.map(({ offsets }) => offsets)
  while (farthestStep(steady) > fastest) steady = sharedInTime(steady)
  return frames.map((frame, at) => ({ ...frame, offsets: steady[at] ?? frame.offsets }))
}

function posedCloth({ mesh, rest, weights }: WornCloth, offsets: Float64Array | null, bones: Float64Array) {
  const positions = carried(blendedMatrices(weights, bones), offsets ? added(rest, offsets, 1) : rest)
  return { positions, normals: normalsOf(mesh, positions) }
}

function neighboursOf({ cloth: { springs, vertexCount } }: WornCloth): readonly (readonly number[])[] {
  const beside: number[][] = Array.from({ length: vertexCount }, () => [])
  for (let at = 0; at < springs.ends.length; at += 2) {
    const [a, b] = [springs.ends[at] ?? 0, springs.ends[at + 1] ?? 0]
    beside[a]?.push(b)
    beside[b]?.push(a)
  }
  return beside
}

/** Every offset half way to the mean of those beside it. */
function smoothed(offsets: Float64Array, beside: readonly (readonly number[])[]): Float64Array {
  let values = offsets
  for (let round = 0; round < smoothings; round++) {
    const before = values
    values = before.map((value, at) => {
      const near = beside[Math.floor(at / 3)] ?? []
      const mean = near.reduce((total, vertex) => total + (before[vertex * 3 + (at % 3)] ?? 0), 0) / (near.length || 1)
      return (value + mean) / 2
    })
  }
  return values
}
