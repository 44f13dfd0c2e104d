import { mirrorVector, type Vector } from '../geometry/vector.ts'
import { type Key, sampleCurve } from './curve.ts'
import type { Bend } from './rotation.ts'
import { type BodySide, sides } from './skeleton.ts'

type Keys = readonly Key[]

/**
 * An arm. Either its parts point somewhere (`upper`, `fore`), or the wrist is led to a place (`hand`, in m from the middle
 * between the shoulders, the elbow towards `elbow`). All in the axes of the chest: x to the wearer's left, y up, z forwards.
 */
interface ArmKeys {
  readonly upper?: Keys
  readonly fore?: Keys
  readonly hand?: Keys
  readonly elbow?: Keys
  /** Where the palm faces, and where the fingers point. */
  readonly palm?: Keys
  readonly point?: Keys
  /** How far the fingers are bent, in degrees. */
  readonly curl?: Keys
  /** Raised and drawn forwards, in degrees. */
  readonly shoulder?: Keys
}

/** The ball of the foot x and z in m, yaw in degrees, lift of the heel in degrees, lift of the whole foot in m, pitch. */
type LegKeys = Keys

/** A movement that repeats. Keys are in beats. */
export interface Clip {
  readonly seconds: number
  readonly beats: number
  /** The pelvis's offset in m. */
  readonly pelvis: Keys
  readonly hips: Keys
  readonly spine: Keys
  readonly chest: Keys
  readonly head: Keys
  readonly armLeft: ArmKeys
  readonly legLeft: LegKeys
  /** Of its own, or that of the left, mirrored and `shift` beats later. */
  readonly armRight?: ArmKeys
  readonly legRight?: LegKeys
  readonly shift?: number
}

/** An arm at one moment. */
export interface ArmFrame {
  readonly upper: Vector | null
  readonly fore: Vector | null
  readonly hand: Vector | null
  readonly elbow: Vector | null
  readonly palm: Vector | null
  readonly point: Vector | null
  readonly curl: number
  readonly shoulder: readonly [raised: number, forwards: number]
}

/** A leg at one moment; lengths in m, turns in degrees. */
export interface LegFrame {
  readonly x: number
  readonly z: number
  readonly yaw: number
  readonly heel: number
  readonly lift: number
  readonly pitch: number
}

/** A whole body at one moment. */
export interface ClipFrame {
  readonly pelvis: Vector
  readonly hips: Bend
  readonly spine: Bend
  readonly chest: Bend
  readonly head: Bend
  readonly arms: Readonly<Record<BodySide, ArmFrame>>
  readonly legs: Readonly<Record<BodySide, LegFrame>>
}

const vectorOf = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z]

/** What a clip asks of the body, `seconds` after its beginning. */
export function frameOf(clip: Clip, seconds: number): ClipFrame {
  const { beats } = clip
  const beat = (seconds / clip.seconds) * beats
  const at = (keys: Keys) => vectorOf(sampleCurve(keys, beats, beat))
  const [arms, legs] = [new Map<BodySide, ArmFrame>(), new Map<BodySide, LegFrame>()]
  for (const side of sides) {
    const isRight = side === 'Right'
    const [arm, leg] = isRight ? [clip.armRight, clip.legRight] : [clip.armLeft, clip.legLeft]
    const later = beat - (clip.shift ?? 0)
    arms.set(side, arm ? armFrame(arm, beats, beat) : mirroredArm(armFrame(clip.armLeft, beats, later)))
    legs.set(side, leg ? legFrame(leg, beats, beat) : mirroredLeg(legFrame(clip.legLeft, beats, later)))
  }
  return {
    pelvis: at(clip.pelvis),
    hips: at(clip.hips),
    spine: at(clip.spine),
    chest: at(clip.chest),
    head: at(clip.head),
    arms: bothOf(arms),
    legs: bothOf(legs),
  }
}

function bothOf<Value>(values: ReadonlyMap<BodySide, Value>): Readonly<Record<BodySide, Value>> {
  const [Left, Right] = [values.get('Left'), values.get('Right')]
  if (!Left || !Right) throw new Error('A body has two sides.')
  return { Left, Right }
}

function armFrame(arm: ArmKeys, beats: number, beat: number): ArmFrame {
  const at = (keys: Keys | undefined): Vector | null => (keys ? vectorOf(sampleCurve(keys, beats, beat)) : null)
  const [raised = 0, forwards = 0] = arm.shoulder ? sampleCurve(arm.shoulder, beats, beat) : []
  return {
    upper: at(arm.upper),
    fore: at(arm.fore),
    hand: at(arm.hand),
    elbow: at(arm.elbow),
    palm: at(arm.palm),
    point: at(arm.point),
    curl: arm.curl ? (sampleCurve(arm.curl, beats, beat)[0] ?? 0) : 0,
    shoulder: [raised, forwards],
  }
}

function mirroredArm({ curl, shoulder, ...ways }: ArmFrame): ArmFrame {
  const over = (way: Vector | null) => (way ? mirrorVector(way) : null)
  return {
    upper: over(ways.upper),
    fore: over(ways.fore),
    hand: over(ways.hand),
    elbow: over(ways.elbow),
    palm: over(ways.palm),
    point: over(ways.point),
    curl,
    shoulder,
  }
}

function legFrame(keys: LegKeys, beats: number, beat: number): LegFrame {
  const [x = 0, z = 0, yaw = 0, heel = 0, lift = 0, pitch = 0] = sampleCurve(keys, beats, beat)
  return { x, z, yaw, heel, lift, pitch }
}

const mirroredLeg = ({ x, yaw, ...rest }: LegFrame): LegFrame => ({ ...rest, x: -x, yaw: -yaw })
