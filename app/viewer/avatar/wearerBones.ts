import { Bone, Matrix4, Skeleton as ThreeSkeleton } from 'three'
import type { FigureScale, Pose, Skeleton } from '../../../engine/avatar/index.ts'

/** The bones that the graphics card moves skin with. They are in no scene: each pose says where all of them are. */
export interface WearerBones {
  readonly skeleton: ThreeSkeleton
  show(pose: Pose, scale: FigureScale): void
}

export function createWearerBones({ bones }: Skeleton): WearerBones {
  const moved = bones.map(() => new Bone())
  const inverses = bones.map(({ from: [x, y, z] }) => new Matrix4().makeTranslation(-x, -y, -z))
  const skeleton = new ThreeSkeleton(moved, inverses)
  return {
    skeleton,
    show({ turns, places }, { wide, tall }) {
      moved.forEach((bone, index) => {
        const [turn, place] = [turns[index], places[index]]
        if (!turn || !place) return
        const [[a, b, c], [d, e, f], [g, h, i]] = turn
        bone.matrixWorld.set(a, b, c, place[0], d, e, f, place[1], g, h, i, place[2], 0, 0, 0, 1)
        bone.matrixWorld.premultiply(scaling.makeScale(wide, tall, wide))
      })
    },
  }
}

const scaling = new Matrix4()
