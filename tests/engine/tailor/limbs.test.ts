import { describe, expect, it } from 'vitest'
import { type BoneName, boneIndex, createSkeleton } from '../../../engine/avatar/index.ts'
import { unturned } from '../../../engine/avatar/rotation.ts'
import { boneMatrices } from '../../../engine/tailor/sway/carriage.ts'
import { limbsOf } from '../../../engine/tailor/sway/limbs.ts'
import { movedLimbs, pushOffLimbs } from '../../../engine/tailor/sway/pushOffLimbs.ts'
import { joints } from '../../support/wearer.ts'

const skeleton = createSkeleton(joints)
const radius = 0.04
/** An upright forearm of skin. */
const [along, turns] = [16, 16]
const middle = 0.35
const skin = {
  positions: Float32Array.from({ length: along * turns * 3 }, (_, at) => {
    const [point, turn] = [Math.floor(at / 3), (2 * Math.PI * (Math.floor(at / 3) % turns)) / turns]
    return (
      [middle + radius * Math.cos(turn), 0.8 + 0.02 * Math.floor(point / turns), radius * Math.sin(turn)][at % 3] ?? 0
    )
  }),
  normals: Float32Array.from({ length: along * turns * 3 }, (_, at) => {
    const turn = (2 * Math.PI * (Math.floor(at / 3) % turns)) / turns
    return [Math.cos(turn), 0, Math.sin(turn)][at % 3] ?? 0
  }),
  bones: Uint8Array.from({ length: along * turns * 4 }, () => boneIndex('foreLeft')),
  shares: Float32Array.from({ length: along * turns * 4 }, (_, at) => (at % 4 === 0 ? 1 : 0)),
}

/** Where the arm has come nearer to the trunk by so much, in m. */
const bonesAt = (nearer: number) =>
  boneMatrices(skeleton, {
    turns: skeleton.bones.map(() => unturned),
    places: skeleton.bones.map(({ name, from: [x, y, z] }) => [name === 'foreLeft' ? x - nearer : x, y, z]),
  })

/** Cloth beside the arm, in its way, that follows a bone, after the arm has come 12 cm nearer in a quarter of a second. */
function clothAfter(bone: BoneName, places: readonly number[]): Float64Array {
  const cloth = Float64Array.from(places)
  const count = places.length / 3
  const weights = {
    bones: Uint8Array.from({ length: count * 4 }, () => boneIndex(bone)),
    shares: Uint8Array.from({ length: count * 4 }, (_, at) => (at % 4 === 0 ? 255 : 0)),
  }
  const limbs = limbsOf(skin, { weights })
  for (let frame = 0; frame < 15; frame++) {
    const moved = movedLimbs(limbs, cloth, { from: bonesAt(frame * 0.008), to: bonesAt((frame + 1) * 0.008) })
    for (let step = 1; step <= 8; step++) pushOffLimbs(cloth, moved, step / 8)
  }
  return cloth
}

describe('an arm that comes down upon cloth', () => {
  const flank = [0.27, 0.9, 0.01, 0.26, 0.95, -0.01, 0.25, 1, 0.004]

  it('pushes a flank before it, out of its skin', () => {
    const pushed = clothAfter('pelvis', flank)
    for (let at = 0; at < pushed.length; at += 3) {
      const [x, z] = [(pushed[at] ?? 0) - (middle - 0.12), pushed[at + 2] ?? 0]
      expect(x).toBeLessThan(0)
      expect(Math.hypot(x, z)).toBeGreaterThan(0.95 * radius)
      expect(Math.hypot(x, z)).toBeLessThan(1.3 * radius)
    }
  })

  it('does not push its own sleeve, nor what is out of its way', () => {
    expect([...clothAfter('foreTwistLeft', flank)]).toEqual(flank)
    const away = [0.1, 0.9, 0, 0.27, 1.3, 0]
    expect([...clothAfter('chest', away)]).toEqual(away)
  })
})
