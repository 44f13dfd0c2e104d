import { type Clip, frameOf } from '../../avatar/clip.ts'
import type { BodyPoints } from '../../avatar/nearSkin.ts'
import { blendPoses, poseOf } from '../../avatar/pose.ts'
import type { Pose } from '../../avatar/posing.ts'
import { unturned } from '../../avatar/rotation.ts'
import type { Skeleton } from '../../avatar/skeleton.ts'
import { createFound, distanceAt } from '../body/distanceGrid.ts'
import { type ClosePairs, findClosePairs, solveRepulsion } from '../solver/contact.ts'
import { solveHinges } from '../solver/hinges.ts'
import { takeSpeeds } from '../solver/simulate.ts'
import { solveSprings } from '../solver/springs.ts'
import { blendedMatrices, boneMatrices, carried, inverseMatrices, type Matrices, rowWith } from './carriage.ts'
import { limbsOf } from './limbs.ts'
import { type MovedLimb, movedLimbs, pushOffLimbs } from './pushOffLimbs.ts'
import type { WornCloth } from './wornCloth.ts'

/** A moment of a clip: the pose, and how far every vertex is from where it hangs before bones carry it, in m. */
export interface SwungFrame {
  readonly pose: Pose
  readonly offsets: Float64Array
}

const [framesPerSecond, substeps] = [60, 8]
/** Every so many frames are kept. */
const keptEvery = 2
/** Frames from how it hangs to the first pose, and in that pose, before the clip begins. */
const [arriving, waiting] = [48, 12]
const seconds = 1 / framesPerSecond / substeps
/** Of the speed against the skin, and of the way back to where it hangs, what is left after a second, as exponents. */
const [drag, tether] = [4.5, 2.2]
const gravity = 9.81
/** Cloth keeps this far from other cloth, in m; no vertex moves farther in a step, nor is pushed farther out of the body. */
const [selfDistance, longestStep, longestPush] = [0.008, 0.006, 0.008]

/**
 * What cloth does while its wearer moves along a clip, over one turn of it that ends as it began. Contact is looked for
 * where the body stands still: a vertex is taken back there by its bones, held off the body, and carried again. Cloth is
 * drawn by what is other than where it hung at rest: by the skin's own movement, and by a pull that comes from elsewhere.
 */
export function swingAlong(worn: WornCloth, skeleton: Skeleton, clip: Clip, skin: BodyPoints): readonly SwungFrame[] {
  const perTurn = Math.round((clip.seconds * framesPerSecond) / keptEvery) * keptEvery
  const begun = arriving + waiting
  const posed = poses(skeleton, clip, perTurn)
  const limbs = limbsOf(skin, worn)
  let bones = boneMatrices(skeleton, posed(0))
  let now = carriageOf(worn, bones)
  const kept: SwungFrame[] = []
  const state: Swinging = { worn, pairs: new Int32Array(), apart: closeAtRest(worn), limbs: [] }
  worn.cloth.positions.set(worn.rest)
  worn.cloth.velocities.fill(0)
  for (let frame = 1; frame <= begun + 2 * perTurn; frame++) {
    const pose = posed(frame)
    const nextBones = boneMatrices(skeleton, pose)
    const next = carriageOf(worn, nextBones)
    state.limbs = movedLimbs(limbs, worn.cloth.positions, { from: bones, to: nextBones })
    bones = nextBones
    if (frame % 2 === 1) state.pairs = findPairs(state)
    for (let step = 1; step <= substeps; step++) moveOn(state, now, next, step / substeps)
    now = next
    if (frame > begun && frame % keptEvery === 0) kept.push({ pose, offsets: offsetsOf(worn, next) })
  }
  return closed(kept)
}

function poses(skeleton: Skeleton, clip: Clip, perTurn: number): (frame: number) => Pose {
  const resting: Pose = {
    turns: skeleton.bones.map(() => unturned),
    places: skeleton.bones.map(({ from }) => from),
  }
  const at = (time: number) => poseOf(skeleton, frameOf(clip, time))
  return frame => {
    if (frame >= arriving) {
      const turned = Math.max(0, frame - arriving - waiting) / perTurn
      return at((turned % 1) * clip.seconds)
    }
    const share = frame / arriving
    return blendPoses(skeleton, resting, at(0), share * share * (3 - 2 * share))
  }
}

/** What carries every vertex, and what takes it back. */
interface Carriage {
  readonly out: Matrices
  readonly back: Matrices
}

function carriageOf({ weights }: WornCloth, ofBones: Matrices): Carriage {
  const out = blendedMatrices(weights, ofBones)
  return { out, back: inverseMatrices(out) }
}

interface Swinging {
  readonly worn: WornCloth
  /** Vertices that lie on one another as the cloth hangs, `lower * count + higher`: they are not pushed apart. */
  readonly apart: ReadonlySet<number>
  pairs: ClosePairs
  limbs: readonly MovedLimb[]
}

