import { add, subtract, type Vector } from '../geometry/vector.ts'
import { type Rotation, rotated, unturned } from './rotation.ts'
import { type BoneName, boneIndex, type Skeleton } from './skeleton.ts'

/** Where every bone is and how it is rotated, in the world, by its place in the skeleton. */
export interface Pose {
  readonly turns: readonly Rotation[]
  readonly places: readonly Vector[]
}

/** A pose while it is made: a bone follows the one it hangs on. */
export interface Posing {
  readonly skeleton: Skeleton
  /** As far as it is made. */
  readonly pose: Pose
  turnOf(name: BoneName): Rotation
  placeOf(name: BoneName): Vector
  /** A place of the rest pose that goes with a bone. */
  carried(name: BoneName, rest: Vector): Vector
  /** Turned so in the world. */
  set(name: BoneName, turn: Rotation): void
}

export function createPosing(skeleton: Skeleton, turns: Rotation[], places: Vector[], pelvis: Vector): Posing {
  const carried = (name: BoneName, rest: Vector): Vector => {
    const index = boneIndex(name)
    const from = skeleton.bones[index]?.from ?? rest
    return add(places[index] ?? from, rotated(turns[index] ?? unturned, subtract(rest, from)))
  }
  return {
    skeleton,
    pose: { turns, places },
    turnOf: name => turns[boneIndex(name)] ?? unturned,
    placeOf: name => places[boneIndex(name)] ?? [0, 0, 0],
    carried,
    set(name, turn) {
      const index = boneIndex(name)
      turns[index] = turn
      places[index] = placeAt(skeleton, { turns, places }, index, pelvis)
    },
  }
}

/** Where a bone is, once it is known how the bones above it are turned. */
export function placeAt({ bones }: Skeleton, pose: Pose, index: number, pelvis: Vector): Vector {
  const bone = bones[index]
  const parent = bone && bones[bone.parent]
  if (!bone || !parent) return add(bone?.from ?? [0, 0, 0], pelvis)
  const way = rotated(pose.turns[bone.parent] ?? unturned, subtract(bone.from, parent.from))
  return add(pose.places[bone.parent] ?? parent.from, way)
}
