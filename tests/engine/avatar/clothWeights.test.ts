import { describe, expect, it } from 'vitest'
import { type BodyPoints, boneIndex, clothWeights, shirtBone } from '../../../engine/avatar/index.ts'

const arm = boneIndex('armLeft')
const chest = boneIndex('chest')
const thigh = boneIndex('thighLeft')
const pelvis = boneIndex('pelvis')

/** Rows of points up the flank (facing left) and down the inside of an arm (facing right), so many metres apart. */
function bodyOf(gap: number): BodyPoints {
  const rows = Array.from({ length: 40 }, (_, at) => 1 + at * 0.01)
  const points = rows.flatMap(y => [
    { at: [0.15, y, 0], facing: [1, 0, 0], bone: chest },
    { at: [0.15 + gap, y, 0], facing: [-1, 0, 0], bone: arm },
  ])
  return {
    positions: Float32Array.from(points.flatMap(({ at }) => at)),
    normals: Float32Array.from(points.flatMap(({ facing }) => facing)),
    bones: Uint8Array.from(points.flatMap(({ bone }) => [bone, 0, 0, 0])),
    shares: Float32Array.from(points.flatMap(() => [1, 0, 0, 0])),
  }
}

const same = (bone: number) => bone

describe('cloth on a moving body', () => {
  it('goes with the skin that faces its way, and not with the arm beside it', () => {
    const cloth = { positions: Float32Array.of(0.175, 1.2, 0), normals: Float32Array.of(1, 0, 0) }
    const { bones, shares } = clothWeights(bodyOf(0.05), cloth, same)
    expect(bones[0]).toBe(chest)
    expect(shares[0]).toBeGreaterThan(220)
  })

  it('follows arm and flank where it hangs far from both, so that it makes no wing when the arm goes up', () => {
    const across = [0.22, 0.23, 0.24]
    const cloth = {
      positions: Float32Array.from(across.flatMap(x => [x, 1.2, 0])),
      normals: Float32Array.from(across.flatMap(() => [0, 0, 1])),
    }
    const { bones, shares } = clothWeights(bodyOf(0.16), cloth, same)
    const ofArm = across.map(
      (_, point) => shares[point * 4 + bones.subarray(point * 4, point * 4 + 4).indexOf(arm)] ?? 0,
    )
    expect(ofArm[1]).toBeCloseTo(127.5, -1)
    expect(Math.min(...ofArm)).toBeGreaterThan(45)
    expect(Math.max(...ofArm)).toBeLessThan(210)
  })

  it('follows no arm where it has no sleeves: a raised one would draw the edge of the armhole along', () => {
    const cloth = { positions: Float32Array.of(0.19, 1.2, 0), normals: Float32Array.of(-1, 0, 0) }
    const bonesOf = (panels: readonly string[]) => {
      const { bones, shares } = clothWeights(bodyOf(0.05), cloth, shirtBone(panels))
      return [...bones].filter((_, at) => (shares[at] ?? 0) > 0)
    }
    expect(bonesOf(['front', 'back', 'sleeveLeft', 'sleeveRight'])).toContain(arm)
    expect(bonesOf(['front', 'back'])).not.toContain(arm)
    expect(bonesOf(['front', 'back'])).toContain(boneIndex('clavicleLeft'))
  })

  it('moves as one where two panels meet', () => {
    const cloth = {
      positions: Float32Array.of(0.17, 1.25, 0.01, 0.17, 1.25, 0.01),
      normals: Float32Array.of(0.9, 0.3, 0.3, 0.9, 0.3, 0.3),
    }
    const { bones, shares } = clothWeights(bodyOf(0.05), cloth, same)
    expect([...bones.subarray(0, 4)]).toEqual([...bones.subarray(4)])
    expect([...shares.subarray(0, 4)]).toEqual([...shares.subarray(4)])
    expect(shares.subarray(0, 4).reduce((sum, share) => sum + share, 0)).toBe(255)
  })

  it('gives a bone’s share to the one that stands for it, as for a shirt over a thigh', () => {
    const body = bodyOf(0.05)
    const cloth = { positions: Float32Array.of(0.16, 1.2, 0), normals: Float32Array.of(1, 0, 0) }
    const legs = { ...body, bones: body.bones.map(bone => (bone === chest ? thigh : bone)) }
    const { bones } = clothWeights(legs, cloth, bone => (bone === thigh ? pelvis : bone))
    expect([...bones]).not.toContain(thigh)
    expect(bones[0]).toBe(pelvis)
  })

  it('follows somebody even where it hangs far off the body', () => {
    const cloth = { positions: Float32Array.of(0.32, 1.2, 0.05), normals: Float32Array.of(1, 0, 0) }
    const { shares } = clothWeights(bodyOf(0.05), cloth, same)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(255)
  })
})
