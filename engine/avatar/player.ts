import { type Clip, frameOf } from './clip.ts'
import { blendPoses, poseOf } from './pose.ts'
import type { Pose } from './posing.ts'
import type { Skeleton } from './skeleton.ts'

/** Of changing from one clip to another, in s. */
const blendTime = 0.35

/** Plays clips on a skeleton. It has no clock: the caller says how much time has passed. */
export interface ClipPlayer {
  /** Changes to a clip, from the pose the body is in. */
  play(clip: Clip): void
  /** Goes on by so many seconds. */
  step(seconds: number): void
  /** Goes to a moment of the clip, in s, at once. */
  seek(seconds: number): void
  /** Since the beginning of the clip, within its length. */
  time(): number
  pose(): Pose
}

export function createClipPlayer(skeleton: Skeleton, first: Clip): ClipPlayer {
  let clip = first
  let time = 0
  let leaving: Pose | null = null
  let blend = 0

  const pose = (): Pose => {
    const own = poseOf(skeleton, frameOf(clip, time))
    if (!leaving) return own
    const share = blend / blendTime
    return blendPoses(skeleton, leaving, own, share * share * (3 - 2 * share))
  }
  return {
    play(next) {
      if (next === clip) return
      leaving = pose()
      clip = next
      time = 0
      blend = 0
    },
    step(seconds) {
      time = (time + seconds) % clip.seconds
      blend += seconds
      if (blend >= blendTime) leaving = null
    },
    seek(seconds) {
      time = ((seconds % clip.seconds) + clip.seconds) % clip.seconds
      leaving = null
    },
    time: () => time,
    pose,
  }
}
