import { describe, expect, it } from 'vitest'
import { boneIndex, clips, createSkeleton, frameOf, poseOf, type Sway, swayAt } from '../../../engine/avatar/index.ts'
import { nearestPointOf } from '../../../engine/avatar/nearestPoint.ts'
import { seededRandom } from '../../../engine/geometry/seededRandom.ts'
import { blendedMatrices, boneMatrices, carried, inverseMatrices } from '../../../engine/tailor/sway/carriage.ts'
import { clearSway } from '../../../engine/tailor/sway/clear.ts'
import { correctSway } from '../../../engine/tailor/sway/correct.ts'
import { farthestStep, steadied } from '../../../engine/tailor/sway/inTime.ts'
import { joints } from '../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const clip = clips.happy_idle
const chest = boneIndex('chest')
const follows = (count: number) => ({
  bones: Uint8Array.from({ length: count * 4 }, (_, at) => (at % 4 === 0 ? chest : 0)),
  shares: Uint8Array.from({ length: count * 4 }, (_, at) => (at % 4 === 0 ? 255 : 0)),
})
/** A square of points that faces forwards. */
const sheet = (side: number, step: number, z: number) =>
  Float32Array.from({ length: side * side * 3 }, (_, at) => {
    const point = Math.floor(at / 3)
    return [(point % side) * step - 0.1, 1.1 + Math.floor(point / side) * step, z][at % 3] ?? 0
  })

describe('a sheet that sways into a chest', () => {
  const side = 11
  const points = sheet(side, 0.02, 0.105)
  const weights = follows(side * side)
  const fine = sheet(41, 0.005, 0.105)
  const drawn = { positions: fine, weights: follows(fine.length / 3) }
  const flat = sheet(67, 0.003, 0.1)
  const skin = {
    positions: flat,
    normals: Float32Array.from(flat, (_, at) => (at % 3 === 2 ? 1 : 0)),
    bones: follows(flat.length / 3).bones,
    shares: Float32Array.from(follows(flat.length / 3).shares, share => share / 255),
  }
  const ends = Int32Array.from(
    Array.from({ length: side * side }, (_, point) => [
      ...(point % side < side - 1 ? [point, point + 1] : []),
      ...(point + side < side * side ? [point, point + side] : []),
    ]).flat(),
  )
  /** In its middle, by up to 12 mm, in the middle of the clip. */
  const bump = points.map((_, at) => {
    const [x = 0, y = 0] = points.subarray(at - (at % 3), at - (at % 3) + 2)
    return at % 3 === 2 ? -Math.exp(-(x * x + (y - 1.2) ** 2) / 0.002) : 0
  })
  const swaying = (deep: number): Sway => ({
    ...{ points, weights, mean: new Float32Array(points.length), shapes: [bump] },
    frames: Array.from({ length: 12 }, (_, at) => Float32Array.of(deep * Math.sin((Math.PI * at) / 12))),
  })
  /** How far out of the chest the deepest point is at the frames, or half way between, in m. */
  const deepest = (sway: Sway, after = 0) =>
    Math.min(
      ...sway.frames.map((_, at) => {
        const now = new Float32Array(points.length)
        const share = (at + after) / 12
        swayAt(sway, share, now)
        const bones = boneMatrices(skeleton, poseOf(skeleton, frameOf(clip, share * clip.seconds)))
        const out = blendedMatrices(weights, bones)
        const back = carried(
          inverseMatrices(out),
          carried(
            out,
            Float64Array.from(points, (value, each) => value + (now[each] ?? 0)),
          ),
        )
        return Math.min(...back.filter((_, each) => each % 3 === 2)) - 0.1
      }),
    )

  it('comes out of it', () => {
    const sway = swaying(0.012)
    expect(deepest(sway)).toBeLessThan(-0.006)
    const cleared = clearSway({ drawn, skeleton, clip, skin, sway, ends })
    expect(deepest(cleared?.sway ?? sway)).toBeGreaterThan(-0.001)
  })

  it('comes out of it in one quick moment too', () => {
    const still = swaying(0)
    const sway = { ...still, frames: still.frames.map((_, at) => Float32Array.of(at === 6 ? 0.012 : 0)) }
    const cleared = clearSway({ drawn, skeleton, clip, skin, sway, ends })
    expect(deepest(cleared?.sway ?? sway)).toBeGreaterThan(-0.001)
  })

  it('comes out of what is worn underneath, which sways as well', () => {
    const sway = swaying(0.002)
    const under = {
      drawn: skin,
      sway: {
        ...{ points: flat, weights: follows(flat.length / 3), shapes: [], frames: [new Float32Array()] },
        mean: flat.map((_, at) => (at % 3 === 2 ? 0.007 : 0)),
      },
    }
    const bare = { ...skin, positions: flat.map((value, at) => (at % 3 === 2 ? value - 0.05 : value)) }
    const cleared = clearSway({ drawn, skeleton, clip, skin: bare, under, sway, ends })
    expect(deepest(cleared?.sway ?? sway)).toBeGreaterThan(0.007)
  })

  it('is on its way out in the moments beside, so that it does not jump', () => {
    const still = swaying(0.002)
    const sway = { ...still, frames: still.frames.map((_, at) => Float32Array.of(at === 6 ? 0.012 : 0.002)) }
    const middle = points.findIndex((_, at) => bump[at] === Math.min(...bump))
    const placeAt = (of: Sway, at: number) => {
      const now = new Float32Array(points.length)
      swayAt(of, at / 12, now)
      return now[middle] ?? 0
    }
    const cleared = clearSway({ drawn, skeleton, clip, skin, sway, ends })?.sway ?? sway
    for (const beside of [5, 7]) expect(placeAt(cleared, beside)).toBeGreaterThan(placeAt(sway, beside) + 0.001)
    expect(placeAt(cleared, 2)).toBeCloseTo(placeAt(sway, 2), 3)
  })

  it('is not driven on where there is no way out near by, and near an elbow less far', () => {
    const sway = swaying(0.1)
    const farthestFrom = (of: Sway) =>
      Math.max(
        ...of.frames.map((_, at) => {
          const [now, before] = [new Float32Array(points.length), new Float32Array(points.length)]
          swayAt(of, at / 12, now)
          swayAt(sway, at / 12, before)
          return Math.max(...now.map((value, each) => Math.abs(value - (before[each] ?? 0))))
        }),
      )
    const atElbow = createSkeleton({ ...joints, elbow: [0, 1.2, 0.1] })
    for (const [wearer, farthest] of [[skeleton, 0.06] as const, [atElbow, 0.02] as const]) {
      const cleared = clearSway({ drawn, skeleton: wearer, clip, skin, sway, ends })?.sway ?? sway
      expect(farthestFrom(cleared)).toBeGreaterThan(0.5 * farthest)
      expect(farthestFrom(cleared)).toBeLessThan(1.1 * farthest)
    }
    const corrected = correctSway({ drawn, skeleton, clip, skin, sway, ends }) ?? sway
    expect(farthestFrom(corrected)).toBeGreaterThan(0.01)
    expect(farthestFrom(corrected)).toBeLessThan(0.016)
  })

  it('stays as it is where it would jump', () => {
    const sway = swaying(0.012)
    const thrown = { ...sway, frames: sway.frames.map((_, at) => Float32Array.of(at === 6 ? 0.2 : -0.05)) }
    expect(clearSway({ drawn, skeleton, clip, skin, sway: thrown, ends })).toBeNull()
  })

  it('stays as it is where it does not reach it', () => {
    expect(clearSway({ drawn, skeleton, clip, skin, sway: swaying(0.002), ends })).toBeNull()
    expect(correctSway({ drawn, skeleton, clip, skin, sway: swaying(0.002), ends })).toBeNull()
  })

  it('comes out of it by corrections alone, at every frame and half way between', () => {
    const sway = swaying(0.009)
    expect(deepest(sway, 0.5)).toBeLessThan(-0.003)
    const corrected = correctSway({ drawn, skeleton, clip, skin, sway, ends }) ?? sway
    for (const after of [0, 0.5]) expect(deepest(corrected, after)).toBeGreaterThan(-0.0021)
    expect(corrected.shapes).toEqual(sway.shapes)
    expect(corrected.corrections?.points.length).toBeLessThan(side * side)
  })

  it('is led out before and after a quick moment, so that corrections do not jump', () => {
    const still = swaying(0)
    const sway = { ...still, frames: still.frames.map((_, at) => Float32Array.of(at === 6 ? 0.012 : 0)) }
    const corrected = correctSway({ drawn, skeleton, clip, skin, sway, ends })
    const far = corrected?.corrections?.frames.map(frame => Math.max(...frame)) ?? []
    expect(far[5]).toBeGreaterThan((far[6] ?? 0) / 3)
    expect(far[2]).toBe(0)
  })
})

