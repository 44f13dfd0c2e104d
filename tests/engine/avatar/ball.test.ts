import { describe, expect, it } from 'vitest'
import { ballOf, ballRadius, clipIds, clips, createSkeleton, frameOf } from '../../../engine/avatar/index.ts'
import { poseOf } from '../../../engine/avatar/pose.ts'
import { boneIndex } from '../../../engine/avatar/skeleton.ts'
import { magnitude, subtract } from '../../../engine/geometry/vector.ts'
import { joints } from '../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const withBall = clipIds.filter(id => ballOf(id, 0))

describe('the ball at the feet', () => {
  it('is there when somebody waits for it and when somebody jogs', () => {
    expect(withBall).toEqual(['offensive_idle', 'strike_foward_jog'])
  })

  it.each(withBall)('lies on the ground in %s, away from the boots, and comes round with it', id => {
    const [first, last] = [ballOf(id, 0), ballOf(id, 1)]
    expect(last?.place).toEqual(first?.place)
    expect(((last?.rolled ?? 0) - (first?.rolled ?? 0)) % (2 * Math.PI)).toBeCloseTo(0)
    for (let share = 0; share < 1; share += 1 / 40) {
      const ball = ballOf(id, share)
      expect(ball?.place[1]).toBe(ballRadius)
      const pose = poseOf(skeleton, frameOf(clips[id], share * clips[id].seconds))
      for (const bone of ['toeLeft', 'toeRight', 'footLeft', 'footRight', 'shinLeft', 'shinRight'] as const) {
        const place = pose.places[boneIndex(bone)]
        if (!place || !ball) throw new Error('There is no ball.')
        // From the ball of the foot a boot reaches 9 cm ahead.
        expect(magnitude(subtract(place, ball.place))).toBeGreaterThan(ballRadius + 0.09)
      }
    }
  })
})
