import { describe, expect, it } from 'vitest'
import { asymmetryOf } from '../../../engine/tailor/gates/asymmetry.ts'
import { bakeLimits, whyNotShipped } from '../../../engine/tailor/gates/bakeGates.ts'
import { countCrossings } from '../../../engine/tailor/gates/crossings.ts'
import { highStretch, principalStretches } from '../../../engine/tailor/gates/principalStretch.ts'

/** A sheet of 200 by 200 mm in squares of 10 mm, hung by `hang` from its millimetres. */
function sheet(panel: string, hang: (x: number, y: number) => readonly [number, number, number]) {
  const side = 21
  const flat: number[] = []
  const positions: number[] = []
  const triangles: number[] = []
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [column * 10 - 100, row * 10]
      flat.push(x, y)
      positions.push(...hang(x, y).map(mm => mm / 1000))
      const at = row * side + column
      if (row < side - 1 && column < side - 1) triangles.push(at, at + side, at + 1, at + 1, at + side, at + side + 1)
    }
  }
  return { panel, flat, positions, triangles }
}

describe('principal stretch', () => {
  it('is 1 where cloth hangs as it lies, however it is turned and bent', () => {
    const bent = sheet('front', (x, y) => [100 * Math.sin(x / 100), y, 100 * Math.cos(x / 100)])
    expect(highStretch([bent])).toBeCloseTo(1, 2)
  })

  it('is that of the longest diameter of a printed circle, in whatever direction', () => {
    expect(highStretch([sheet('front', (x, y) => [x * 1.2, y * 0.9, 0])])).toBeCloseTo(1.2, 6)
    const sheared = principalStretches(sheet('front', (x, y) => [x + y * 0.3, y, 0]))
    expect(Math.max(...sheared)).toBeCloseTo(1.161, 3)
  })
})

describe('crossings', () => {
  const flatSheet = sheet('front', (x, y) => [x, y, 0])

  it('are none in one sheet, and none between pieces that are sewn', () => {
    const beside = sheet('back', (x, y) => [x + 200, y, 0])
    expect(countCrossings([flatSheet, beside])).toBe(0)
  })

  it('are found where a sheet passes through another', () => {
    const through = sheet('back', (x, y) => [x + 3, y, x - 20])
    expect(countCrossings([flatSheet, through])).toBeGreaterThan(20)
  })
})

describe('asymmetry', () => {
  it('is none where left mirrors right', () => {
    const left = sheet('legLeft', (x, y) => [x + 120, y, x * 0.1])
    const right = sheet('legRight', (x, y) => [x - 120, y, -x * 0.1])
    expect(asymmetryOf([left, right])).toBeCloseTo(0, 6)
  })

  it('is how far a panel hangs from its own mirror image, in mm', () => {
    expect(asymmetryOf([sheet('front', (x, y) => [x + 4, y, 0])])).toBeCloseTo(8, 6)
  })
})

describe('whyNotShipped', () => {
  const sound = { ...bakeLimits }

  it('has nothing to say of a sound bake', () => {
    expect(whyNotShipped(sound)).toEqual([])
  })

  it('says that a bake has not come to rest', () => {
    expect(whyNotShipped({ ...sound, speedAtRest: 0.02 })).toEqual([
      'it has not come to rest: speedAtRest is 0.02, at most 0.004',
    ])
  })

  it('refuses cloth that had to be pushed out of the body', () => {
    expect(whyNotShipped({ ...sound, verticesCaught: 56 })).toEqual([
      'cloth was pushed out of the body, which tears its folds: verticesCaught is 56, at most 0',
    ])
  })

  it('names every gate that fails, and those that were not measured', () => {
    const { crossings: _, ...unmeasured } = { ...sound, stretch99: Number.NaN }
    expect(whyNotShipped(unmeasured)).toEqual([
      expect.stringContaining('the print is stretched'),
      expect.stringContaining('cloth passes through cloth'),
    ])
  })
})
