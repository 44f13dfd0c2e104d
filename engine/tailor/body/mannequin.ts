import { mirrorVector, type Vector } from '../../geometry/vector.ts'
import { limb } from './limb.ts'
import { type Proportions, unchanged } from './proportions.ts'
import { type Distance, ellipsoid, type ProfileRow, smoothMin } from './shapes.ts'
import { createTorso, type Figure } from './torso.ts'

type Sides = readonly [left: Distance, right: Distance]

const hip: Vector = [0.084, 0.92, -0.002]
const knee: Vector = [0.112, 0.495, 0.012]
const ankle: Vector = [0.128, 0.085, -0.022]
const neckJoints: readonly Vector[] = [
  [0, 1.47, -0.04],
  [0, 1.565, -0.022],
  [0, 1.66, -0.004],
]
const trapeziusJoints: readonly Vector[] = [
  [0.02, 1.575, -0.036],
  [0.076, 1.51, -0.036],
  [0.17, 1.456, -0.022],
]

/** Share of the length, radius (m), depth for width, offset to the front (m). */
const armRows: readonly ProfileRow[] = [
  [0, 0.058, 1.05, 0],
  [0.14, 0.056, 1.06, 0],
  [0.3, 0.0505, 1.1, 0.002],
  [0.45, 0.044, 1.05, 0],
  [0.54, 0.0405, 1, 0],
  [0.66, 0.0435, 1, 0],
  [0.82, 0.035, 0.95, 0],
  [1, 0.0255, 0.85, 0],
]
const legRows: readonly ProfileRow[] = [
  [0, 0.088, 1.14, 0],
  [0.15, 0.085, 1.14, 0],
  [0.32, 0.074, 1.1, 0.004],
  [0.45, 0.06, 1.05, 0.004],
  [0.52, 0.055, 1.05, 0.004],
  [0.6, 0.055, 1.08, -0.008],
  [0.7, 0.057, 1.1, -0.012],
  [0.82, 0.045, 1.1, -0.008],
  [0.93, 0.036, 1.1, 0],
  [1, 0.037, 1.15, 0],
]
const neckRows: readonly ProfileRow[] = [
  [0, 0.057, 1, 0],
  [0.45, 0.05, 1.03, 0],
  [0.7, 0.048, 1.06, 0],
  [1, 0.048, 1.1, 0],
]
const trapeziusRows: readonly ProfileRow[] = [
  [0, 0.026, 1, 0],
  [0.5, 0.031, 1.1, 0],
  [1, 0.043, 1.1, 0],
]

const limbs = (joints: readonly Vector[], rows: readonly ProfileRow[]): Sides => [
  limb(joints, rows),
  limb(joints.map(mirrorVector), rows),
]

const ellipsoids = (centre: Vector, radii: Vector): Sides => [
  ellipsoid(centre, radii),
  ellipsoid(mirrorVector(centre), radii),
]

const joined = ([left, right]: Sides, radius: number): Distance => {
  return (x, y, z) => smoothMin(left(x, y, z), right(x, y, z), radius)
}

const wider = ([x, y, z]: Vector, factor: number): Vector => [x * factor, y, z]

/** A limb that is so many times as thick. */
const thicker = (rows: readonly ProfileRow[], factor: number): readonly ProfileRow[] =>
  factor === 1
    ? rows
    : rows.map(([at, radius = 0, depth = 1, offset = 0]) => [at, radius * factor, depth, offset * factor])

/**
 * A shop mannequin of size M, 1.72 m tall, or of other `proportions`, standing on y = 0 and looking along z; without hands and feet, which no
 * garment of ours touches, and with a head only where a hood needs one. The arms hang `armAngle` degrees away from the body.
 */
export function createMannequin(figure: Figure, armAngle: number, proportions: Proportions = unchanged): Distance {
  const torso = createTorso(figure, proportions)
  const muscles = createMuscles(proportions)
  const neck = createNeck(figure === 'headed', proportions)
  const { arms, deltoids } = createArms(armAngle, proportions)
  const legs = joined(createLegs(proportions), 0.012)
  const reach = 0.3 * proportions.shoulders
  const { armpits = 0.04 } = proportions

  return builtShape(proportions, (x, y, z) => {
    let distance = torso(x, y, z)
    if (y > 1.38 && Math.abs(x) < reach) distance = smoothMin(distance, neck(x, y, z), 0.035)
    for (const { from, to, shape, radius } of muscles) {
      if (y > from && y < to) distance = smoothMin(distance, shape(x, y, z), radius)
    }
    if (y < 1.2) distance = smoothMin(distance, legs(x, y, z), 0.045)
    if (y < 0.6) return distance
    const side = x > 0 ? 0 : 1
    return smoothMin(distance, smoothMin(arms[side](x, y, z), deltoids[side](x, y, z), 0.05), armpits)
  })
}

