import { describe, expect, it } from 'vitest'
import {
  boneIndex,
  clothBoxOf,
  readSway,
  type Sway,
  spreaderOf,
  spreadSway,
  swayAt,
} from '../../../engine/avatar/index.ts'
import { writeSway } from '../../../engine/avatar/swayFile.ts'

const [chest, arm] = [boneIndex('chest'), boneIndex('armLeft')]

const weightsOf = (bones: readonly number[]) => ({
  bones: Uint8Array.from(bones.flatMap(bone => [bone, 0, 0, 0])),
  shares: Uint8Array.from(bones.flatMap(() => [255, 0, 0, 0])),
})

/** A sheet of points 2 cm apart that hangs in front of the chest; `width` × `height` of them. */
function sheetOf(width: number, height: number, step = 0.02) {
  const points = Array.from({ length: width * height }, (_, at) => [
    (at % width) * step,
    1 + Math.floor(at / width) * step,
    0.1,
  ])
  return { points: Float32Array.from(points.flat()), weights: weightsOf(points.map(() => chest)) }
}

function swayOf(part: Partial<Sway>): Sway {
  const { points, weights } = sheetOf(3, 3)
  const mean = new Float32Array(points.length)
  return { points, weights, mean, shapes: [], frames: [new Float32Array()], ...part }
}

describe('how cloth sways', () => {
  const up = Float32Array.from({ length: 27 }, (_, at) => (at % 3 === 1 ? 0.1 : 0))
  const sway = swayOf({ shapes: [up], frames: [0, 1, 0.5, 0].map(much => Float32Array.of(much)) })

  it('goes from frame to frame, and from the last to the first', () => {
    const into = new Float32Array(27)
    const heightAt = (share: number) => {
      swayAt(sway, share, into)
      return into[1]
    }
    expect([0, 0.125, 0.25, 0.5, 1, 1.25, -0.75].map(heightAt)).toEqual(
      [0, 0.05, 0.1, 0.05, 0, 0.1, 0.1].map(value => expect.closeTo(value, 6)),
    )
  })

  it('is read as it was written, to a tenth of a millimetre', () => {
    const written = swayOf({
      mean: Float32Array.from({ length: 27 }, (_, at) => at / 1000),
      shapes: [up, up.map(value => -value / 3)],
      frames: [Float32Array.of(0.2, -1), Float32Array.of(0.7, 3)],
    })
    const read = readSway(writeSway(written))
    expect(read.weights).toEqual(written.weights)
    const [one, other] = [new Float32Array(27), new Float32Array(27)]
    for (const share of [0, 0.3, 0.5]) {
      swayAt(written, share, one)
      swayAt(read, share, other)
      expect([...other]).toEqual([...one].map(value => expect.closeTo(value, 3)))
    }
  })

  const corrections = {
    points: Uint16Array.of(2, 7),
    frames: [0, 100, -50, 0].map(steps => Int8Array.of(0, steps, 0, steps, 0, 0)),
  }

  it('is corrected at the points that are named, and half as much half way to where nothing is', () => {
    const read = readSway(writeSway({ ...sway, corrections }))
    expect(read.corrections).toEqual(corrections)
    const [plain, corrected] = [new Float32Array(27), new Float32Array(27)]
    for (const [share, moved] of [
      [0.125, 0.01],
      [0.25, 0.02],
      [0.5, -0.01],
      [0.75, 0],
    ] as const) {
      swayAt(sway, share, plain)
      swayAt(read, share, corrected)
      const wanted = plain.map((value, at) => (at === 7 || at === 21 ? value + moved : value))
      expect([...corrected]).toEqual([...wanted].map(value => expect.closeTo(value, 6)))
    }
  })

  it('refuses corrections of a point that is not there, and corrections that are cut short', () => {
    const file = writeSway({ ...sway, corrections })
    expect(() =>
      readSway(writeSway({ ...sway, corrections: { ...corrections, points: Uint16Array.of(2, 9) } })),
    ).toThrow('no sway')
    expect(() => readSway(file.slice(0, -1))).toThrow('no sway')
    // As much as one of the points takes.
    expect(() => readSway(file.slice(0, -14))).toThrow('no sway')
  })

  it('refuses a file that is cut short or of another kind', () => {
    const file = writeSway(sway)
    expect(() => readSway(file.slice(0, -1))).toThrow('no sway')
    expect(() => readSway(new TextEncoder().encode('glTF and so on, a mesh'))).toThrow('no sway')
    expect(() => readSway(new Uint8Array())).toThrow('no sway')
  })
})

describe('finer cloth', () => {
  it('sways evenly between the points of a sway', () => {
    const coarse = sheetOf(9, 9)
    const fine = sheetOf(17, 17, 0.01)
    const spread = spreaderOf(coarse, clothBoxOf(fine.points))({ positions: fine.points, weights: fine.weights })
    // Leaned: the higher a point, the farther it is forwards.
    const leaned = coarse.points.map((_, at) => (at % 3 === 2 ? ((coarse.points[at - 1] ?? 0) - 1) / 4 : 0))
    const moved = new Float32Array(fine.points.length)
    spreadSway(spread, leaned, moved)
    for (let at = 2; at < moved.length; at += 3) {
      expect(moved[at]).toBeCloseTo(((fine.points[at - 1] ?? 0) - 1) / 4, 3)
    }
  })

  it('of another size takes the sway of the same place', () => {
    const coarse = sheetOf(5, 5)
    const larger = sheetOf(5, 5, 0.03)
    const spread = spreaderOf(coarse, clothBoxOf(larger.points))({ positions: larger.points, weights: larger.weights })
    const shifted = coarse.points.map((value, at) => (at % 3 === 0 ? value / 10 : 0))
    const moved = new Float32Array(larger.points.length)
    spreadSway(spread, shifted, moved)
    expect([...moved]).toEqual([...shifted].map(value => expect.closeTo(value, 3)))
  })

  it('of a sleeve does not sway with the flank beside it', () => {
    const flank = sheetOf(6, 6)
    const sleeve = { ...flank, weights: weightsOf(Array.from({ length: 36 }, () => arm)) }
    const both = {
      points: Float32Array.from([...flank.points, ...sleeve.points.map((value, at) => (at % 3 === 2 ? 0.115 : value))]),
      weights: {
        bones: Uint8Array.from([...flank.weights.bones, ...sleeve.weights.bones]),
        shares: Uint8Array.from([...flank.weights.shares, ...sleeve.weights.shares]),
      },
    }
    const cloth = { positions: Float32Array.of(0.05, 1.05, 0.108), weights: weightsOf([arm]) }
    const { points, shares } = spreaderOf(both, clothBoxOf(both.points))(cloth)
    const ofFlank = [...points].reduce((sum, point, at) => sum + (point < 36 ? Math.abs(shares[at] ?? 0) : 0), 0)
    expect(ofFlank).toBeLessThan(0.01)
  })
})
