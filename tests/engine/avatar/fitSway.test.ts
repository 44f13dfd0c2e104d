import { describe, expect, it } from 'vitest'
import {
  boneIndex,
  clothBoxOf,
  fitSway,
  type Sway,
  spreaderOf,
  spreadSway,
  swayAt,
} from '../../../engine/avatar/index.ts'

const chest = boneIndex('chest')

/** A sheet `step` m apart, `count` × `count`, upright at a depth. */
function sheetOf(count: number, step: number, depth: number): Float32Array {
  const at = (point: number) => [(point % count) * step, 1 + Math.floor(point / count) * step, depth]
  return Float32Array.from(Array.from({ length: count * count }, (_, point) => at(point)).flat())
}

const weightsOf = (points: Float32Array) => ({
  bones: Uint8Array.from({ length: (points.length / 3) * 4 }, (_, at) => (at % 4 === 0 ? chest : 0)),
  shares: Uint8Array.from({ length: (points.length / 3) * 4 }, (_, at) => (at % 4 === 0 ? 255 : 0)),
})

/** Swings 2 cm to and fro, points 2 cm apart. */
const points = sheetOf(6, 0.02, 0)
const sway: Sway = {
  ...{ points, weights: weightsOf(points), mean: new Float32Array(points.length) },
  shapes: [points.map((_, at) => (at % 3 === 2 ? 1 : 0))],
  frames: [0, 0.02].map(much => Float32Array.of(much)),
}
const positions = sheetOf(21, 0.005, 0)
const spread = spreaderOf(sway, clothBoxOf(positions))({ positions, weights: weightsOf(positions) })

/** Skin that faces forwards, points 4 mm apart, with a bulge in the middle. */
function skinAt(depth: number, bulge = 0) {
  const skin = sheetOf(26, 0.004, depth)
  for (let at = 0; at < skin.length; at += 3) {
    const away = Math.hypot((skin[at] ?? 0) - 0.05, (skin[at + 1] ?? 0) - 1.05)
    skin[at + 2] = depth + Math.max(0, bulge * (1 - away / 0.04))
  }
  return { positions: skin, normals: skin.map((_, at) => (at % 3 === 2 ? 1 : 0)) }
}

function fittedTo(skin: ReturnType<typeof skinAt>): { readonly sway: Sway; readonly pauses: number } {
  const work = fitSway(sway, [{ positions, spread }], skin)
  for (let pauses = 0; ; pauses++) {
    const { done, value } = work.next()
    if (done) return { sway: value, pauses }
  }
}

/** Depths of the drawn points, in mm, when a share of the clip is over. */
function depthsAt(shown: Sway, share: number): readonly number[] {
  const [coarse, fine] = [new Float32Array(shown.mean.length), new Float32Array(positions.length)]
  swayAt(shown, share, coarse)
  spreadSway(spread, coarse, fine)
  return [...fine].filter((_, at) => at % 3 === 2).map(value => 1000 * value)
}

describe('a sway that is fitted', () => {
  it('lies outside the skin, and swings as far as before', () => {
    const { sway: fitted } = fittedTo(skinAt(0.01))
    for (const depth of depthsAt(fitted, 0)) expect(depth).toBeCloseTo(10.5, 2)
    for (const depth of depthsAt(fitted, 0.5)) expect(depth).toBeCloseTo(30.5, 2)
  })

  it('gives way where the body is thicker, and nowhere else', () => {
    const depths = depthsAt(fittedTo(skinAt(-0.001, 0.008)).sway, 0)
    expect(depths[10 * 21 + 10]).toBeGreaterThan(6)
    for (const corner of [0, 20, 420, 440]) expect(Math.abs(depths[corner] ?? 9)).toBeLessThan(0.2)
  })

  it.each([
    ['that cloth lies outside of', skinAt(-0.004)],
    ['that is far from the cloth', skinAt(0.05)],
    ['without points', { positions: new Float32Array(), normals: new Float32Array() }],
  ])('is as it was beside skin %s', (_, skin) => {
    expect(fittedTo(skin).sway).toEqual(sway)
  })

  it('leaves the sway that it was given as it is, and pauses between its pieces', () => {
    const { pauses } = fittedTo(skinAt(0.01))
    expect(sway.mean.every(value => value === 0)).toBe(true)
    expect(pauses).toBeGreaterThan(5)
  })
})
