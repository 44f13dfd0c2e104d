import { between, mirrorVector, subtract, type Vector } from '../geometry/vector.ts'

/** The joints of a figure in its rest pose, of the left side and the middle, in m; arms hang 30° away from the body. */
export interface Joints {
  readonly pelvis: Vector
  readonly spine: Vector
  readonly spine2: Vector
  readonly chest: Vector
  readonly neck: Vector
  readonly head: Vector
  readonly clavicle: Vector
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly wrist: Vector
  readonly knuckles: Vector
  readonly fingertips: Vector
  /** Where the palm faces, of length 1. */
  readonly palm: Vector
  readonly hip: Vector
  readonly knee: Vector
  readonly ankle: Vector
  readonly ball: Vector
  readonly toes: Vector
}

/** Joints as a file has them. */
export function readJoints(values: Readonly<Record<string, readonly number[]>>): Joints {
  const at = (name: keyof Joints): Vector => {
    const [x = 0, y = 0, z = 0] = values[name] ?? []
    return [x, y, z]
  }
  return {
    ...{ pelvis: at('pelvis'), spine: at('spine'), spine2: at('spine2'), chest: at('chest') },
    ...{ neck: at('neck'), head: at('head'), clavicle: at('clavicle'), shoulder: at('shoulder') },
    ...{ elbow: at('elbow'), wrist: at('wrist'), knuckles: at('knuckles'), fingertips: at('fingertips') },
    ...{ palm: at('palm'), hip: at('hip'), knee: at('knee'), ankle: at('ankle'), ball: at('ball'), toes: at('toes') },
  }
}

const middleBones = ['pelvis', 'spine', 'spine2', 'chest', 'neck', 'head'] as const
const sideBones = [
  ...(['clavicle', 'arm', 'armTwist', 'fore', 'foreTwist', 'hand', 'fingers'] as const),
  ...(['thigh', 'shin', 'foot', 'toe'] as const),
]
type SideBone = (typeof sideBones)[number]

export type BodySide = 'Left' | 'Right'
export const sides: readonly BodySide[] = ['Left', 'Right']

export type BoneName = (typeof middleBones)[number] | `${SideBone}${BodySide}`

/** Every bone after the one it hangs on. */
export const boneNames: readonly BoneName[] = [
  ...middleBones,
  ...sides.flatMap(side => sideBones.map((bone): BoneName => `${bone}${side}`)),
]

const boneIndices = new Map(boneNames.map((name, index) => [name, index]))
export const boneIndex = (name: BoneName): number => boneIndices.get(name) ?? 0

const parents: Readonly<Record<(typeof middleBones)[number] | SideBone, string>> = {
  ...{ pelvis: '', spine: 'pelvis', spine2: 'spine', chest: 'spine2', neck: 'chest', head: 'neck' },
  ...{ clavicle: 'chest', arm: 'clavicle', armTwist: 'arm', fore: 'armTwist', foreTwist: 'fore' },
  ...{ hand: 'foreTwist', fingers: 'hand', thigh: 'pelvis', shin: 'thigh', foot: 'shin', toe: 'foot' },
}

export interface Bone {
  readonly name: BoneName
  /** Its place in the skeleton; -1 for the pelvis. */
  readonly parent: number
  /** Where it turns, in the rest pose. */
  readonly from: Vector
  readonly to: Vector
}

export interface Skeleton {
  readonly joints: Joints
  readonly bones: readonly Bone[]
}

/** Twenty-eight bones; upper arms and forearms have two each, so that a turned wrist wrings no elbow. */
export function createSkeleton(joints: Joints): Skeleton {
  const middle = middleEnds(joints)
  const left = sideEnds(joints)
  const bones = boneNames.map((name): Bone => {
    const side = sides.find(each => name.endsWith(each))
    const plain = side ? name.slice(0, -side.length) : name
    const parent = parents[plain as SideBone]
    const hangsOnSide = sideBones.some(bone => bone === parent)
    const ends = middle[plain] ?? left[plain] ?? [joints.pelvis, joints.pelvis]
    const [from, to] = side === 'Right' ? [mirrorVector(ends[0]), mirrorVector(ends[1])] : ends
    const parentName = (hangsOnSide ? `${parent}${side}` : parent) as BoneName
    return { name, parent: boneNames.indexOf(parentName), from, to }
  })
  return { joints, bones }
}

type Ends = Readonly<Record<string, readonly [Vector, Vector]>>

const middleEnds = ({ pelvis, spine, spine2, chest, neck, head }: Joints): Ends => ({
  pelvis: [pelvis, spine],
  spine: [spine, spine2],
  spine2: [spine2, chest],
  chest: [chest, neck],
  neck: [neck, head],
  head: [head, [0, head[1] + 0.24, head[2] + 0.012]],
})

function sideEnds(joints: Joints): Ends {
  const { clavicle, shoulder, elbow, wrist, knuckles, fingertips, hip, knee, ankle, ball, toes } = joints
  const [upper, lower] = [between(shoulder, elbow, 0.5), between(elbow, wrist, 0.5)]
  return {
    clavicle: [clavicle, shoulder],
    arm: [shoulder, upper],
    armTwist: [upper, elbow],
    fore: [elbow, lower],
    foreTwist: [lower, wrist],
    hand: [wrist, knuckles],
    fingers: [knuckles, fingertips],
    thigh: [hip, knee],
    shin: [knee, ankle],
    foot: [ankle, ball],
    toe: [ball, toes],
  }
}

/** From one joint of a side to another, in the rest pose. */
export function reach(joints: Joints, from: keyof Joints, to: keyof Joints, side: BodySide): Vector {
  const way = subtract(joints[to], joints[from])
  return side === 'Left' ? way : mirrorVector(way)
}
