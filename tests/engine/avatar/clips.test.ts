import { describe, expect, it } from 'vitest'
import { type Clip, clipIds, clips, createSkeleton, frameOf, type Pose, poseOf } from '../../../engine/avatar/index.ts'
import { ballAt } from '../../../engine/avatar/leg.ts'
import { boneIndex } from '../../../engine/avatar/skeleton.ts'
import { magnitude, subtract, type Vector } from '../../../engine/geometry/vector.ts'
import { joints } from '../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const poseAt = (clip: Clip, seconds: number) => poseOf(skeleton, frameOf(clip, seconds))
const placeOf = (pose: Pose, bone: Parameters<typeof boneIndex>[0]): Vector => pose.places[boneIndex(bone)] ?? [0, 0, 0]
const farthest = (a: Pose, b: Pose) =>
  Math.max(...a.places.map((place, bone) => magnitude(subtract(place, b.places[bone] ?? place))))
const frames = (clip: Clip) => Array.from({ length: Math.round(clip.seconds * 60) + 1 }, (_, frame) => frame / 60)

describe('clips of an avatar', () => {
  it('are the fourteen of the shop', () => {
    expect(clipIds).toHaveLength(14)
  })

  it.each(clipIds)('%s loops without a jump', id => {
    const clip = clips[id]
    expect(farthest(poseAt(clip, 0), poseAt(clip, clip.seconds))).toBeLessThan(1e-6)
    const steps = frames(clip).map(at => farthest(poseAt(clip, at), poseAt(clip, at + 1 / 60)))
    expect(Math.max(...steps)).toBeLessThan(0.2)
  })

  it.each(clipIds)('%s stands on its feet: none sinks, hangs out of reach or slides', id => {
    const clip = clips[id]
    for (const at of frames(clip)) {
      const [now, next] = [frameOf(clip, at), frameOf(clip, at + 1 / 60)]
      const pose = poseOf(skeleton, now)
      for (const side of ['Left', 'Right'] as const) {
        const ball = ballAt(joints, now.legs[side])
        const wanted = side === 'Left' ? ball : ([ball[0], ball[1], ball[2]] as const)
        const reached = placeOf(pose, `toe${side}`)
        expect(reached[1]).toBeGreaterThan(joints.ball[1] - 0.002)
        const shin = placeOf(pose, `shin${side}`)
        const ankle = placeOf(pose, `foot${side}`)
        expect(magnitude(subtract(reached, wanted)), `${id} at ${at.toFixed(2)} s, ${side}`).toBeLessThan(0.002)
        expect(magnitude(subtract(shin, ankle))).toBeCloseTo(0.395, 1)
        const stands = now.legs[side].lift === 0 && next.legs[side].lift === 0
        const slide = magnitude(subtract(ballAt(joints, now.legs[side]), ballAt(joints, next.legs[side])))
        if (stands) expect(slide, `${id} at ${at.toFixed(2)} s, ${side}`).toBeLessThan(0.002)
      }
    }
  })
})
