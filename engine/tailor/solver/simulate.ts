import type { DistanceGrid } from '../body/distanceGrid.ts'
import type { Cloth } from './cloth.ts'
import { type ClosePairs, findClosePairs, solveContact, solveRepulsion } from './contact.ts'
import type { Particles } from './fabric.ts'
import { solveHinges } from './hinges.ts'
import { type HoodPull, pullHood } from './hood.ts'
import { solveSprings } from './springs.ts'

export interface Phase {
  /** At most. */
  readonly seconds: number
  /** In m/s². */
  readonly gravity: number
  /** Share of the speed lost per second, as an exponent. */
  readonly damping: number
  /**
   * After so many seconds it is enough that no more than `restingSpeed` is left from one frame to the next: where cloth
   * is caught between arm and body it trembles within a frame for ever.
   */
  readonly calmAfter?: number
  /** Against the body; the fabric's own if not said. */
  readonly friction?: number
  /** Stop when the cloth is slower than this (root mean square, m/s), but not in the first half second. */
  readonly restingSpeed?: number
  /** The body grows to its size from this many metres around it; negative is thinner. */
  readonly growFrom?: number
  /** Draws the hood along as well, where there is one. */
  readonly hoodPull?: HoodPull
}

export interface Settling {
  readonly body: DistanceGrid
  readonly substeps: number
  /** Cloth keeps this far from other cloth, in m. */
  readonly selfDistance: number
  /** Frames from one search for cloth that is near other cloth to the next; two unless said. */
  readonly searchFrames?: number | undefined
  /** The vertices of a hood, without those of its neck. */
  readonly hood?: readonly number[]
}

export interface SettledPhase {
  readonly seconds: number
  /** Root mean square of the vertices' speeds at the end, m/s. */
  readonly speed: number
}

const frameSeconds = 1 / 60
/** Beyond it a vertex could pass through the body, in m per step. */
const longestStep = 0.002
const earliestRest = 0.5
/** The body has its size after this share of the phase. */
const growingShare = 0.4

/**
 * Extended position-based dynamics, one iteration per substep: free flight, then edges, folds, cloth against cloth
 * and cloth against body, in that order. Moves `cloth` in place.
 */
export function simulate(cloth: Cloth, phase: Phase, settling: Settling): SettledPhase {
  const { body, substeps, selfDistance, searchFrames = 2, hood = [] } = settling
  const seconds = frameSeconds / substeps
  const frames = Math.round(phase.seconds / frameSeconds)
  let pairs: ClosePairs = new Int32Array()
  for (let frame = 0; frame < frames; frame++) {
    const contact = {
      body,
      thickness: thicknessAt(cloth, phase, frame / frames),
      friction: phase.friction ?? cloth.fabric.friction,
    }
    if (frame % searchFrames === 0) pairs = findClosePairs(cloth, selfDistance)
    const before = frame * frameSeconds >= (phase.calmAfter ?? phase.seconds) ? cloth.positions.slice() : null
    for (let substep = 0; substep < substeps; substep++) {
      if (phase.hoodPull) pullHood(cloth, hood, phase.hoodPull, seconds)
      fly(cloth, phase, seconds)
      solveSprings(cloth, cloth.springs, seconds)
      solveHinges(cloth, cloth.hinges, seconds)
      solveRepulsion(cloth, pairs, selfDistance)
      solveContact(cloth, contact)
      takeSpeeds(cloth, seconds)
    }
    const elapsed = (frame + 1) * frameSeconds
    if (elapsed <= earliestRest) continue
    const speed = before ? travelOf(cloth, before) / frameSeconds : speedOf(cloth)
    if (speed < (phase.restingSpeed ?? 0)) return { seconds: elapsed, speed }
  }
  return { seconds: phase.seconds, speed: speedOf(cloth) }
}

function thicknessAt({ fabric }: Cloth, { growFrom }: Phase, share: number): number {
  if (growFrom === undefined) return fabric.thickness
  return growFrom + (fabric.thickness - growFrom) * Math.min(1, share / growingShare)
}

/** Moves every vertex on as if it were alone; vertices without mass stay. */
function fly(particles: Particles, { gravity, damping }: Phase, seconds: number): void {
  const { positions, previous, velocities, inverseMass, vertexCount } = particles
  const kept = Math.exp(-damping * seconds)
  const fastest = longestStep / seconds
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const at = vertex * 3
    const x = positions[at] ?? 0
    const y = positions[at + 1] ?? 0
    const z = positions[at + 2] ?? 0
    previous[at] = x
    previous[at + 1] = y
    previous[at + 2] = z
    if (inverseMass[vertex] === 0) continue
    const vx = (velocities[at] ?? 0) * kept
    const vy = (velocities[at + 1] ?? 0) * kept - gravity * seconds
    const vz = (velocities[at + 2] ?? 0) * kept
    const speed = Math.sqrt(vx * vx + vy * vy + vz * vz)
    const step = speed > fastest ? longestStep / speed : seconds
    positions[at] = x + vx * step
    positions[at + 1] = y + vy * step
    positions[at + 2] = z + vz * step
  }
}

/** From where the vertices were at the beginning of a step of `seconds`. */
export function takeSpeeds({ positions, previous, velocities }: Particles, seconds: number): void {
  const perSecond = 1 / seconds
  for (let index = 0; index < positions.length; index++) {
    velocities[index] = ((positions[index] ?? 0) - (previous[index] ?? 0)) * perSecond
  }
}

/** Root mean square over all vertices, m/s. */
export function speedOf({ velocities, vertexCount }: Particles): number {
  let sum = 0
  for (const velocity of velocities) sum += velocity * velocity
  return Math.sqrt(sum / vertexCount)
}

/** Root mean square of how far all vertices are from where they were, in m. */
function travelOf({ positions, vertexCount }: Particles, before: Float64Array): number {
  const squares = positions.reduce((sum, value, index) => sum + (value - (before[index] ?? 0)) ** 2, 0)
  return Math.sqrt(squares / vertexCount)
}