describe('the nearest point', () => {
  it('is found within reach only, from outside of all points too', () => {
    const find = nearestPointOf(Float64Array.of(0, 0, 0, 0.02, 0, 0), 0.03)
    expect([find(0.004, 0, 0), find(0.015, 0.001, 0), find(0.04, 0, 0), find(0.06, 0, 0), find(5, -5, 5)]).toEqual([
      0, 3, 3, -1, -1,
    ])
    expect(nearestPointOf(new Float64Array(), 0.03)(0, 0, 0)).toBe(-1)
  })

  it('is the same one whatever was thought to be near', () => {
    const random = seededRandom(20)
    const points = Float64Array.from({ length: 900 }, () => random() / 5)
    const find = nearestPointOf(points, 0.03)
    for (let round = 0; round < 200; round++) {
      const at = [random() / 4, random() / 4, random() / 4] as const
      const squares = Array.from({ length: 300 }, (_, point) =>
        at.reduce((sum, value, axis) => sum + (value - (points[point * 3 + axis] ?? 0)) ** 2, 0),
      )
      const min = Math.min(...squares)
      const nearest = min < 0.03 ** 2 ? squares.indexOf(min) * 3 : -1
      expect([find(...at), find(...at, 3 * Math.floor(random() * 300))]).toEqual([nearest, nearest])
    }
  })
})

it('a point that would jump when it is cleared goes as fast as it may, and the others go all of their way', () => {
  const from = Array.from({ length: 12 }, (_, at) => Float64Array.of(0.03 * Math.sin(at), 0, 0, 0, 0, 0))
  const moves = from.map((_, at) => Float64Array.of(at % 2 ? 0.02 : -0.02, 0, 0, 0, at === 6 ? 0.01 : 0, 0))
  const placed = (moved: readonly Float64Array[]) =>
    from.map((offsets, at) => offsets.map((value, index) => value + (moved[at]?.[index] ?? 0)))
  expect(farthestStep(placed(moves))).toBeGreaterThan(0.06)
  const steady = steadied(from, moves, 0.05)
  expect(farthestStep(placed(steady))).toBeLessThanOrEqual(0.05)
  expect(steady.map(move => move[4])).toEqual(moves.map(move => move[4]))
})
