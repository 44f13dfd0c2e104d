import { describe, expect, it } from 'vitest'
import { boneIndex, clips, createSkeleton, frameOf, poseOf } from '../../../engine/avatar/index.ts'
import { seededRandom } from '../../../engine/geometry/seededRandom.ts'
import { blendedMatrices, boneMatrices, carried, inverseMatrices } from '../../../engine/tailor/sway/carriage.ts'
import { principalShapes } from '../../../engine/tailor/sway/principalShapes.ts'
import { pushOut } from '../../../engine/tailor/sway/pushOut.ts'
import { settleSway } from '../../../engine/tailor/sway/settle.ts'
import { joints } from '../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const { happy_idle, jumping_jacks } = clips

describe('cloth that is carried by bones', () => {
  const weights = {
    bones: Uint8Array.of(boneIndex('chest'), boneIndex('armLeft'), 0, 0, boneIndex('pelvis'), 0, 0, 0),
    shares: Uint8Array.of(128, 127, 0, 0, 255, 0, 0, 0),
  }
  const places = Float64Array.of(0.2, 1.3, 0.02, 0.1, 0.9, -0.05)

  it('comes back to where it was', () => {
    const matrices = blendedMatrices(weights, boneMatrices(skeleton, poseOf(skeleton, frameOf(jumping_jacks, 0.3))))
    const back = carried(inverseMatrices(matrices), carried(matrices, places))
    expect([...back]).toEqual([...places].map(value => expect.closeTo(value, 9)))
  })

  it('stays in shape when shares sum up to less than all', () => {
    const bones = boneMatrices(skeleton, poseOf(skeleton, frameOf(happy_idle, 0)))
    const rounded = { ...weights, shares: Uint8Array.of(127, 126, 0, 0, 250, 0, 0, 0) }
    const [one, other] = [weights, rounded].map(each => carried(blendedMatrices(each, bones), places))
    expect([...(other ?? [])]).toEqual([...(one ?? [])].map(value => expect.closeTo(value, 3)))
  })
})

describe('cloth in a body', () => {
  const floor = {
    positions: Float64Array.from(
      { length: 300 },
      (_, at) => [(Math.floor(at / 3) % 10) * 0.01, 0, Math.floor(at / 30) * 0.01][at % 3] ?? 0,
    ),
    normals: Float64Array.from({ length: 300 }, (_, at) => (at % 3 === 1 ? 1 : 0)),
  }

  it('comes out of it, and what is free of it stays', () => {
    const points = Float64Array.of(0.05, -0.005, 0.05, 0.05, 0.02, 0.05, 2, -1, 2)
    pushOut(points, floor, { apart: 0.004, reach: 0.03, longest: 0.02 })
    expect([...points]).toEqual([0.05, 0.004, 0.05, 0.05, 0.02, 0.05, 2, -1, 2].map(value => expect.closeTo(value, 9)))
  })
})

describe('what frames have in common', () => {
  it('makes them again, of as many shapes as they are made of', () => {
    const random = seededRandom(5)
    const [one, other] = [0, 1].map(() => Float64Array.from({ length: 60 }, () => random() - 0.5))
    const frames = Array.from({ length: 20 }, (_, at) =>
      Float64Array.from(
        { length: 60 },
        (__, value) => Math.sin(at) * (one?.[value] ?? 0) + at * 0.1 * (other?.[value] ?? 0),
      ),
    )
    const found = principalShapes(frames, 10, 1e-6)
    expect(found.shapes).toHaveLength(2)
    for (const [at, frame] of frames.entries()) {
      const made = frame.map((_, value) =>
        found.shapes.reduce(
          (sum, shape, index) => sum + (shape[value] ?? 0) * (found.frames[at]?.[index] ?? 0),
          found.mean[value] ?? 0,
        ),
      )
      expect([...made]).toEqual([...frame].map(value => expect.closeTo(value, 5)))
    }
  })

  it('is all there is where nothing moves', () => {
    const still = principalShapes([Float64Array.of(1, 2, 3), Float64Array.of(1, 2, 3)], 4, 1e-6)
    expect(still).toMatchObject({ shapes: [], left: 0 })
    expect([...still.mean]).toEqual([1, 2, 3])
  })
})

describe('the hem of a leg whose inside follows both legs', () => {
  const count = 24
  /** Round the left thigh as it hangs, as far as the middle, where both legs carry it. */
  const places = Float64Array.from({ length: count * 3 }, (_, at) => {
    const turn = (2 * Math.PI * Math.floor(at / 3)) / count
    return [0.1 + 0.1 * Math.cos(turn), 0.68, 0.1 * Math.sin(turn)][at % 3] ?? 0
  })
  const [left, right] = [boneIndex('thighLeft'), boneIndex('thighRight')]
  const other = (at: number) => Math.round(127 * Math.max(0, 1 - (places[at * 3] ?? 0) / 0.03))
  const weights = {
    bones: Uint8Array.from({ length: count * 4 }, (_, at) => [left, right, 0, 0][at % 4] ?? 0),
    shares: Uint8Array.from({ length: count * 4 }, (_, at) => {
      const share = other(Math.floor(at / 4))
      return [255 - share, share, 0, 0][at % 4] ?? 0
    }),
  }
  const ends = Int32Array.from({ length: count * 2 }, (_, at) => (Math.floor(at / 2) + (at % 2)) % count)
  const sway = {
    ...{ points: Float32Array.from(places), weights, mean: new Float32Array(count * 3), shapes: [] },
    frames: Array.from({ length: 20 }, () => new Float32Array()),
  }
  const nobody = {
    ...{ positions: new Float32Array(), normals: new Float32Array() },
    ...{ bones: new Uint8Array(), shares: new Float32Array() },
  }
  const worn = { rest: places, weights, cloth: { vertexCount: count, springs: { ends } } }
  const settled = settleSway({ worn, skeleton, clip: jumping_jacks, skin: nobody, sway })
  const posed = (at: number, offsets: ArrayLike<number>) => {
    const pose = poseOf(skeleton, frameOf(jumping_jacks, (at / 20) * jumping_jacks.seconds))
    const moved = places.map((value, index) => value + (offsets[index] ?? 0))
    return carried(blendedMatrices(weights, boneMatrices(skeleton, pose)), moved)
  }
  const longest = (points: Float64Array) =>
    Math.max(
      ...Array.from({ length: count }, (_, at) => {
        const [a, b] = [at * 3, ((at + 1) % count) * 3]
        return Math.hypot(...[0, 1, 2].map(axis => (points[a + axis] ?? 0) - (points[b + axis] ?? 0)))
      }),
    )

  it('is no bar between them when they part', () => {
    const [before, after] = [posed(10, sway.mean), posed(10, settled.frames[10]?.offsets ?? [])]
    expect(longest(before)).toBeGreaterThan(0.05)
    expect(longest(after)).toBeLessThan(0.7 * longest(before))
    // What hung well stays.
    expect(after[0]).toBeCloseTo(before[0] ?? 0, 1)
  })

  it('sways on without a jump from its last frame to its first', () => {
    const far = settled.frames.map(({ offsets }, at) => {
      const next = settled.frames[(at + 1) % 20]?.offsets ?? offsets
      return Math.max(...offsets.map((value, index) => Math.abs(value - (next[index] ?? 0))))
    })
    expect(Math.max(...far)).toBeLessThan(0.09)
  })
})
