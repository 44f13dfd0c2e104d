import { describe, expect, it } from 'vitest'
import { createCameraRig, ease } from '../../../app/viewer/cameraRig.ts'
import { orbitBetween, orbitOf, panned, sideShown, turnedOrbit, zoomed } from '../../../app/viewer/orbit.ts'

const rigWith = (reducedMotion = false) => createCameraRig({ view: 'front', reducedMotion: () => reducedMotion })

/** Plays frames of 16 ms until the camera stands still. */
function play(rig: ReturnType<typeof rigWith>, from = 0): number {
  let now = from
  while (rig.step(now)) {
    now += 16
    if (now > from + 10_000) throw new Error('The camera does not come to rest within ten seconds.')
  }
  return now - from
}

describe('ease', () => {
  it('is the curve that the browser draws for cubic-bezier(.2,.7,.2,1)', () => {
    expect([0, 0.1, 0.25, 0.5, 0.75, 1].map(time => Number(ease(time).toFixed(2)))).toEqual([
      0, 0.36, 0.73, 0.93, 0.99, 1,
    ])
  })
})

describe('moves', () => {
  it('reach the view after 420 ms', () => {
    const rig = rigWith()
    rig.goTo(orbitOf('back'), 0)
    rig.step(419)
    expect(rig.moving()).toBe(true)
    rig.step(420)
    expect(rig.moving()).toBe(false)
    expect(Math.abs(rig.orbit().azimuth)).toBeCloseTo(Math.PI)
  })

  it('jump for people who want no motion', () => {
    const rig = rigWith(true)
    rig.goTo(orbitOf('left'), 0)
    expect(rig.moving()).toBe(false)
    expect(rig.orbit()).toEqual(orbitOf('left'))
  })

  it('take the shorter way round', () => {
    const half = orbitBetween({ ...orbitOf('front'), azimuth: 3 }, { ...orbitOf('front'), azimuth: -3 }, 0.5)
    expect(half.azimuth).toBeCloseTo(Math.PI)
  })

  it('end when a hand takes hold', () => {
    const rig = rigWith()
    rig.goTo(orbitOf('back'), 0)
    rig.step(100)
    rig.turn(0.1, 0)
    expect(rig.moving()).toBe(false)
  })
})

describe('coasting', () => {
  it('goes on a little and stands still', () => {
    const rig = rigWith()
    rig.coast(0.004, 0, 0)
    expect(play(rig)).toBeLessThan(1_000)
    expect(rig.orbit().azimuth).toBeGreaterThan(0.2)
    expect(rig.orbit().azimuth).toBeLessThan(0.6)
  })

  it('goes as far in long frames as in short ones', () => {
    const [short, long] = [rigWith(), rigWith()]
    short.coast(0.004, 0, 0)
    long.coast(0.004, 0, 0)
    play(short)
    for (let now = 0; long.step(now); now += 200);
    expect(long.orbit().azimuth).toBeCloseTo(short.orbit().azimuth, 1)
  })

  it('is left out for people who want no motion', () => {
    const rig = rigWith(true)
    rig.coast(0.004, 0, 0)
    expect(rig.moving()).toBe(false)
  })
})

describe('orbit', () => {
  it('opens a little from the wearer’s left, which is none of the sides; the front is exact', () => {
    expect(orbitOf('opening').azimuth).toBeGreaterThan(0.15)
    expect(sideShown('opening')).toBeNull()
    expect(sideShown('free')).toBeNull()
    expect(sideShown('front')).toBe('front')
    expect(orbitOf('front').azimuth).toBe(0)
  })

  it('never looks from below the floor or from straight above', () => {
    expect(turnedOrbit(orbitOf('front'), 0, 9).elevation).toBeLessThan(Math.PI / 2)
    expect(turnedOrbit(orbitOf('front'), 0, -9).elevation).toBeGreaterThan(-Math.PI / 6)
  })

  it('zooms towards the pointer', () => {
    const near = zoomed(orbitOf('front'), 2, [0.2, 0.1])
    // What was 0.2 m beside the middle is now half as far from the middle of what is seen.
    expect(near.pan).toEqual([0.1, 0.05])
    expect(zoomed(near, 0.5, [0.1, 0.05]).pan).toEqual([0, 0])
  })

  it('zooms no farther out than the whole garment and no nearer than six times', () => {
    expect(zoomed(orbitOf('front'), 0.1).zoom).toBe(1)
    expect(zoomed(orbitOf('front'), 99).zoom).toBe(6)
  })

  it('pans only as far as there is garment', () => {
    const near = zoomed(orbitOf('front'), 2)
    expect(panned(near, [9, -9], [0.4, 0.5]).pan).toEqual([0.2, -0.25])
    expect(panned(orbitOf('front'), [1, 1], [0.4, 0.5]).pan).toEqual([0, 0])
  })
})