function closeAtRest({ cloth, rest }: WornCloth): ReadonlySet<number> {
  const pairs = findClosePairs({ ...cloth, positions: rest }, selfDistance)
  const known = new Set<number>()
  for (let at = 0; at < pairs.length; at += 2) known.add((pairs[at] ?? 0) * cloth.vertexCount + (pairs[at + 1] ?? 0))
  return known
}

function findPairs({ worn: { cloth }, apart }: Swinging): ClosePairs {
  const found = findClosePairs(cloth, selfDistance)
  return found.filter((_, at) => {
    const first = at - (at % 2)
    return !apart.has((found[first] ?? 0) * cloth.vertexCount + (found[first + 1] ?? 0))
  })
}

function moveOn({ worn, pairs, limbs }: Swinging, now: Carriage, next: Carriage, share: number): void {
  const { cloth } = worn
  fly(worn, now.out, next.out)
  solveSprings(cloth, cloth.springs, seconds)
  solveHinges(cloth, cloth.hinges, seconds)
  solveRepulsion(cloth, pairs, selfDistance)
  hold(worn, now, next, share)
  pushOffLimbs(cloth.positions, limbs, share)
  takeSpeeds(cloth, seconds)
}

/** Moves every vertex on as if it were alone, slowed against the skin it goes with. */
function fly({ cloth, rest }: WornCloth, from: Matrices, to: Matrices): void {
  const { positions, previous, velocities, vertexCount } = cloth
  const kept = Math.exp(-drag * seconds)
  const fastest = longestStep / seconds
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    let square = 0
    for (let axis = 0; axis < 3; axis++) {
      const at = vertex * 3 + axis
      const skin =
        framesPerSecond * (rowWith(to, vertex, axis, rest, vertex * 3) - rowWith(from, vertex, axis, rest, vertex * 3))
      // As the cloth hung it was held against a pull straight down; carried, what held it has turned.
      const pull = gravity * ((to[vertex * 12 + 3 + axis] as number) - (axis === 1 ? 1 : 0))
      const speed = skin + ((velocities[at] as number) - skin) * kept + pull * seconds
      velocities[at] = speed
      square += speed * speed
    }
    const step = square > fastest * fastest ? (seconds * fastest) / Math.sqrt(square) : seconds
    for (let at = vertex * 3; at < vertex * 3 + 3; at++) {
      previous[at] = positions[at] as number
      positions[at] = (positions[at] as number) + (velocities[at] as number) * step
    }
  }
}

const found = createFound()
const spot = new Float64Array(3)
const held = 1 - Math.exp(-tether * seconds)

/** Draws every vertex to where it hangs, no farther off than it may be, and out of the body. */
function hold({ cloth, rest, leash, body }: WornCloth, now: Carriage, next: Carriage, share: number): void {
  const { positions, fabric } = cloth
  for (let vertex = 0; vertex < cloth.vertexCount; vertex++) {
    const at = vertex * 3
    let square = 0
    for (let axis = 0; axis < 3; axis++) {
      const from = rowWith(now.back, vertex, axis, positions, at)
      const to = rowWith(next.back, vertex, axis, positions, at)
      const away = from + (to - from) * share - (rest[at + axis] as number)
      spot[axis] = away
      square += away * away
    }
    const kept = Math.min(1 - held, (leash[vertex] as number) / (Math.sqrt(square) || 1))
    for (let axis = 0; axis < 3; axis++) spot[axis] = (rest[at + axis] as number) + (spot[axis] as number) * kept
    distanceAt(body, spot[0] as number, spot[1] as number, spot[2] as number, found)
    const push = Math.min(longestPush, fabric.thickness - (found[0] as number))
    if (push > 0)
      for (let axis = 0; axis < 3; axis++) spot[axis] = (spot[axis] as number) + push * (found[axis + 1] as number)
    for (let axis = 0; axis < 3; axis++) {
      const from = rowWith(now.out, vertex, axis, spot, 0)
      const to = rowWith(next.out, vertex, axis, spot, 0)
      positions[at + axis] = from + (to - from) * share
    }
  }
}

const offsetsOf = ({ cloth, rest }: WornCloth, { back }: Carriage): Float64Array =>
  carried(back, cloth.positions).map((value, at) => value - (rest[at] as number))

/** The second of two turns, whose last quarter fades to the end of the first: it ends where it began. */
function closed(frames: readonly SwungFrame[]): readonly SwungFrame[] {
  const count = frames.length / 2
  const [first, second] = [frames.slice(0, count), frames.slice(count)]
  const fading = Math.max(3, Math.round(count / 4))
  const turn = second.map(({ pose, offsets }, at) => {
    const share = Math.max(0, (at + 1 - (count - fading)) / fading)
    const smooth = share * share * (3 - 2 * share)
    const before = first[at]?.offsets ?? offsets
    return { pose, offsets: offsets.map((value, index) => value + ((before[index] as number) - value) * smooth) }
  })
  // The last frame is that of the beginning.
  return [...turn.slice(-1), ...turn.slice(0, -1)]
}
