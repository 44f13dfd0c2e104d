import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { roomSeen } from '../../../../app/viewer/avatar/clipRoom.ts'
import { wearerRoom } from '../../../../app/viewer/avatar/floor.ts'
import { heldLengths } from '../../../../app/viewer/avatar/heldThings.ts'
import { orbitOf, stageSides } from '../../../../app/viewer/orbit.ts'
import { placeCamera, sightOf } from '../../../../app/viewer/stageCamera.ts'
import { avatarIds, buildIds, clipIds, clipReach, createSkeleton, scaleOf } from '../../../../engine/avatar/index.ts'
import { joints } from '../../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const stages = [
  { stage: { width: 390, height: 780 }, covered: { top: 116, right: 0, bottom: 144, left: 0 } },
  { stage: { width: 1440, height: 836 }, covered: { top: 56, right: 0, bottom: 96, left: 0 } },
]

describe('the room of a clip', () => {
  it.each(clipIds)('has all of %s between the bars, from every side; on a phone things held may go aside', id => {
    const camera = new PerspectiveCamera()
    for (const avatar of avatarIds) {
      for (const build of buildIds) {
        const scale = scaleOf({ avatar, build })
        const reach = clipReach(skeleton, id, { scale, lengths: heldLengths })
        const hands = clipReach(skeleton, id, { scale, lengths: { club: 0, rod: 0 } })
        for (const view of ['opening', ...stageSides] as const) {
          const orbit = orbitOf(view)
          const bounds = roomSeen(reach, orbit.azimuth)
          for (const { stage, covered } of stages) {
            placeCamera(camera, orbit, { stage, bounds, sight: sightOf(stage, bounds, covered, 1) })
            camera.updateProjectionMatrix()
            const seen = (points: typeof reach) => points.map(point => new Vector3(...point).project(camera))
            const whole = stage.width < stage.height ? hands : reach
            const across = seen(whole).map(({ x }) => ((x + 1) / 2) * stage.width)
            const down = seen(reach).map(({ y }) => ((1 - y) / 2) * stage.height)
            const where = `${avatar}, ${build}, ${view}, ${stage.width} pixels wide`
            const [aside, above] = [Math.min(...across), Math.min(...down) - covered.top]
            const beyond = [stage.width - Math.max(...across), stage.height - covered.bottom - Math.max(...down)]
            expect(Math.min(aside, above, ...beyond), where).toBeGreaterThan(0)
          }
        }
      }
    }
  })

  it('is that of somebody who stands when nothing reaches farther', () => {
    const reach = clipReach(skeleton, 'offensive_idle', { scale: { wide: 1, tall: 1 }, lengths: heldLengths })
    expect(roomSeen(reach, 0)).toEqual(wearerRoom)
  })

  it('is higher for a club that is swung up, and wider for one that goes aside', () => {
    const reach = clipReach(skeleton, 'golf_drive', { scale: { wide: 1, tall: 1 }, lengths: heldLengths })
    expect(roomSeen(reach, 0).max.y).toBeGreaterThan(2.2)
    expect(roomSeen(reach, 0).max.x).toBeGreaterThan(wearerRoom.max.x)
  })
})
