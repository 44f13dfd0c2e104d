import { type Clip, frameOf } from '../../avatar/clip.ts'
import type { BodyPoints } from '../../avatar/nearSkin.ts'
import { poseOf } from '../../avatar/pose.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'
import { type Sway, swayAt } from '../../avatar/sway.ts'
import { blendedMatrices, boneMatrices, carried, inverseMatrices } from './carriage.ts'
import { apart, type Edges, edgesOf, keepLengths, type Limits, lengthsOf, meansBeside } from './edges.ts'
import { principalShapes } from './principalShapes.ts'
import { type PosedSurface, type Push, posedBody, pushOut } from './pushOut.ts'
import type { SwungFrame } from './swing.ts'
import type { WornCloth } from './wornCloth.ts'

/** What settling reads of worn cloth: positions at rest, bone weights and edges. */
export interface SettlingCloth extends Pick<WornCloth, 'rest' | 'weights'> {
  readonly cloth: { readonly vertexCount: number; readonly springs: { readonly ends: Int32Array } }
}

export interface SettleInput {
  readonly worn: SettlingCloth
  readonly skeleton: Skeleton
  readonly clip: Clip
  readonly skin: BodyPoints
  /** As it was baked. It has the same points as the cloth. */
  readonly sway: Sway
}

/** The longest and shortest an edge may be, as shares of its rest length. */
const [longest, shortest] = [1.1, 0.62]
/** Strains at which a point begins to be smoothed, and is smoothed fully. */
const [slightly, fully] = [0.16, 0.4]
/** Rounds over all edges, rounds between two pushes out of the body, and passes that smooth over time. */
const [rounds, betweenPushes, evenings] = [36, 12, 2]
/** Shares of the way in a round: of a strained point to the mean of its neighbours, of the others back to their place. */
const [smoothing, holding] = [0.16, 0.12]
/** How many neighbours away smoothing reaches, and the share that is left from one neighbour to the next. */
const [spreading, fading] = [3, 0.8]
const offSkin: Push = { apart: 0.005, reach: 0.035, longest: 0.03 }
/** The farthest a point may be from its rest position before bones move it, in m. */
const farthest = 0.17
const [maxShapes, enough] = [14, 0.0004]

/**
 * Restores the edge lengths of a baked sway. The simulation holds cloth close to its bones, which stretches a hem into a
 * bar between legs that part widely. In each frame this shortens stretched edges, smooths crumpled points and leaves the
 * other points alone. Then it pushes the cloth out of the body again.
 */
export function settleSway({ worn, skeleton, clip, skin, sway }: SettleInput): {
  readonly sway: Sway
  readonly frames: readonly SwungFrame[]
  readonly left: number
} {
  const edges = settlingEdges(worn)
  const count = sway.frames.length
  const now = new Float32Array(sway.mean.length)
  const frames = sway.frames.map((_, at) => {
    swayAt(sway, at / count, now)
    const pose = poseOf(skeleton, frameOf(clip, (at / count) * clip.seconds))
    const bones = boneMatrices(skeleton, pose)
    const out = blendedMatrices(worn.weights, bones)
    const before = Float64Array.from(now)
    const body = posedBody(skin, blendedMatrices(skin, bones))
    const settled = carried(
      out,
      worn.rest.map((value, index) => value + (before[index] as number)),
    )
    settle(settled, edges, body)
    return { pose, out, body, before, offsets: offsetsOf(worn, out, settled) }
  })
  const evened = evenOut(
    frames.map(({ offsets, before }) => offsets.map((value, at) => value - (before[at] as number))),
  )
  const kept = frames.map(({ pose, out, body, before }, at): SwungFrame => {
    const more = evened[at] ?? before
    const posed = carried(
      out,
      worn.rest.map((value, index) => value + (before[index] as number) + (more[index] as number)),
    )
    pushOut(posed, body, offSkin)
    return { pose, offsets: offsetsOf(worn, out, posed) }
  })
  const { left, ...shapes } = principalShapes(
    kept.map(({ offsets }) => offsets),
    maxShapes,
    enough,
  )
  return { sway: { points: sway.points, weights: sway.weights, ...shapes }, frames: kept, left }
}

