import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { cameraPaths, orbitOnPath, pathSeconds } from '../../../../app/viewer/avatar/cameraPaths.ts'
import { wearerRoom } from '../../../../app/viewer/avatar/floor.ts'
import { placeCamera, sightOf } from '../../../../app/viewer/stageCamera.ts'
import {
  avatarIds,
  boneIndex,
  buildIds,
  clipIds,
  clips,
  createSkeleton,
  frameOf,
  poseOf,
  scaleOf,
} from '../../../../engine/avatar/index.ts'
import { joints } from '../../../support/wearer.ts'

const moving = cameraPaths.filter(path => path !== 'still')

describe('a path of the camera', () => {
  it.each(moving)('%s ends where it began, never jumps and stays above the ground', path => {
    const seconds = pathSeconds[path]
    const at = (time: number) => {
      const orbit = orbitOnPath(path, time)
      if (!orbit) throw new Error('The camera stays.')
      const { azimuth, elevation, zoom, pan } = orbit
      return [Math.sin(azimuth), Math.cos(azimuth), elevation, zoom, ...pan]
    }
    for (const [axis, value] of at(seconds).entries()) expect(value).toBeCloseTo(at(0)[axis] ?? Number.NaN)
    for (let time = 0; time < seconds; time += 1 / 30) {
      const [now, next] = [at(time), at(time + 1 / 30)]
      for (const [axis, value] of next.entries()) expect(Math.abs(value - (now[axis] ?? 0))).toBeLessThan(0.05)
      expect(now[2]).toBeGreaterThan(-0.15)
      expect(now[3]).toBeGreaterThanOrEqual(1)
    }
  })

  it('is none where the camera stays', () => {
    expect(orbitOnPath('still', 3)).toBeNull()
  })
})

describe('somebody of every build, before a camera that moves by itself', () => {
  const skeleton = createSkeleton(joints)
  const builds = avatarIds.flatMap(avatar => buildIds.map(build => ({ avatar, build })))
  const stages = [
    { width: 390, height: 520 },
    { width: 1280, height: 720 },
  ]
  const uncovered = { top: 0, right: 0, bottom: 0, left: 0 }
  /** From where the head joins the neck to its top, in m; hair that stands up counts. */
  const headHeight = 0.24
  const crown = (pose: ReturnType<typeof poseOf>) => {
    const head = boneIndex('head')
    const [x, y, z] = pose.places[head] ?? [0, 0, 0]
    const up = pose.turns[head]?.map(row => row[1]) ?? [0, 1, 0]
    return new Vector3(x, y, z).add(new Vector3(...up).multiplyScalar(headHeight))
  }

  it.each(moving.flatMap(path => clipIds.map(clip => [path, clip] as const)))(
    'on the path %s in %s has head and chest in the frame',
    (path, id) => {
      const camera = new PerspectiveCamera()
      for (let share = 0; share < 1; share += 1 / 24) {
        const clip = clips[id]
        const pose = poseOf(skeleton, frameOf(clip, share * clip.seconds))
        const points = [crown(pose), new Vector3(...(pose.places[boneIndex('chest')] ?? [0, 0, 0]))]
        const orbit = orbitOnPath(path, share * pathSeconds[path])
        if (!orbit) throw new Error('The camera stays.')
        for (const stage of stages) {
          const sight = sightOf(stage, wearerRoom, uncovered, orbit.zoom)
          placeCamera(camera, orbit, { stage, bounds: wearerRoom, sight })
          camera.updateProjectionMatrix()
          for (const somebody of builds) {
            const { wide, tall } = scaleOf(somebody)
            for (const point of points) {
              const seen = point
                .clone()
                .multiply(new Vector3(wide, tall, wide))
                .project(camera)
              const where = `${JSON.stringify(somebody)}, ${stage.width} pixels wide, at ${share.toFixed(2)}`
              expect(Math.max(Math.abs(seen.x), Math.abs(seen.y)), where).toBeLessThan(1)
            }
          }
        }
      }
    },
  )
})