/** Shoulders go outwards with their joints, which the arms hang from. */
function createArms(armAngle: number, { shoulders, arms: thickness }: Proportions) {
  const { shoulder, elbow, wrist } = armJoints(armAngle)
  const out = shoulder[0] * (shoulders - 1)
  const joints = [shoulder, elbow, wrist].map(([x, y, z]): Vector => [x + out, y, z])
  const [width, height, depth] = [0.051 * thickness, 0.068 * thickness, 0.056 * thickness]
  return {
    arms: limbs(joints, thicker(armRows, thickness)),
    deltoids: ellipsoids([0.19 + out, 1.42, -0.018], [width, height, depth]),
  }
}

/** Thicker legs stand further apart. */
function createLegs({ legs }: Proportions): Sides {
  const apart = 1 + (legs - 1) * 0.6
  return limbs([wider(hip, legs), wider(knee, legs), wider(ankle, apart)], thicker(legRows, legs))
}

function createNeck(withHead: boolean, { neck, shoulders, head: larger }: Proportions): Distance {
  const column = limb(neckJoints, thicker(neckRows, neck))
  const ridge = trapeziusJoints.map(joint => wider(joint, shoulders))
  const trapezii = joined(limbs(ridge, thicker(trapeziusRows, neck)), 0.02)
  const bare: Distance = (x, y, z) => smoothMin(column(x, y, z), trapezii(x, y, z), 0.035)
  if (!withHead) return bare
  const head = ellipsoid([0, 1.735, 0.012], [0.084 * larger, 0.118 * larger, 0.106 * larger])
  return (x, y, z) => smoothMin(bare(x, y, z), head(x, y, z), 0.03)
}

/** Each with the heights between which it matters and the radius of its fillet. */
function createMuscles({ trunk }: Proportions) {
  const chest = { from: 1.1, to: 1.6 }
  const seat = { from: 0.7, to: 1.1 }
  const grown = (centre: Vector, radii: Vector): Sides => {
    const factor = trunk(centre[1])
    return ellipsoids(
      [centre[0] * factor, centre[1], centre[2] * factor],
      [radii[0] * factor, radii[1], radii[2] * factor],
    )
  }
  const muscle = (shapes: Sides, at: { from: number; to: number }, radius: number) =>
    shapes.map(shape => ({ ...at, shape, radius }))
  return [
    ...muscle(grown([0.073, 1.355, 0.066], [0.082, 0.058, 0.044]), chest, 0.06),
    ...muscle(grown([0.106, 1.33, -0.052], [0.054, 0.125, 0.053]), chest, 0.05),
    ...muscle(grown([0.074, 0.905, -0.072], [0.082, 0.085, 0.066]), seat, 0.035),
  ]
}

interface ArmJoints {
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly wrist: Vector
}

/** Of the left arm, `angle` degrees away from the body. */
export function armJoints(angle: number): ArmJoints {
  const upper = (angle * Math.PI) / 180
  const lower = upper * 0.86
  const shoulder: Vector = [0.176, 1.452, -0.018]
  const elbow: Vector = [shoulder[0] + 0.3 * Math.sin(upper), shoulder[1] - 0.3 * Math.cos(upper), -0.028]
  const wrist: Vector = [
    elbow[0] + 0.255 * 0.98 * Math.sin(lower),
    elbow[1] - 0.255 * 0.97 * Math.cos(lower),
    elbow[2] + 0.062,
  ]
  return { shoulder, elbow, wrist }
}

/** The joints of the left side in the mannequin's build, in m, where a skeleton of the same figure turns. */
export function mannequinJoints(armAngle: number, proportions: Proportions): Readonly<Record<LimbJoint, Vector>> {
  const arms = armJoints(armAngle)
  const out = arms.shoulder[0] * (proportions.shoulders - 1)
  const outwards = ([x, y, z]: Vector): Vector => [x + out, y, z]
  const apart = 1 + (proportions.legs - 1) * 0.6
  const inBuild = (joint: Vector): Vector => {
    const [x, y, z] = built(joint)
    return [x, y * proportions.height, z]
  }
  return {
    shoulder: inBuild(outwards(arms.shoulder)),
    elbow: inBuild(outwards(arms.elbow)),
    wrist: inBuild(outwards(arms.wrist)),
    hip: inBuild(wider(hip, proportions.legs)),
    knee: inBuild(wider(knee, proportions.legs)),
    ankle: inBuild(wider(ankle, apart)),
  }
}

type LimbJoint = keyof ArmJoints | 'hip' | 'knee' | 'ankle'

/**
 * The shapes of the mannequin were measured on a man of 1.80 m and 102 cm round the chest. Size M of our chart is cut
 * for 1.72 m and 92 cm: this much narrower, lower and flatter.
 */
const build: Vector = [0.905, 0.955, 0.895]

export const built = ([x, y, z]: Vector): Vector => [x * build[0], y * build[1], z * build[2]]

/** The shape in the mannequin's build; distances are right to first order once a grid has divided them by their slope. */
function builtShape({ height }: Proportions, shape: Distance): Distance {
  const mean = (build[0] + build[1] + build[2]) / 3
  const tall = build[1] * height
  return (x, y, z) => shape(x / build[0], y / tall, z / build[2]) * mean
}
