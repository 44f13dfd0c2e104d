import { describe, expect, it } from 'vitest'
import { cameraPaths, orbitOnPath, pathSeconds } from '../../../../app/viewer/avatar/cameraPaths.ts'

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
