import { describe, expect, it } from 'vitest'
import { patchesOf } from '../../../engine/avatar/clothPatches.ts'
import {
  type BodyPoints,
  type BoundWeights,
  boneIndex,
  boneNames,
  clothWeights,
  shirtFollows,
} from '../../../engine/avatar/index.ts'

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

const same = { boneOf: (bone: number) => bone, along: 0 }

const shareOf = (bone: number, { bones, shares }: BoundWeights, point: number): number =>
  shares[point * 4 + bones.subarray(point * 4, point * 4 + 4).indexOf(bone)] ?? 0

describe('cloth on a moving body', () => {
  it('goes with the skin that faces its way, and not with the arm beside it', () => {
    const cloth = { positions: Float32Array.of(0.175, 1.2, 0), normals: Float32Array.of(1, 0, 0), links: [] }
    const { bones, shares } = clothWeights(bodyOf(0.05), cloth, same)
    expect(bones[0]).toBe(chest)
    expect(shares[0]).toBeGreaterThan(220)
  })

  it('follows arm and flank where it hangs far from both, so that it makes no wing when the arm goes up', () => {
    const across = [0.22, 0.23, 0.24]
    const cloth = {
      positions: Float32Array.from(across.flatMap(x => [x, 1.2, 0])),
      normals: Float32Array.from(across.flatMap(() => [0, 0, 1])),
      links: [0, 1, 1, 2],
    }
    const weights = clothWeights(bodyOf(0.16), cloth, same)
    const ofArm = across.map((_, point) => shareOf(arm, weights, point))
    expect(ofArm[1]).toBeCloseTo(127.5, -1)
    expect(Math.min(...ofArm)).toBeGreaterThan(45)
    expect(Math.max(...ofArm)).toBeLessThan(210)
  })

  it('follows no arm where it has no sleeves: a raised one would draw the edge of the armhole along', () => {
    const cloth = { positions: Float32Array.of(0.19, 1.2, 0), normals: Float32Array.of(-1, 0, 0), links: [] }
    const bonesOf = (panels: readonly string[]) => {
      const { bones, shares } = clothWeights(bodyOf(0.05), cloth, shirtFollows(panels))
      return [...bones].filter((_, at) => (shares[at] ?? 0) > 0)
    }
    expect(bonesOf(['front', 'back', 'sleeveLeft', 'sleeveRight'])).toContain(arm)
    expect(bonesOf(['front', 'back'])).not.toContain(arm)
    expect(bonesOf(['front', 'back'])).toContain(boneIndex('clavicleLeft'))
  })

  it('draws a loose flank up with a raised arm little by little, and no piece of it alone', () => {
    const heights = Array.from({ length: 40 }, (_, at) => 1 + at * 0.01)
    const cloth = {
      positions: Float32Array.from(heights.flatMap(y => [0.23, y, 0])),
      // Above a fold it faces the flank, and goes with the arm behind it.
      normals: Float32Array.from(heights.flatMap(y => [y < 1.2 ? 1 : -1, 0, 0])),
      links: heights.slice(1).flatMap((_, at) => [at, at + 1]),
    }
    const stepsOf = (along: number) => {
      const weights = clothWeights(bodyOf(0.16), cloth, { ...same, along })
      const ofArm = heights.map((_, point) => shareOf(arm, weights, point))
      return ofArm.slice(1).map((share, at) => Math.abs(share - (ofArm[at] ?? 0)))
    }
    expect(Math.max(...stepsOf(0))).toBeGreaterThan(50)
    expect(Math.max(...stepsOf(0.1))).toBeLessThan(25)
  })

  it('does not break where a fifth bone takes the place of the fourth', () => {
    const bones = boneNames.slice(0, 10).map((_, bone) => bone)
    const body = {
      positions: Float32Array.from(bones.flatMap((_, at) => [0.1, 1 + at * 0.01, 0])),
      normals: Float32Array.from(bones.flatMap(() => [1, 0, 0])),
      bones: Uint8Array.from(bones.flatMap(bone => [bone, 0, 0, 0])),
      shares: Float32Array.from(bones.flatMap(() => [1, 0, 0, 0])),
    }
    const points = Array.from({ length: 100 }, (_, at) => 1 + at * 0.001)
    const cloth = {
      positions: Float32Array.from(points.flatMap(y => [0.12, y, 0])),
      normals: Float32Array.from(points.flatMap(() => [1, 0, 0])),
      links: points.slice(1).flatMap((_, at) => [at, at + 1]),
    }
    const weights = clothWeights(body, cloth, same)
    const steps = points.slice(1).map((_, at) => {
      const changes = bones.map(bone => Math.abs(shareOf(bone, weights, at + 1) - shareOf(bone, weights, at)))
      return Math.max(...changes)
    })
    expect(Math.max(...steps)).toBeLessThan(32)
  })

  it('takes layers that lie on each other as one, and not a sleeve that lies on the flank', () => {
    const cloth = {
      positions: Float32Array.of(0.2, 1.2, 0, 0.202, 1.2, 0, 0.204, 1.2, 0),
      normals: Float32Array.of(1, 0, 0, 0.98, 0.2, 0, -1, 0, 0),
      links: [],
    }
    const { of } = patchesOf(cloth)
    expect(of[1]).toBe(of[0])
    expect(of[2]).not.toBe(of[0])
  })

  it('moves as one where two panels meet', () => {
    const cloth = {
      positions: Float32Array.of(0.17, 1.25, 0.01, 0.17, 1.25, 0.01),
      normals: Float32Array.of(0.9, 0.3, 0.3, 0.9, 0.3, 0.3),
      links: [],
    }
    const { bones, shares } = clothWeights(bodyOf(0.05), cloth, same)
    expect([...bones.subarray(0, 4)]).toEqual([...bones.subarray(4)])
    expect([...shares.subarray(0, 4)]).toEqual([...shares.subarray(4)])
    expect(shares.subarray(0, 4).reduce((sum, share) => sum + share, 0)).toBe(255)
  })

  it('gives a bone’s share to the one that stands for it, as for a shirt over a thigh', () => {
    const body = bodyOf(0.05)
    const cloth = { positions: Float32Array.of(0.16, 1.2, 0), normals: Float32Array.of(1, 0, 0), links: [] }
    const legs = { ...body, bones: body.bones.map(bone => (bone === chest ? thigh : bone)) }
    const { bones } = clothWeights(legs, cloth, {
      ...same,
      boneOf: bone => (bone === thigh ? pelvis : bone),
    })
    expect([...bones]).not.toContain(thigh)
    expect(bones[0]).toBe(pelvis)
  })

  it('follows somebody even where it hangs far off the body', () => {
    const cloth = { positions: Float32Array.of(0.32, 1.2, 0.05), normals: Float32Array.of(1, 0, 0), links: [] }
    const { shares } = clothWeights(bodyOf(0.05), cloth, same)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(255)
  })
})
