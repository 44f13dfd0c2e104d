import { boneIndex, type Clip, frameOf, poseOf, type Skeleton } from '../../engine/avatar/index.ts'

const framesPerSecond = 60
/** No higher above where it rests the ball of a foot is taken to stand, in m. */
const onGround = 0.002

/** The farthest that the ball of a foot moves from one frame to the next while it stands in both, in m. */
export function slideOf(skeleton: Skeleton, clip: Clip): number {
  let farthest = 0
  const count = Math.round(clip.seconds * framesPerSecond)
  for (let frame = 0; frame < count; frame++) {
    const [from, to] = [frame, frame + 1].map(each => poseOf(skeleton, frameOf(clip, each / framesPerSecond)))
    for (const side of ['Left', 'Right'] as const) {
      const toe = boneIndex(`toe${side}`)
      const [before, after] = [from?.places[toe], to?.places[toe]]
      if (!before || !after || Math.max(before[1], after[1]) > skeleton.joints.ball[1] + onGround) continue
      farthest = Math.max(farthest, Math.hypot(after[0] - before[0], after[2] - before[2]))
    }
  }
  return farthest
}