/** How long edges may be as they settle, by how long they are at rest. */
interface SettlingEdges extends Edges, Limits {
  readonly rest: Float64Array
}

function settlingEdges({ cloth: { springs, vertexCount }, rest }: SettlingCloth): SettlingEdges {
  const edges = edgesOf(springs.ends, vertexCount)
  const lengths = lengthsOf(edges, rest).map(length => Math.max(0.002, length))
  return {
    ...edges,
    rest: lengths,
    longest: lengths.map(length => length * longest),
    shortest: lengths.map(length => length * shortest),
  }
}

/** In place. */
function settle(places: Float64Array, edges: SettlingEdges, body: PosedSurface): void {
  const first = places.slice()
  const disorder = disorderOf(places, edges)
  for (let round = 1; round <= rounds; round++) {
    keepLengths(places, edges, edges)
    comeTogether(places, edges, disorder)
    for (let at = 0; at < places.length; at++) {
      const back = holding * (1 - (disorder[(at / 3) | 0] as number))
      places[at] = (places[at] as number) + back * ((first[at] as number) - (places[at] as number))
    }
    if (round % betweenPushes === 0) pushOut(places, body, offSkin)
  }
}

/** How much each vertex is smoothed, 0 to 1, by the strain of its edges and, less, of those around it. */
function disorderOf(places: Float64Array, { ends, rest, counts }: SettlingEdges): Float64Array {
  let much = new Float64Array(counts.length)
  for (let at = 0; at < ends.length; at += 2) {
    const [a, b] = [ends[at] as number, ends[at + 1] as number]
    const away = Math.abs(apart(places, a, b) / (rest[at / 2] as number) - 1)
    const share = Math.min(1, Math.max(0, (away - slightly) / (fully - slightly)))
    much[a] = Math.max(much[a] as number, share)
    much[b] = Math.max(much[b] as number, share)
  }
  for (let round = 0; round < spreading; round++) {
    const next = much.slice()
    for (let at = 0; at < ends.length; at += 2) {
      const [a, b] = [ends[at] as number, ends[at + 1] as number]
      next[a] = Math.max(next[a] as number, fading * (much[b] as number))
      next[b] = Math.max(next[b] as number, fading * (much[a] as number))
    }
    much = next
  }
  return much
}

/** Moves strained points towards the mean of their neighbours. */
function comeTogether(places: Float64Array, edges: Edges, disorder: Float64Array): void {
  const means = meansBeside(edges, places)
  for (let at = 0; at < places.length; at++) {
    const share = smoothing * (disorder[(at / 3) | 0] as number)
    places[at] = (places[at] as number) + share * ((means[at] as number) - (places[at] as number))
  }
}

function offsetsOf({ rest }: SettlingCloth, out: Float64Array, posed: Float64Array): Float64Array {
  const offsets = carried(inverseMatrices(out), posed).map((value, at) => value - (rest[at] as number))
  for (let at = 0; at < offsets.length; at += 3) {
    const length = Math.hypot(offsets[at] as number, offsets[at + 1] as number, offsets[at + 2] as number)
    if (length <= farthest) continue
    for (let axis = at; axis < at + 3; axis++) offsets[axis] = ((offsets[axis] as number) * farthest) / length
  }
  return offsets
}

/** Averages each value with the frames before and after it. The clip is a loop. */
function evenOut(frames: readonly Float64Array[]): readonly Float64Array[] {
  let now = frames
  for (let round = 0; round < evenings; round++) {
    const before = now
    now = before.map((frame, at) => {
      const [last, next] = [before.at(at - 1) ?? frame, before[(at + 1) % before.length] ?? frame]
      return frame.map((value, index) => value / 2 + ((last[index] as number) + (next[index] as number)) / 4)
    })
  }
  return now
}
