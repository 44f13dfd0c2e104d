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

export type HeldThing = 'club' | 'rod'

/**
 * Something long that somebody holds. The hand of one side carries it, the other one is led to it; arms of such a clip
 * have no places of their own. Where it points is in the axes of the world, for a ball or a lake stays where it is.
 */
export interface HeldKeys {
  readonly thing: HeldThing
  readonly by: BodySide
  /** Where that hand holds it, in m from the middle between the shoulders, in the axes of the chest. */
  readonly grip: Keys
  /** Where it points from there, and, across it, where the fingers do. */
  readonly way: Keys
  readonly across: Keys
  /**
   * Where the other hand is, in m from the grip: along it, across it, and to where the palm of a right hand faces; then
   * how far it is there, 0 where its own arm has it and 1 on what is held.
   */
  readonly other: Keys
  /** Where the ball or the float is that it sends away, in m, and how free of it that is: 0 hangs from its end. */
  readonly sent: Keys
  /** How far its end is bent, in m, to where fingers point. */
  readonly bend?: Keys
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
  readonly held?: HeldKeys
}

/** What is held at one moment; directions of any length. */
export interface HeldFrame {
  readonly thing: HeldThing
  readonly by: BodySide
  readonly grip: Vector
  readonly way: Vector
  readonly across: Vector
  readonly other: Vector
  readonly joined: number
  readonly sent: Vector
  readonly free: number
  readonly bend: number
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
  readonly held: HeldFrame | null
}

const vectorOf = ([x = 0, y = 0, z = 0]: readonly number[]): Vector => [x, y, z]

/** What a clip asks of the body, `seconds` after its beginning. */
export function frameOf(clip: Clip, seconds: number): ClipFrame {
  const { beats, held } = clip
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
    held: held ? heldFrame(held, beats, beat) : null,
  }
}

function heldFrame({ thing, by, bend, ...keys }: HeldKeys, beats: number, beat: number): HeldFrame {
  const at = (values: Keys) => sampleCurve(values, beats, beat)
  const [other, sent] = [at(keys.other), at(keys.sent)]
  return {
    ...{ thing, by, grip: vectorOf(at(keys.grip)), way: vectorOf(at(keys.way)), across: vectorOf(at(keys.across)) },
    ...{ other: vectorOf(other), joined: other[3] ?? 1, sent: vectorOf(sent), free: sent[3] ?? 1 },
    bend: bend ? (at(bend)[0] ?? 0) : 0,
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
