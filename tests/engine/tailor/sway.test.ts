import { describe, expect, it } from 'vitest'
import { boneIndex, clips, createSkeleton, frameOf, poseOf } from '../../../engine/avatar/index.ts'
import { seededRandom } from '../../../engine/geometry/seededRandom.ts'
import { blendedMatrices, boneMatrices, carried, inverseMatrices } from '../../../engine/tailor/sway/carriage.ts'
import { principalShapes } from '../../../engine/tailor/sway/principalShapes.ts'
import { pushOut } from '../../../engine/tailor/sway/pushOut.ts'
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
